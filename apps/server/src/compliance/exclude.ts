/**
 * Time-outs and exclusions: from the moment the call returns nothing more is staked, on no server.
 * None is ever shortened; several may run side by side, and the longest decides.
 */
import type { MemberId } from "../ledger/index.ts";
import type { Db } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import {
  endDue,
  type Exclusion,
  insertExclusion,
  listDueMembers,
  listRunning,
} from "./exclusion-repository.ts";
import {
  endOfExclusion,
  endOfTimeOut,
  EXCLUSION_MONTHS,
  isAmountIn,
  TIME_OUT_DAYS,
} from "./policy.ts";
import type { ComplianceDeps } from "./types.ts";

export interface TimeOutWish {
  /** Whole days of 24 hours, 1 to 42. */
  readonly days: number;
  readonly reason: string;
}

export interface ExclusionWish {
  /** 1 to 12; null: for good. */
  readonly months: number | null;
  readonly reason: string;
}

const MEMBERS_AT_ONCE = 500;

export function startTimeOut(
  deps: ComplianceDeps,
  memberId: MemberId,
  { days, reason }: TimeOutWish,
): Promise<Exclusion> {
  if (!isAmountIn(days, TIME_OUT_DAYS)) {
    throw new DomainError("compliance.time_out_not_offered", { params: { ...TIME_OUT_DAYS } });
  }
  const startedAt = deps.clock.now();
  const until = endOfTimeOut(days, startedAt);
  return begin(deps, memberId, { kind: "time-out", startedAt, until, reason });
}

export function exclude(
  deps: ComplianceDeps,
  memberId: MemberId,
  { months, reason }: ExclusionWish,
): Promise<Exclusion> {
  if (months !== null && !isAmountIn(months, EXCLUSION_MONTHS)) {
    throw new DomainError("compliance.exclusion_not_offered", { params: { ...EXCLUSION_MONTHS } });
  }
  const startedAt = deps.clock.now();
  const until = months === null ? null : endOfExclusion(months, startedAt);
  return begin(deps, memberId, { kind: "exclusion", startedAt, until, reason });
}

/** Record, state, wallet and sessions change in one commit. */
async function begin(
  { members, random }: ComplianceDeps,
  memberId: MemberId,
  wish: Omit<Exclusion, "exclusionId">,
): Promise<Exclusion> {
  const exclusion = { ...wish, exclusionId: random.uuid() };
  const isKnown = await members.exclude(memberId, wish.kind, (tx) =>
    insertExclusion(tx, memberId, exclusion),
  );
  if (!isKnown) throw new DomainError("common.not_found");
  return exclusion;
}

/** The one that lasts longest of those that run. */
export async function findExclusion(db: Db, memberId: MemberId): Promise<Exclusion | null> {
  return (await listRunning(db, memberId))[0] ?? null;
}

/** Gives access back to those whose time is over; returns how many. Harmless when run twice. */
export async function endExclusions({ db, clock, members }: ComplianceDeps): Promise<number> {
  const now = clock.now();
  let count = 0;
  for (const memberId of await listDueMembers(db, now, MEMBERS_AT_ONCE)) {
    const isBack = await members.readmit(memberId, "exclusion over", async (tx) => {
      await endDue(tx, memberId, now);
      return (await listRunning(tx, memberId)).length === 0;
    });
    if (isBack) count += 1;
  }
  return count;
}
