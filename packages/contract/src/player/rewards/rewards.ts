/** What a bonus or a deposit asks for: how much is still to be staked, and giving a bonus up. */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import {
  about,
  instant,
  memberId,
  moneyOutput,
  page,
  pageInput,
  rangeInput,
} from "../../schemas.ts";

const tag = "rewards";

/** What made the requirement: a deposit, a bonus, a reward in cash, a rebate, a commission. */
export const requirementKinds = [
  "deposit",
  "bonus",
  "reward",
  "rebate",
  "commission",
  "other",
] as const;

export const requirement = z.object({
  id: z.string(),
  part: about(
    z.enum(["cash", "bonus"]),
    "Cash before it may be withdrawn; a bonus before it becomes cash.",
  ),
  kind: z.enum(requirementKinds),
  reference: about(z.string(), "What it belongs to: `deposit:<order_no>`, `reward:<id>`."),
  required: moneyOutput,
  counted: about(
    moneyOutput,
    "Staked toward it, by the games' weights; the oldest requirement is served first.",
  ),
  waived: about(
    moneyOutput,
    "No longer asked for: the bonus was lost or given up, or the turnover was waived.",
  ),
  remaining: moneyOutput,
  opened_at: instant,
  closed_at: z.nullable(instant),
});

export const coverHistory = memberCall(tag, {
  method: "POST",
  path: "/api/cover/history",
  repeatable: true,
  summary: "Every turnover that was asked for, what has counted toward it and when it was done",
  input: z.object({
    member_id: z.optional(memberId),
    ...rangeInput,
    ...pageInput,
  }),
  output: z.extend(page(requirement), {
    total_required: about(moneyOutput, "Of those that began in the range."),
    total_counted: moneyOutput,
    owed: about(
      moneyOutput,
      "Still to be staked by now, whatever the range: for cash and for the bonus together.",
    ),
    owed_for_cash: moneyOutput,
    owed_for_bonus: moneyOutput,
    bonus: about(moneyOutput, "The bonus that is being played."),
    is_complete: about(z.boolean(), "False: a very long history is still being read; ask again."),
  }),
  examples: [{ range: "last7days", page: 1, limit: 20 }, {}],
});

export const giveUpBonus = memberCall(tag, {
  method: "POST",
  path: "/api/cover/forfeit",
  summary: "Gives the bonus up that is being played, with all that it owes, to get at the cash",
  input: z.object({ member_id: z.optional(memberId) }),
  output: z.object({
    forfeited: moneyOutput,
    waived: about(moneyOutput, "Turnover that is no longer owed."),
  }),
  errors: ["rewards.no_bonus", "rewards.bonus_at_play"],
  idempotent: true,
  examples: [{}],
});

// ---------------------------------------------------------------- a bonus begins with a yes

/** Where a bonus comes from that waits for its player. */
export const waitingKinds = ["daily-wheel", "lottery-wheel", "campaign", "race", "manual"] as const;

export const waitingBonus = z.object({
  id: z.uuid(),
  kind: z.enum(waitingKinds),
  amount: moneyOutput,
  turnover_required: about(moneyOutput, "What has to be staked before it becomes cash."),
  expires_at: about(
    z.nullable(instant),
    "Whoever has not accepted it by then does not want it; null: no time runs.",
  ),
});

export const waitingBonuses = memberCall(tag, {
  method: "POST",
  path: "/api/bonus/waiting",
  repeatable: true,
  summary: "Bonuses that were won or given and that begin when the player accepts them",
  input: z.object({ member_id: z.optional(memberId) }),
  output: z.object({ list: z.array(waitingBonus) }),
  examples: [{}],
});

export const acceptBonus = memberCall(tag, {
  method: "POST",
  path: "/api/bonus/accept",
  summary: "Accepts one of them: from now on it is played. Sent again, it is the same answer",
  input: z.object({ member_id: z.optional(memberId), id: z.uuid() }),
  output: z.object({ amount: moneyOutput, turnover_required: moneyOutput }),
  errors: ["rewards.not_found", "rewards.expired", "rewards.forfeited", "rewards.account_blocked"],
  idempotent: true,
  examples: [{ id: "0192f0c1-7a4e-7c3b-9f53-2c1f6f6b1a10" }],
});
