/** What is an order, what orders come to, and which of them hang together. Pure. */
import {
  add,
  type Centavos,
  multiplyFloor,
  smaller,
  subtract,
  ZERO,
} from "@tucano/contract/money.ts";
import type { DepositRecord, WithdrawalRecord } from "../cashier/index.ts";
import type { Reward } from "../rewards/index.ts";
import type { Loaded, Order } from "./types.ts";

export function depositOrder(deposit: DepositRecord, now: Date): Order {
  const isOver = deposit.status === "awaiting" && deposit.expiresAt <= now;
  return {
    orderNo: deposit.orderNo,
    type: "deposit",
    kind: deposit.paymentType,
    status: isOver ? "expired" : deposit.status,
    amount: deposit.paidAmount ?? deposit.amount,
    relatedOrderNo: null,
    time: deposit.createdAt,
    completedAt: deposit.creditedAt,
  };
}

export function withdrawalOrder(withdrawal: WithdrawalRecord): Order {
  return {
    orderNo: withdrawal.orderNo,
    type: "withdrawal",
    kind: withdrawal.paymentType,
    status: withdrawal.status,
    amount: withdrawal.amount,
    relatedOrderNo: null,
    time: withdrawal.applicationTime,
    completedAt: withdrawal.paidAt,
  };
}

/** The general and the mandatory fee, as far as there is one. */
export function feeOrders(withdrawal: WithdrawalRecord): Order[] {
  const fees = [
    { kind: "general", ending: "G", amount: withdrawal.generalFee },
    { kind: "mandatory", ending: "M", amount: withdrawal.mandatoryFee },
  ];
  return fees
    .filter(({ amount }) => amount > 0)
    .map(({ kind, ending, amount }) => ({
      ...withdrawalOrder(withdrawal),
      orderNo: `${withdrawal.orderNo}-${ending}`,
      type: "fee",
      kind,
      amount,
      relatedOrderNo: withdrawal.orderNo,
    }));
}

export function rewardOrder(reward: Reward): Order {
  return {
    orderNo: reward.id,
    type: "bonus",
    kind: reward.kind,
    status: reward.state,
    amount: reward.amount,
    relatedOrderNo: null,
    time: reward.createdAt,
    completedAt: reward.claimedAt,
  };
}

const newestFirst = (a: Order, b: Order): number =>
  b.time.getTime() - a.time.getTime() || (a.orderNo < b.orderNo ? -1 : 1);

export function ordersOf({ deposits, withdrawals, rewards }: Loaded, now: Date): Order[] {
  return [
    ...deposits.map((one) => depositOrder(one, now)),
    ...withdrawals.map(withdrawalOrder),
    ...withdrawals.flatMap(feeOrders),
    ...rewards.map(rewardOrder),
  ].toSorted(newestFirst);
}

export function feesOf({ withdrawals }: Loaded): Order[] {
  return withdrawals.flatMap(feeOrders).toSorted(newestFirst);
}

export interface Totals {
  readonly recharge: Centavos;
  readonly withdraw: Centavos;
  readonly bonus: Centavos;
  readonly generalFee: Centavos;
  readonly mandatoryFee: Centavos;
}

/** Only what really moved: credited, paid, claimed. */
export function totalsOf({ deposits, withdrawals, rewards }: Loaded): Totals {
  const credited = deposits.filter(({ status }) => status === "credited");
  const paid = withdrawals.filter(({ status }) => status === "paid");
  const claimed = rewards.filter(({ state }) => state === "claimed");
  return {
    recharge: add(...credited.map(({ paidAmount, amount }) => paidAmount ?? amount)),
    withdraw: add(...paid.map(({ amount }) => amount)),
    bonus: add(...claimed.map(({ amount }) => amount)),
    generalFee: add(...paid.map(({ generalFee }) => generalFee)),
    mandatoryFee: add(...paid.map(({ mandatoryFee }) => mandatoryFee)),
  };
}

// ---------------------------------------------------------------- what hangs together

export interface Chain {
  /** Null: withdrawals of money from before the range. */
  readonly deposit: DepositRecord | null;
  readonly rewards: readonly Reward[];
  readonly required: Centavos;
  readonly remaining: Centavos;
  readonly withdrawals: readonly WithdrawalRecord[];
}

interface Debt {
  readonly orderNo: string;
  readonly since: Date;
  readonly required: Centavos;
}

/** What is owed is worked off from the oldest on: so what is left belongs to the newest. */
function remainders(debts: readonly Debt[], owed: Centavos): ReadonlyMap<string, Centavos> {
  const remaining = new Map<string, Centavos>();
  let left = owed;
  for (const debt of debts.toSorted((a, b) => b.since.getTime() - a.since.getTime())) {
    const part = smaller(left, debt.required);
    remaining.set(debt.orderNo, part);
    left = subtract(left, part);
  }
  return remaining;
}

/** Earned with this very deposit: its period or its reasons name the order. */
function isFor(reward: Reward, orderNo: string): boolean {
  return reward.period === orderNo || reward.basis.some(({ reference }) => reference === orderNo);
}

type Claimed = Reward & { readonly claimedAt: Date };
type Credited = DepositRecord & { readonly creditedAt: Date };

/** `owed` is what cash and what the bonus owe by now. The newest chain first. */
export function chainsOf(
  { deposits, withdrawals, rewards }: Loaded,
  owed: { readonly cash: Centavos; readonly bonus: Centavos },
): Chain[] {
  const credited = deposits
    .filter((one): one is Credited => one.creditedAt !== null)
    .toSorted((a, b) => b.creditedAt.getTime() - a.creditedAt.getTime());
  const claimed = rewards.filter((one): one is Claimed => one.claimedAt !== null);
  const debtsOf = (pocket: Reward["pocket"]): Debt[] =>
    claimed
      .filter((one) => one.pocket === pocket)
      .map(({ id, claimedAt, turnover }) => ({
        orderNo: id,
        since: claimedAt,
        required: turnover,
      }));
  const required = new Map(credited.map((one) => [one.orderNo, turnoverOf(one)]));
  const ofDeposits = credited.map(({ orderNo, creditedAt }) => ({
    orderNo,
    since: creditedAt,
    required: required.get(orderNo) ?? ZERO,
  }));
  const remaining = new Map([
    ...remainders([...ofDeposits, ...debtsOf("cash")], owed.cash),
    ...remainders(debtsOf("bonus"), owed.bonus),
  ]);
  /** The last deposit that was credited before the withdrawal was requested. */
  const groups = Map.groupBy(
    withdrawals,
    ({ applicationTime }) =>
      credited.find(({ creditedAt }) => creditedAt <= applicationTime)?.orderNo ?? null,
  );
  const chains = credited.map((deposit): Chain => {
    const { orderNo } = deposit;
    const own = claimed.filter((one) => isFor(one, orderNo));
    const links = [orderNo, ...own.map(({ id }) => id)];
    return {
      deposit,
      rewards: rewards.filter((one) => isFor(one, orderNo)),
      required: add(required.get(orderNo) ?? ZERO, ...own.map(({ turnover }) => turnover)),
      remaining: add(...links.map((link) => remaining.get(link) ?? ZERO)),
      withdrawals: groups.get(orderNo) ?? [],
    };
  });
  const before = groups.get(null) ?? [];
  if (before.length === 0) return chains;
  const none = { deposit: null, rewards: [], required: ZERO, remaining: ZERO };
  return [...chains, { ...none, withdrawals: before }];
}

function turnoverOf({ paidAmount, amount, turnoverMultiple }: DepositRecord): Centavos {
  return multiplyFloor(paidAmount ?? amount, turnoverMultiple, 1);
}
