/** What is known of a withdrawal when it is asked for, and what the house's rules say to it. */
import type { Tx } from "../platform/database/types.ts";
import { takeTurn } from "../platform/database/transaction.ts";
import { dayOf, startOfDay } from "../platform/days.ts";
import { insertCheck, readRuleSet, sumApproved } from "./approval-repository.ts";
import { type ApprovalFacts, judgeWithdrawal, type Signs, type Verdict } from "./approval-rules.ts";
import { listOthersWithKey, readKeySince } from "./destination-repository.ts";
import { PspRefused, PspUnavailable } from "./psp/port.ts";
import { countRefunded } from "./receipt-repository.ts";
import { sumAskedBeside, sumCredited } from "./summary-repository.ts";
import type { CashierDeps, Standing } from "./types.ts";
import { countPaidTo, type StoredWithdrawal } from "./withdrawal-repository.ts";

type GatheredFacts = Omit<ApprovalFacts, "approvedToday" | "approvedTodayAmount">;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Null where nobody can say enough: then an operator decides. */
export async function gatherFacts(
  deps: CashierDeps,
  order: StoredWithdrawal,
): Promise<GatheredFacts | null> {
  const { memberId, key, amount } = order;
  const others = await listOthersWithKey(deps.db, memberId, key);
  const standing = (await deps.standingOf?.(memberId, others)) ?? null;
  const member = await deps.members.find(memberId);
  if (standing === null || member === null) return null;
  const [wallet, brought, paidToKey, foreignPayments, isKeyOwn, signs] = await Promise.all([
    deps.ledger.readWallet(memberId),
    sumCredited(deps.db, memberId),
    countPaidTo(deps.db, memberId, key),
    countRefunded(deps.db, memberId),
    isOwn(deps, order, member.cpf),
    gatherSigns(deps, order, standing),
  ]);
  const age = order.applicationTime.getTime() - standing.memberSince.getTime();
  return {
    amount,
    isActive: member.status === "active",
    accountDays: Math.max(Math.floor(age / DAY_MS), 0),
    isVerified: standing.isVerified,
    turnoverOwed: wallet.turnoverOwed,
    deposited: brought.total,
    staked: standing.staked,
    paidToKey,
    keyOwners: others.length,
    deviceOwners: standing.sharesDeviceWith,
    isKeyOwn,
    foreignPayments,
    twoPeopleFrom: standing.twoPeopleFrom,
    ...signs,
  };
}

async function gatherSigns(
  deps: CashierDeps,
  { memberId, orderNo, key, applicationTime }: StoredWithdrawal,
  standing: Standing,
): Promise<Signs> {
  const [asked, keySince] = await Promise.all([
    sumAskedBeside(deps.db, { memberId, orderNo, key, dayAgo: minusDay(applicationTime) }),
    readKeySince(deps.db, memberId, key),
  ]);
  const hoursSince = (at: Date | null) =>
    at === null
      ? null
      : Math.max(Math.floor((applicationTime.getTime() - at.getTime()) / HOUR_MS), 0);
  return {
    secretsHours: hoursSince(standing.secretsChangedAt),
    deviceHours: hoursSince(standing.deviceSince),
    keyHours: asked.isPaidElsewhere ? hoursSince(keySince) : null,
    sameAddress: standing.sameAddress,
    blockedNear: standing.blockedNear,
    ownTree: standing.ownTree,
    refusedClaims: standing.refusedClaims,
    voidedRounds: standing.voidedRounds,
    oppositeRounds: standing.oppositeRounds,
    askedInDay: asked.inDay,
    askedInAll: asked.inAll,
  };
}

const minusDay = (at: Date) => new Date(at.getTime() - DAY_MS);

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
