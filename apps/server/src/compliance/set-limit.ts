/**
 * Setting limits. A lower amount holds from the next bet on; a higher one, or none, is a wish that
 * the member confirms after the cooling-off.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import {
  BREAK_MS,
  type Limit,
  rolledOver,
  settingAfter,
  startedLimit,
  windowOf,
} from "./policy.ts";
import * as repository from "./repository.ts";
import type { ComplianceDeps, LimitState } from "./types.ts";
import { requireOffered, shownWish, takeWish } from "./wishes.ts";

const MINUTE_MS = 60_000;

export type LimitName = Pick<Limit, "measure" | "period">;

export async function setLimit(
  deps: ComplianceDeps,
  memberId: MemberId,
  { measure, period, amount }: Limit,
): Promise<LimitState> {
  requireOffered({ measure, period, amount });
  const saved = await changeLimit(deps, memberId, { measure, period }, (tx, current, now) =>
    applyWish(deps, tx, { memberId, current, now, name: { measure, period }, wanted: amount }),
  );
  if (saved === null) throw new Error("The limit just set is missing.");
  return saved;
}

/** A wish like a higher amount: the limit holds until it is confirmed. */
export async function removeLimit(
  deps: ComplianceDeps,
  memberId: MemberId,
  name: LimitName,
): Promise<LimitState | null> {
  return changeLimit(deps, memberId, name, (tx, current, now) => {
    if (current === null) throw new DomainError("compliance.limit_unknown");
    return applyWish(deps, tx, { memberId, current, now, name, wanted: null });
  });
}

/** Null: the limit is gone, as was wished. */
export async function confirmChange(
  deps: ComplianceDeps,
  memberId: MemberId,
  name: LimitName,
): Promise<LimitState | null> {
  return changeLimit(deps, memberId, name, async (tx, current, now) => {
    if (current === null) throw new DomainError("compliance.change_unknown");
    const { amount } = takeWish(current, now);
    const change = { memberId, ...name, what: "confirmed", amount, at: now } as const;
    await repository.insertChange(tx, { ...change, changeId: deps.random.uuid() });
    if (amount !== null) return { ...current, amount, next: null };
    await repository.deleteLimit(tx, memberId, name);
    return null;
  });
}

export async function listLimits(
  { db, clock }: ComplianceDeps,
  memberId: MemberId,
): Promise<readonly LimitState[]> {
  const limits = await repository.listLimits(db, memberId);
  return limits.map((limit) => stateOf(limit, clock.now()));
}

/**
 * The wallet is locked first, which lets one change of a member's limits at a time. Its version
 * moves on, so whatever bet is being decided on the old limits is decided again, and what was
 * played before is there to be counted.
 */
async function changeLimit(
  { db, clock, ledger }: ComplianceDeps,
  memberId: MemberId,
  { measure, period }: LimitName,
  change: (
    tx: Tx,
    current: repository.OwnLimit | null,
    now: Date,
  ) => Promise<repository.OwnLimit | null>,
): Promise<LimitState | null> {
  return inTransaction(db, async (tx) => {
    await ledger.setLimited(tx, memberId, true);
    const known = await repository.listLimits(tx, memberId);
    const now = clock.now();
    const current = known.find((one) => one.measure === measure && one.period === period) ?? null;
    const changed = await change(tx, current, now);
    if (changed !== null) {
      await repository.saveLimit(tx, memberId, changed);
      return stateOf(changed, now);
    }
    if (known.length === 1) await ledger.setLimited(tx, memberId, false);
    return null;
  });
}

interface WantedChange {
  readonly memberId: MemberId;
  readonly current: repository.OwnLimit | null;
  readonly name: LimitName;
  /** Null: no limit. */
  readonly wanted: number | null;
  readonly now: Date;
}

async function applyWish(
  { random, playedSince }: ComplianceDeps,
  tx: Tx,
  { memberId, current, name, wanted, now }: WantedChange,
): Promise<repository.OwnLimit | null> {
  const setting = settingAfter(current, wanted, now);
  if (setting === null) return null;
  await repository.insertChange(tx, {
    memberId,
    ...name,
    changeId: random.uuid(),
    what: setting.next === null ? "set" : "asked",
    amount: wanted,
    at: now,
  });
  if (current !== null) return { ...current, ...setting };
  const window = windowOf(name.period, now);
  const played = await playedSince(tx, memberId, { from: window.from, breakMs: BREAK_MS });
  return { ...startedLimit({ ...name, ...setting }, window, played), ...setting };
}

function stateOf(own: repository.OwnLimit, now: Date): LimitState {
  const { measure, period, amount, window, used } = rolledOver(own, now);
  return {
    measure,
    period,
    amount,
    window,
    used: measure === "time" ? Math.floor(used / MINUTE_MS) : Math.max(used, 0),
    next: shownWish(own, now),
  };
}
