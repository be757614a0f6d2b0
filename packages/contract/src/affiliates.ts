/** What the house, its desk and the affiliates themselves call the same things. */
import * as z from "zod/mini";
import { about } from "./schemas.ts";

/** stopped: brings nobody new, and goes on earning. ended: earns nothing from that day on. */
export const affiliateStatuses = ["active", "stopped", "ended"] as const;

/** Registered; first deposit; each deposit; amount earned; a player's NGR of a day. */
export const postbackKinds = ["reg", "ftd", "deposit", "cpa", "revenue"] as const;
export type PostbackKind = (typeof postbackKinds)[number];

/** What a postback's address may say in braces. */
export const postbackMacros = [
  "click_id",
  "event",
  "amount",
  "currency",
  "txn_id",
  "link",
  "sub1",
  "sub2",
  "sub3",
  "sub4",
  "sub5",
] as const;
export const SUBS = 5;

export const entryKinds = ["cpa", "reversal", "share", "correction"] as const;
export const statementStates = ["nothing", "closed", "approved", "paid"] as const;
export const qualificationStates = ["earned", "held", "missed", "refused"] as const;

const centavos = z.int().check(z.minimum(0), z.maximum(100_000_000));
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));

/** Amounts in centavos, rates in basis points: what was agreed is never rounded. */
export const dealTerms = z.object({
  cpa: z.nullable(
    z.object({
      amountCentavos: centavos.check(z.minimum(1)),
      depositFromCentavos: about(centavos, "Of the first deposit."),
      stakeFromCentavos: about(centavos, "What has to be staked, net, from the registration on."),
      withinDays: about(z.int().check(z.minimum(1), z.maximum(366)), "From the registration on."),
    }),
  ),
  share: z.nullable(
    z.object({
      rate: about(basisPoints.check(z.minimum(1)), "Of a month's NGR."),
      depositFeeRate: about(basisPoints, "Fees: so much of what was paid in."),
      ggrFeeRate: about(basisPoints, "Fees: so much of the GGR, where that is positive."),
      carriesNegative: about(z.boolean(), "A month's negative NGR lowers the next ones."),
    }),
  ),
});
export type DealTerms = z.output<typeof dealTerms>;
