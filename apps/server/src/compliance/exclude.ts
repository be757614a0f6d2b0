/**
 * Time-outs and exclusions: from the moment the call returns nothing more is staked, on no server.
 * None is ever shortened; several may run side by side, and the longest decides.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { negate } from "@tucano/contract/money.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import * as z from "zod/mini";
import type { CommandKind } from "../ledger/index.ts";
import type { Db } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { job } from "../platform/jobs/index.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
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

export type { Exclusion } from "./exclusion-repository.ts";

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
export const WAIVE_JOB = job("compliance.waive_turnover", {
  memberId,
  exclusionId: z.uuid(),
});

export async function startTimeOut(
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

export async function exclude(
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
  { members, random, jobs }: ComplianceDeps,
  memberId: MemberId,
  wish: Omit<Exclusion, "exclusionId">,
): Promise<Exclusion> {
  const exclusion = { ...wish, exclusionId: random.uuid() };
  const { exclusionId } = exclusion;
  const isKnown = await members.exclude(memberId, wish.kind, async (tx) => {
    await insertExclusion(tx, memberId, exclusion);
    if (wish.kind === "exclusion") await jobs.send(tx, WAIVE_JOB, { memberId, exclusionId });
  });
  if (!isKnown) throw new DomainError("common.not_found");
  return exclusion;
}

/**
 * Turnover can only be worked off by playing. Who may not play for months is freed of it, so that
 * all their cash can be taken home; a time-out is short, and nobody's way around a requirement. A
 * bonus that can no longer be played goes back.
 */
const waiveKind: CommandKind<object, undefined, undefined, object> = {
  name: "compliance.waive_turnover",
  decide: ({ turnoverOwed, bonus, bonusOwed }) => ({
    outcome: "applied",
    transfers: bonus === 0 ? [] : [{ ...forfeiture, amount: bonus }],
    turnoverOwedChange: negate(turnoverOwed),
    bonusOwedChange: negate(bonusOwed),
    answer: {},
  }),
};

const forfeiture = {
  kind: "bonus.forfeit",
  debit: "member:bonus",
  credit: "promotion:cost",
  reference: "compliance:exclusion",
} as const;

export async function waiveTurnover(
  { ledger }: ComplianceDeps,
  memberId: MemberId,
  exclusionId: string,
): Promise<void> {
  const command = { memberId, source: "compliance", externalId: exclusionId, input: {} };
  await ledger.execute(waiveKind, command);
}

/** The one that lasts longest of those that run. */
export async function findExclusion(db: Db, memberId: MemberId): Promise<Exclusion | null> {
  return (await listRunning(db, memberId))[0] ?? null;
}

/** Gives access back to those whose time is over; returns how many. Harmless when run twice. */
export async function endExclusions(deps: ComplianceDeps): Promise<number> {
  const { db, clock, members, logger } = deps;
  const now = clock.now();
  let count = 0;
  await oneByOne(
    await listDueMembers(db, now, MEMBERS_AT_ONCE),
    async (memberId) => {
      const isBack = await members.readmit(memberId, "exclusion over", async (tx) => {
        await endDue(tx, memberId, now);
        return (await listRunning(tx, memberId)).length === 0;
      });
      if (isBack) count += 1;
    },
    (error, memberId) => logger.error({ err: error, memberId }, "An exclusion cannot be ended."),
  );
  return count;
}
