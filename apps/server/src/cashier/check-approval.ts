/** What is known of a withdrawal when it is asked for, and what the house's rules say to it. */
import type { Tx } from "../platform/database/types.ts";
import { takeTurn } from "../platform/database/transaction.ts";
import { dayOf, startOfDay } from "../platform/days.ts";
import { owedInAll } from "../wallet/index.ts";
import { insertCheck, readRuleSet, sumApproved } from "./approval-repository.ts";
import { type ApprovalFacts, judgeWithdrawal, type Verdict } from "./approval-rules.ts";
import { listOthersWithKey } from "./destination-repository.ts";
import { PspRefused, PspUnavailable } from "./psp/port.ts";
import { countRefunded } from "./receipt-repository.ts";
import { sumCredited } from "./summary-repository.ts";
import type { CashierDeps } from "./types.ts";
import { countPaidTo, type StoredWithdrawal } from "./withdrawal-repository.ts";

type GatheredFacts = Omit<ApprovalFacts, "approvedToday" | "approvedTodayAmount">;

const DAY_MS = 86_400_000;

/** Null where nobody can say enough: then an operator decides. */
export async function gatherFacts(
  deps: CashierDeps,
  order: StoredWithdrawal,
): Promise<GatheredFacts | null> {
  const { memberId, key, amount } = order;
  const standing = (await deps.standingOf?.(memberId)) ?? null;
  const member = await deps.members.find(memberId);
  if (standing === null || member === null) return null;
  const [wallet, brought, others, paidToKey, foreignPayments, isKeyOwn] = await Promise.all([
    deps.ledger.readWallet(memberId),
    sumCredited(deps.db, memberId),
    listOthersWithKey(deps.db, memberId, key),
    countPaidTo(deps.db, memberId, key),
    countRefunded(deps.db, memberId),
    isOwn(deps, order, member.cpf),
  ]);
  const age = order.applicationTime.getTime() - standing.memberSince.getTime();
  return {
    amount,
    isActive: member.status === "active",
    accountDays: Math.max(Math.floor(age / DAY_MS), 0),
    isVerified: standing.isVerified,
    turnoverOwed: owedInAll(wallet),
    deposited: brought.total,
    staked: standing.staked,
    paidToKey,
    keyOwners: others.length,
    deviceOwners: standing.sharesDeviceWith,
    isKeyOwn,
    foreignPayments,
    twoPeopleFrom: standing.twoPeopleFrom,
  };
}

/** Asked of the directory again: a key may have changed hands since it was saved. */
async function isOwn(deps: CashierDeps, order: StoredWithdrawal, cpf: string | null) {
  if (cpf === null || order.holderCpf !== cpf) return false;
  if (order.keyType === "CPF") return order.key === cpf;
  // The bank that pays compares the holder itself.
  if (order.keyType === "BANK") return true;
  try {
    return (await deps.psp.lookUpKey(order.key, cpf)) === "own";
  } catch (error) {
    if (error instanceof PspUnavailable || error instanceof PspRefused) return false;
    throw error;
  }
}

/** One request of a member at a time, so that two at once do not both count as the day's first. */
export async function judgeAndNote(
  deps: CashierDeps,
  tx: Tx,
  order: StoredWithdrawal,
  gathered: GatheredFacts | null,
): Promise<Verdict | null> {
  if (gathered === null) return null;
  const { memberId, orderNo } = order;
  await takeTurn(tx, "cashier.review", memberId);
  const now = deps.clock.now();
  const today = await sumApproved(tx, memberId, startOfDay(dayOf(now)));
  const facts: ApprovalFacts = {
    ...gathered,
    approvedToday: today.count,
    approvedTodayAmount: today.amount,
  };
  const set = await readRuleSet(tx, now);
  const verdict = judgeWithdrawal(facts, set?.rules ?? []);
  await insertCheck(tx, { memberId, orderNo, checkedAt: now, facts, verdict });
  return verdict;
}
