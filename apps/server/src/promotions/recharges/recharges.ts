/** What a member paid in, as the journal's readers know it. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { DepositMade } from "../../statistics/index.ts";
import type { PromotionsDeps } from "../types.ts";

/** Before the house was opened. */
const BEGINNING = new Date("2020-01-01T00:00:00Z");

/** All of them up to now, the oldest first. */
export async function depositsOf(
  { statistics, clock }: Pick<PromotionsDeps, "statistics" | "clock">,
  memberId: MemberId,
): Promise<DepositMade[]> {
  // What is credited at this very moment belongs to it.
  const until = new Date(clock.now().getTime() + 1);
  return statistics.deposits({ memberIds: [memberId], from: BEGINNING, until });
}

/**
 * The member's first recharge is the one that was paid first, however late it was credited. Null:
 * none, or it is paid and not credited yet.
 */
export async function firstRechargeOf(
  deps: Pick<PromotionsDeps, "statistics" | "clock" | "cashier">,
  memberId: MemberId,
): Promise<DepositMade | null> {
  const [deposits, payments] = await Promise.all([
    depositsOf(deps, memberId),
    deps.cashier.paymentsOf(memberId),
  ]);
  const times = new Map(payments.map(({ orderNo, paidAt }) => [orderNo, paidAt.getTime()]));
  const paidAt = ({ orderNo, creditedAt }: DepositMade) =>
    times.get(orderNo) ?? creditedAt.getTime();
  const first = deposits.toSorted((one, other) => paidAt(one) - paidAt(other))[0];
  if (first === undefined) return null;
  const known = new Set(deposits.map(({ orderNo }) => orderNo));
  const isAwaited = payments.some(
    (one) => !known.has(one.orderNo) && one.paidAt.getTime() < paidAt(first),
  );
  return isAwaited ? null : first;
}
