/**
 * Limits on what is paid in. They are set, raised and taken away by the rules of all limits; what
 * is used of one are the deposits credited in its window and those that may still be paid.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import {
  type Centavos,
  formatWire,
  larger,
  subtract,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import { inTurn } from "../platform/database/transaction.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import {
  type DepositLimit,
  deleteDepositLimit,
  listDepositLimits,
  saveDepositLimit,
} from "./deposit-limit-repository.ts";
import { type Period, type Setting, settingAfter, windowOf } from "./policy.ts";
import { insertChange } from "./repository.ts";
import type { ComplianceDeps, LimitState } from "./types.ts";
import { requireOffered, shownWish, takeWish } from "./wishes.ts";

const measure = "deposit";

export async function setDepositLimit(
  deps: ComplianceDeps,
  memberId: MemberId,
  { period, amount }: { readonly period: Period; readonly amount: number },
): Promise<LimitState> {
  requireOffered({ measure, period, amount });
  const saved = await changeDepositLimit(deps, memberId, period, (tx, current, now) =>
    applyWish(deps, tx, { memberId, period, current, now, wanted: amount }),
  );
  if (saved === null) throw new Error("The limit just set is missing.");
  return saved;
}

export async function removeDepositLimit(
  deps: ComplianceDeps,
  memberId: MemberId,
  period: Period,
): Promise<LimitState | null> {
  return changeDepositLimit(deps, memberId, period, (tx, current, now) => {
    if (current === null) throw new DomainError("compliance.limit_unknown");
    return applyWish(deps, tx, { memberId, period, current, now, wanted: null });
  });
}

export async function confirmDepositChange(
  deps: ComplianceDeps,
  memberId: MemberId,
  period: Period,
): Promise<LimitState | null> {
  return changeDepositLimit(deps, memberId, period, async (tx, current, now) => {
    if (current === null) throw new DomainError("compliance.change_unknown");
    const { amount } = takeWish(current, now);
    const change = { memberId, measure, period, what: "confirmed", amount, at: now } as const;
    await insertChange(tx, { ...change, changeId: deps.random.uuid() });
    if (amount !== null) return { amount, next: null };
    await deleteDepositLimit(tx, memberId, period);
    return null;
  });
}

export async function listDepositLimitStates(
  deps: ComplianceDeps,
  memberId: MemberId,
): Promise<LimitState[]> {
  const limits = await listDepositLimits(deps.db, memberId);
  const now = deps.clock.now();
  return Promise.all(limits.map((limit) => stateOf(deps, deps.db, { memberId, limit, now })));
}

/**
 * For a deposit that has been written and is counted already, in its transaction. Throws when it
 * goes beyond a limit; the one that leaves least is told.
 */
export async function requireDepositAllowed(
  deps: ComplianceDeps,
  tx: Tx,
  counted: CountedDeposit,
): Promise<void> {
  const exceeded = await findExceeded(deps, tx, counted);
  if (exceeded === null) return;
  throw new DomainError("compliance.deposit_limit_reached", {
    params: { period: exceeded.period, left: formatWire(exceeded.left) },
  });
}

export interface CountedDeposit {
  readonly memberId: MemberId;
  readonly amount: Centavos;
}

/** The limit that leaves least, where it leaves too little. */
export async function findExceeded(
  deps: ComplianceDeps,
  db: Db,
  { memberId, amount }: CountedDeposit,
): Promise<{ readonly period: Period; readonly left: Centavos } | null> {
  const limits = await listDepositLimits(db, memberId);
  let tightest: { readonly period: Period; readonly left: Centavos } | null = null;
  for (const { period, amount: most } of limits) {
    const { from } = windowOf(period, deps.clock.now());
    const before = subtract(await deps.depositedSince(db, memberId, from), amount);
    const left = larger(ZERO, subtract(toCentavos(most), before));
    if (tightest === null || left < tightest.left) tightest = { period, left };
  }
  return tightest === null || amount <= tightest.left ? null : tightest;
}

/** One change of a member's limits at a time. */
async function changeDepositLimit(
  deps: ComplianceDeps,
  memberId: MemberId,
  period: Period,
  change: (tx: Tx, current: Setting | null, now: Date) => Promise<Setting | null>,
): Promise<LimitState | null> {
  return inTurn(deps.db, { what: "compliance.deposit-limit", memberId }, async (tx) => {
    const now = deps.clock.now();
    const known = await listDepositLimits(tx, memberId);
    const changed = await change(tx, known.find((one) => one.period === period) ?? null, now);
    if (changed === null) return null;
    const limit = { ...changed, period };
    await saveDepositLimit(tx, memberId, limit);
    return stateOf(deps, tx, { memberId, limit, now });
  });
}

interface WantedChange {
  readonly memberId: MemberId;
  readonly period: Period;
  readonly current: Setting | null;
  /** Null: no limit. */
  readonly wanted: number | null;
  readonly now: Date;
}

async function applyWish(
  { random }: ComplianceDeps,
  tx: Tx,
  { memberId, period, current, wanted, now }: WantedChange,
): Promise<Setting | null> {
  const setting = settingAfter(current, wanted, now);
  if (setting === null) return null;
  await insertChange(tx, {
    memberId,
    measure,
    period,
    changeId: random.uuid(),
    what: setting.next === null ? "set" : "asked",
    amount: wanted,
    at: now,
  });
  return setting;
}

async function stateOf(
  { depositedSince }: ComplianceDeps,
  db: Db,
  { memberId, limit, now }: { memberId: MemberId; limit: DepositLimit; now: Date },
): Promise<LimitState> {
  const { period, amount } = limit;
  const window = windowOf(period, now);
  const used = await depositedSince(db, memberId, window.from);
  return { measure, period, amount, used, window, next: shownWish(limit, now) };
}
