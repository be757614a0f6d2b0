/** The shapes that operators' calls share: names, money, orders, and lists that go on by key. */
import * as z from "zod/mini";
import { depositNotes, depositStatuses, withdrawalStatuses } from "../player/money/cashier.ts";
import { memberStatuses } from "../player/account/members.ts";
import { pixKeyTypes } from "../player/money/pix-key.ts";
import { about, count, instant, moneyOutput } from "../schemas.ts";

/** Groups all calls of the back office in the documentation. */
export const tag = "backoffice";

export const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
export const orderNo = text(64).check(z.minLength(1));
/** May be empty here so that the room can say what is missing. */
export const reason = z._default(text(500), "");
export const searchText = z.optional(text(100));

/**
 * Lists go on by key, never by a page's number: `cursor` is what the answer before gave as `next`.
 * The longest is 100.
 */
export const keysetInput = {
  cursor: z.optional(text(200)),
  limit: z.optional(count),
};

export function keysetPage<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ list: z.array(item), next: z.nullable(z.string()) });
}

/** One fact a key, as people read them: what an act found, and what it left. */
export const facts = z.record(z.string(), z.string());

/** Somebody else has to agree first: the request that now waits. */
export const pendingApproval = z.object({ approval_id: z.int(), expires_at: instant });

export const doneOrPending = about(
  z.nullable(pendingApproval),
  "Null: it is done; the operator's role may do as much alone.",
);

export const tagColours = ["neutral", "leaf", "gold", "coral", "sea"] as const;

/** What colleagues call some players by. */
export const memberTag = z.object({
  tag_id: z.int(),
  name: z.string(),
  colour: z.enum(tagColours),
});

export const memberReference = z.object({
  member_id: z.int(),
  account: z.string(),
  realname: z.string(),
  status: z.enum(memberStatuses),
});

/** What a member brought, played, won and took. */
export const moneyPicture = z.object({
  cash: moneyOutput,
  bonus: moneyOutput,
  rebate: moneyOutput,
  locked: moneyOutput,
  total: moneyOutput,
  turnover_owed: moneyOutput,
  deposits_total: moneyOutput,
  deposits_count: z.int(),
  withdrawals_total: moneyOutput,
  withdrawals_count: z.int(),
  open_withdrawals_total: about(moneyOutput, "Waiting or on their way, this one included."),
  staked_total: moneyOutput,
  won_total: moneyOutput,
  net_result: about(moneyOutput, "Won minus staked: what the player is ahead (minus: behind)."),
});

export const timelineEntry = z.object({
  status: z.enum(withdrawalStatuses),
  at: instant,
  actor: about(z.string(), "`member`, `operator:<email>`, `bank`, `rule`."),
  note: z.nullable(z.string()),
});

export const withdrawalRow = z.object({
  order_no: z.string(),
  member: memberReference,
  amount: moneyOutput,
  general_fee: moneyOutput,
  mandatory_fee: moneyOutput,
  actual_receipt: moneyOutput,
  payment_type: z.string(),
  key_type: z.enum([...pixKeyTypes, "BANK"]),
  key_masked: z.string(),
  status: z.enum(withdrawalStatuses),
  application_time: instant,
  eta_at: about(instant, "When the player was told to have the money."),
  updated_at: instant,
});

export const depositRow = z.object({
  order_no: z.string(),
  member: memberReference,
  amount: moneyOutput,
  paid_amount: z.nullable(moneyOutput),
  payment_type: z.string(),
  status: z.enum(depositStatuses),
  note: about(z.nullable(z.enum(depositNotes)), "What was unusual about the payment."),
  created_at: instant,
  paid_at: z.nullable(instant),
});

export const memberRow = z.object({
  member_id: z.int(),
  account: z.string(),
  realname: z.string(),
  phone_masked: z.string(),
  cpf_masked: z.string(),
  status: z.enum(memberStatuses),
  is_demo: z.boolean(),
  level: z.int(),
  created_at: instant,
});
