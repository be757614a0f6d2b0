/** The shapes that operators' calls share: an operator, a player's name, a player's money. */
import * as z from "zod/mini";
import { withdrawalStatuses } from "./cashier.ts";
import { memberStatuses } from "./members.ts";
import { instant, moneyOutput } from "./schemas.ts";

export const operatorRoles = ["administrator"] as const;

/** What a route needs; a role holds a set of these. A route without one is refused to everybody. */
export const permissions = [
  "withdrawals.read",
  "withdrawals.decide",
  "deposits.read",
  "members.read",
  "members.freeze",
  "chat.moderate",
  "audit.read",
  "books.check",
] as const;

export const operator = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(operatorRoles),
  permissions: z.array(z.enum(permissions)),
  /** The session ends then at the latest; earlier after half an hour without a request. */
  session_expires_at: instant,
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
  /** Waiting or on their way, this one included. */
  open_withdrawals_total: moneyOutput,
  staked_total: moneyOutput,
  won_total: moneyOutput,
  /** Won minus staked: what the player is ahead (minus: behind). */
  net_result: moneyOutput,
});

export const timelineEntry = z.object({
  status: z.enum(withdrawalStatuses),
  at: instant,
  /** `member`, `operator:<email>`, `bank`, `rule`. */
  actor: z.string(),
  note: z.nullable(z.string()),
});
