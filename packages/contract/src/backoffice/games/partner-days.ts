/** The bets and wins of each day as we have them and as a partner has them. */
import * as z from "zod/mini";
import { about, day, instant } from "../../schemas.ts";
import { keysetInput, keysetPage, memberReference, reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const partnerDifferenceKinds = ["only_ours", "only_theirs", "amount", "state"] as const;

/** Partners count below the centavo. */
export const unitsOutput = z.string().check(z.regex(/^-?\d{1,14}\.\d{2,5}$/));

const partner = text(40).check(z.minLength(1));
const partnerDay = { partner, day: about(day, "By the partner's clock: UTC.") };

const totals = {
  our_bets: unitsOutput,
  our_wins: unitsOutput,
  their_bets: unitsOutput,
  their_wins: unitsOutput,
};

export const partnerDayRow = z.object({
  partner: z.string(),
  day,
  matched_at: instant,
  unreadable: about(z.int(), "Rows of theirs that made no sense."),
  open_count: z.int(),
  settled_count: z.int(),
  ...totals,
});

export const partnerDifference = z.object({
  transaction_id: z.string(),
  kind: z.enum(partnerDifferenceKinds),
  movement: z.enum(["bet", "win"]),
  game: about(z.nullable(z.string()), "Its code."),
  round: z.nullable(z.string()),
  member: z.nullable(memberReference),
  ours: z.nullable(unitsOutput),
  theirs: z.nullable(unitsOutput),
  their_status: z.nullable(z.string()),
  found_at: instant,
  settled_at: z.nullable(instant),
  settled_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

export const partnerSum = z.object({
  game: z.string(),
  currency: z.string(),
  our_bet_count: z.int(),
  our_win_count: z.int(),
  their_bet_count: z.int(),
  their_win_count: z.int(),
  ...totals,
});

export const listPartnerDays = officeCall({
  method: "GET",
  path: "/backoffice/api/partners/days",
  permission: "payments.reconcile",
  summary: "Each day as we have it and as a partner has it, newest first.",
  input: z.object(keysetInput),
  output: keysetPage(partnerDayRow),
});

export const listPartnerDifferences = officeCall({
  method: "GET",
  path: "/backoffice/api/partners/days/differences",
  permission: "payments.reconcile",
  summary: "What differs on one day: only ours, only theirs, another amount, undone on one side.",
  input: z.object({ ...partnerDay, ...keysetInput }),
  output: keysetPage(partnerDifference),
  examples: [{ partner: "studio", day: "2026-11-20" }],
});

export const listPartnerSums = officeCall({
  method: "GET",
  path: "/backoffice/api/partners/days/sums",
  permission: "payments.reconcile",
  summary: "The sums of one day by game and currency, on both sides.",
  input: z.object(partnerDay),
  output: z.object({ list: z.array(partnerSum) }),
  examples: [{ partner: "studio", day: "2026-11-20" }],
});

export const matchPartnerDay = officeCall({
  method: "POST",
  path: "/backoffice/api/partners/days/run",
  permission: "payments.reconcile",
  summary: "Compares a day with a partner again. What was settled stays settled.",
  input: z.object(partnerDay),
  output: partnerDayRow,
  errors: ["common.not_found", "rounds.studio_unreachable"],
  examples: [{ partner: "studio", day: "2026-11-20" }],
});

export const settlePartnerDifference = officeCall({
  method: "POST",
  path: "/backoffice/api/partners/days/settle",
  permission: "payments.reconcile",
  summary: "Says how a difference was settled; it counts as settled from then on.",
  input: z.object({ ...partnerDay, transaction_id: text(300).check(z.minLength(1)), reason }),
  output: z.object({ settled: z.boolean() }),
  errors: ["backoffice.difference_not_found"],
  examples: [
    { partner: "studio", day: "2026-11-20", transaction_id: "T1", reason: "They booked it again" },
  ],
});
