/** What is known of a withdrawal at one moment, and what the house's rules say to it then. */
import type { Db, Tx } from "../../platform/database/types.ts";
import { dayOf, startOfDay } from "../../platform/days.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { ZERO } from "@tucano/contract/money.ts";
import * as approvals from "../approval/approval-repository.ts";
import { type ApprovalFacts, judgeWithdrawal, type Signs } from "../approval/approval-rules.ts";
import {
  countOthersWithKeys,
  listOthersWithKey,
  readKeySince,
} from "../destinations/destination-repository.ts";
import { canDecide } from "../policy.ts";
import { PspRefused, PspUnavailable } from "../psp-port.ts";
import { countRefunded } from "../deposits/receipt-repository.ts";
import { sumAskedBeside, sumCreditedBy } from "../summary-repository.ts";
import type { CashierDeps, Asker, WithdrawalRecord } from "../types.ts";
import { countPaidTo, findWithdrawal, type StoredWithdrawal } from "./withdrawal-repository.ts";

/** What moves with every bet, payment and decision: read for many orders at once. */
type Moving = Pick<
  ApprovalFacts,
  "isActive" | "turnoverOwed" | "deposited" | "staked" | "keyOwners"
>;
type GatheredFacts = Omit<ApprovalFacts, "approvedToday" | "approvedTodayAmount">;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** In the order of the orders. */
async function readMoving(
  deps: CashierDeps,
  orders: readonly Pick<WithdrawalRecord, "memberId" | "key">[],
): Promise<readonly Moving[]> {
  const memberIds = [...new Set(orders.map((one) => one.memberId))];
  const [members, wallets, deposited, staked, keyOwners] = await Promise.all([
    deps.members.findMany(memberIds),
    deps.ledger.readWallets(memberIds),
    sumCreditedBy(deps.db, memberIds),
    deps.stakedBy?.(memberIds),
    countOthersWithKeys(deps.db, orders),
  ]);
  return orders.map(({ memberId }, index) => ({
    isActive: members.get(memberId)?.status === "active",
    turnoverOwed: wallets.get(memberId)?.turnoverOwed ?? ZERO,
    deposited: deposited.get(memberId) ?? ZERO,
    staked: staked?.get(memberId) ?? ZERO,
    keyOwners: keyOwners[index] ?? 0,
  }));
}

/**
 * Null if not enough is known: then an operator decides. `isKeyOwn` where it was found out
 * before: the directory is asked once, not by everybody who looks.
 */
export async function gatherFacts(
  deps: CashierDeps,
  order: StoredWithdrawal,
  isKeyOwn?: boolean,
): Promise<GatheredFacts | null> {
  const { memberId, key, amount } = order;
  const others = await listOthersWithKey(deps.db, memberId, key);
  const asker = (await deps.askerOf?.(memberId, others)) ?? null;
  const member = await deps.members.find(memberId);
  if (asker === null || member === null) return null;
  const [moving, paidToKey, foreignPayments, isOwnKey, signs] = await Promise.all([
    readMoving(deps, [order]),
    countPaidTo(deps.db, memberId, key),
    countRefunded(deps.db, memberId),
    isKeyOwn ?? isOwn(deps, order, member.cpf),
    gatherSigns(deps, order, asker),
  ]);
  const [moved] = moving;
  if (moved === undefined) throw new Error("One order has one answer.");
  const age = order.applicationTime.getTime() - asker.memberSince.getTime();
  return {
    ...moved,
    amount,
    accountDays: Math.max(Math.floor(age / DAY_MS), 0),
    isVerified: asker.isVerified,
    paidToKey,
    deviceOwners: asker.sharesDeviceWith,
    isKeyOwn: isOwnKey,
    foreignPayments,
    twoPeopleFrom: asker.twoPeopleFrom,
    ...signs,
  };
}

async function gatherSigns(
  deps: CashierDeps,
  { memberId, orderNo, key, applicationTime }: StoredWithdrawal,
  asker: Asker,
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
    secretsHours: hoursSince(asker.secretsChangedAt),
    deviceHours: hoursSince(asker.deviceSince),
    keyHours: asked.isPaidElsewhere ? hoursSince(keySince) : null,
    sameAddress: asker.sameAddress,
    blockedNear: asker.blockedNear,
    ownTree: asker.ownTree,
    refusedClaims: asker.refusedClaims,
    voidedRounds: asker.voidedRounds,
    oppositeRounds: asker.oppositeRounds,
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
    return (await deps.directory.lookUpKey(order.key, cpf)) === "own";
  } catch (error) {
    if (error instanceof PspUnavailable || error instanceof PspRefused) return false;
    throw error;
  }
}

/** In the member's turn, so that two requests at once do not both count as the day's first. */
export async function judgeAndNote(
  deps: CashierDeps,
  tx: Tx,
  order: StoredWithdrawal,
  gathered: GatheredFacts | null,
): Promise<approvals.ApprovalCheck | null> {
  const check = await judge(deps, tx, order, gathered);
  if (check !== null) await approvals.insertCheck(tx, check);
  return check;
}

/** What a person's decision rests on, known before it is written. */
export async function noteDecision(
  deps: CashierDeps,
  tx: Tx,
  order: StoredWithdrawal,
  gathered: GatheredFacts | null,
): Promise<void> {
  const check = await judge(deps, tx, order, gathered);
  if (check !== null) await approvals.insertDecisionCheck(tx, check);
}

async function judge(
  deps: CashierDeps,
  db: Db,
  { memberId, orderNo }: StoredWithdrawal,
  gathered: GatheredFacts | null,
): Promise<approvals.ApprovalCheck | null> {
  if (gathered === null) return null;
  const judgeOne = await readJudge(deps, db, [memberId]);
  return judgeOne({ memberId, orderNo }, gathered);
}

/** The rules that hold now, and what they let go today. */
async function readJudge(deps: CashierDeps, db: Db, memberIds: readonly MemberId[]) {
  const now = deps.clock.now();
  const approved = await approvals.sumApproved(db, memberIds, startOfDay(dayOf(now)));
  const set = await approvals.readRuleSet(db, now);
  return (
    order: Pick<WithdrawalRecord, "memberId" | "orderNo">,
    gathered: GatheredFacts,
  ): approvals.ApprovalCheck => {
    const today = approved.get(order.memberId);
    const facts: ApprovalFacts = {
      ...gathered,
      approvedToday: today?.count ?? 0,
      approvedTodayAmount: today?.amount ?? ZERO,
    };
    const verdict = judgeWithdrawal(facts, set?.rules ?? []);
    return { memberId: order.memberId, orderNo: order.orderNo, checkedAt: now, facts, verdict };
  };
}

/** For lists. */
export async function lookAgain(
  deps: CashierDeps,
  orders: readonly WithdrawalRecord[],
): Promise<ReadonlyMap<string, approvals.ApprovalCheck>> {
  const noted = await approvals.findChecks(deps.db, orders);
  const waiting = orders.filter(({ status, orderNo }) => canDecide(status) && noted.has(orderNo));
  if (waiting.length === 0) return noted;
  const moving = await readMoving(deps, waiting);
  const memberIds = [...new Set(waiting.map((one) => one.memberId))];
  const judgeOne = await readJudge(deps, deps.db, memberIds);
  const checks = new Map(noted);
  for (const [index, order] of waiting.entries()) {
    const [before, moved] = [noted.get(order.orderNo), moving[index]];
    if (before === undefined || moved === undefined) continue;
    checks.set(order.orderNo, judgeOne(order, { ...before.facts, ...moved }));
  }
  return checks;
}

/** For the person about to decide. */
export async function lookClosely(
  deps: CashierDeps,
  orderNo: string,
): Promise<approvals.ApprovalCheck | null> {
  const order = await findWithdrawal(deps.db, orderNo);
  if (order === null) return null;
  const noted = await findNoted(deps, order);
  if (!canDecide(order.status)) return noted;
  const gathered = await gatherFacts(deps, order, noted?.facts.isKeyOwn);
  return (await judge(deps, deps.db, order, gathered)) ?? noted;
}

/** What is known now of an order that a person decides. */
export async function gatherForDecision(
  deps: CashierDeps,
  order: StoredWithdrawal,
): Promise<GatheredFacts | null> {
  return gatherFacts(deps, order, (await findNoted(deps, order))?.facts.isKeyOwn);
}

async function findNoted(
  deps: CashierDeps,
  order: StoredWithdrawal,
): Promise<approvals.ApprovalCheck | null> {
  return (await approvals.findChecks(deps.db, [order])).get(order.orderNo) ?? null;
}
