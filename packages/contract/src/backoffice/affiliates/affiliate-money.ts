/** What affiliates earn, at the desk: deals, the book, statements, and where they are asked. */
import * as z from "zod/mini";
import { dealTerms, entryKinds, postbackKinds, statementStates } from "../../affiliates.ts";
import { about, count, id, instant, moneyInput, moneyOutput } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { keysetInput, keysetPage, orderNo, pendingApproval, reason, text } from "../shapes.ts";

const month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));
const missing = ["backoffice.affiliate_not_found"] as const;
const waiting = ["backoffice.approval_waiting"] as const;

export const setDeal = officeCall({
  method: "POST",
  path: "/backoffice/api/affiliates/deals/set",
  permission: "affiliates.money",
  summary: "Asks for the next version of a deal; a second person has to agree",
  input: z.object({
    affiliate_id: id,
    month: about(month, "The first may hold from this month on, later ones from the next."),
    terms: dealTerms,
    reason,
  }),
  output: z.object({ approval: pendingApproval }),
  errors: [...missing, ...waiting, "backoffice.affiliate_deal_month", "backoffice.affiliate_deal"],
  examples: [
    {
      affiliate_id: 999_999_999,
      month: "2026-11",
      terms: {
        cpa: {
          amountCentavos: 10_000,
          depositFromCentavos: 5_000,
          stakeFromCentavos: 10_000,
          withinDays: 30,
        },
        share: null,
      },
      reason: "As agreed",
    },
  ],
});

const entry = z.object({
  entry_id: z.int(),
  month,
  kind: z.enum(entryKinds),
  amount: moneyOutput,
  member_id: z.nullable(z.int()),
  by: z.string(),
  note: z.string(),
  at: instant,
});

export const listAffiliateEntries = officeCall({
  method: "GET",
  path: "/backoffice/api/affiliates/entries",
  permission: "affiliates.read",
  summary: "What an affiliate earned and what was corrected, the latest first",
  input: z.object({ affiliate_id: count, month: z.optional(month), ...keysetInput }),
  output: keysetPage(entry),
  errors: missing,
  examples: [{ affiliate_id: 1 }],
});

export const correctAffiliate = officeCall({
  method: "POST",
  path: "/backoffice/api/affiliates/correct",
  permission: "affiliates.money",
  summary: "Asks for a correction, an amount taken back, or a deposit that the bank took back",
  input: z.object({
    affiliate_id: id,
    what: about(
      z.enum(["give", "take", "reversal", "chargeback"]),
      "reversal: of a member's amount. chargeback: lowers the month's NGR.",
    ),
    amount: about(
      z._default(moneyInput, () => moneyInput.parse("0")),
      "Of give and take.",
    ),
    member_id: about(z.optional(id), "Of a reversal."),
    order_no: about(z.optional(orderNo), "Of a deposit that the bank took back."),
    reason,
  }),
  output: z.object({ approval: pendingApproval }),
  errors: [...missing, ...waiting, "backoffice.affiliate_correction"],
  examples: [{ affiliate_id: 999_999_999, what: "give", amount: "10.00", reason: "Forgotten" }],
});

const statement = z.object({
  affiliate_id: z.int(),
  company: z.string(),
  month,
  deal_version: z.nullable(z.int()),
  stake: moneyOutput,
  win: moneyOutput,
  cost: moneyOutput,
  fees: moneyOutput,
  chargebacks: moneyOutput,
  ngr: moneyOutput,
  loss_before: about(moneyOutput, "Negative NGR of months before."),
  loss_after: about(moneyOutput, "Negative NGR that lowers the next months."),
  opening: about(moneyOutput, "Carried over from the month before."),
  earned: moneyOutput,
  payable: moneyOutput,
  carried: about(moneyOutput, "Too little to be paid, or negative: into the next month."),
  state: z.enum(statementStates),
  closed_at: instant,
  approved_by: z.nullable(z.string()),
  pix_key: about(z.nullable(z.string()), "Where it is paid to, as those who approved it saw."),
  reference: z.nullable(z.string()),
  paid_at: z.nullable(instant),
});

export const listStatements = officeCall({
  method: "GET",
  path: "/backoffice/api/affiliates/statements",
  permission: "affiliates.read",
  summary: "Closed months, the latest first: of one affiliate, or those of all",
  input: z.object({
    affiliate_id: z.optional(count),
    state: z.optional(z.enum(statementStates)),
    ...keysetInput,
  }),
  output: keysetPage(statement),
});

const errors = ["backoffice.statement_not_found", "backoffice.statement_state"] as const;

export const approveStatement = officeCall({
  method: "POST",
  path: "/backoffice/api/affiliates/statements/approve",
  permission: "affiliates.money",
  summary: "Asks for a statement to be paid; a second person has to agree",
  input: z.object({ affiliate_id: id, month, reason }),
  output: z.object({ approval: pendingApproval }),
  errors: [...errors, ...waiting],
  examples: [{ affiliate_id: 999_999_999, month: "2026-11", reason: "As reckoned" }],
});

export const markPaid = officeCall({
  method: "POST",
  path: "/backoffice/api/affiliates/statements/paid",
  permission: "affiliates.money",
  summary: "Notes that an approved statement was paid at the bank",
  input: z.object({
    affiliate_id: id,
    month,
    reference: about(text(64).check(z.minLength(6)), "The bank's, such as the end-to-end id."),
    reason,
  }),
  output: statement,
  errors: [...errors, "backoffice.statement_reference"],
  examples: [
    {
      affiliate_id: 999_999_999,
      month: "2026-11",
      reference: "E00000000202612051200abcdefghijk",
      reason: "Paid",
    },
  ],
});

export const savePostback = officeCall({
  method: "POST",
  path: "/backoffice/api/affiliates/postbacks/save",
  permission: "affiliates.manage",
  summary: "Adds an address of an affiliate that is asked on events, or changes one",
  input: z.object({
    affiliate_id: id,
    postback_id: about(z.optional(id), "Left out: a new one."),
    template: text(500).check(z.minLength(8)),
    kinds: z.array(z.enum(postbackKinds)).check(z.minLength(1), z.maxLength(postbackKinds.length)),
    is_enabled: z.boolean(),
    reason,
  }),
  output: z.object({ postback_id: z.int() }),
  errors: [...missing, "backoffice.webhook_address", "backoffice.postback_macro"],
  examples: [
    {
      affiliate_id: 999_999_999,
      template: "https://track.example.com/p?cid={click_id}&e={event}&a={amount}",
      kinds: ["reg", "ftd"],
      is_enabled: true,
      reason: "Their tracker",
    },
  ],
});

export const listPostbackRequests = officeCall({
  method: "GET",
  path: "/backoffice/api/affiliates/postbacks/requests",
  permission: "affiliates.read",
  summary: "What became of the requests to an address, the latest first",
  input: z.object({ postback_id: count, ...keysetInput }),
  output: keysetPage(
    z.object({
      event_seq: z.int(),
      kind: z.enum(postbackKinds),
      txn_id: z.string(),
      state: z.enum(["waiting", "delivered", "failed", "withheld"]),
      attempts: z.int(),
      next_at: z.nullable(instant),
      status: z.nullable(z.int()),
      problem: z.nullable(z.string()),
      updated_at: instant,
    }),
  ),
  examples: [{ postback_id: 1 }],
});
