/** What the room is made of, and what it asks of rooms above it. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Members } from "../members/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { InstantRange } from "../platform/days.ts";
import type { AnyMeasure, Period, PlayedSince } from "./policy.ts";

/**
 * What a member has played since an instant, bets further apart than `breakMs` having a break
 * between them. Asked once, when a limit is first set, under the wallet's lock.
 */
export type ReadPlayed = (
  tx: Tx,
  memberId: MemberId,
  since: { readonly from: Date; readonly breakMs: number },
) => Promise<PlayedSince>;

/** What a member played on a day, of one game or of all. Net of what was taken back. */
export interface PlayedOnDay {
  /** YYYY-MM-DD, in São Paulo. */
  readonly day: string;
  readonly plays: number;
  readonly stakeCentavos: Centavos;
  readonly winCentavos: Centavos;
}

interface Sum {
  readonly count: number;
  readonly totalCentavos: Centavos;
}

/** Deposits credited and withdrawals paid in a range. */
export interface Moved {
  readonly deposits: Sum;
  readonly withdrawals: Sum;
}

export type MandatoryMeasure = "loss" | "time";

export interface ComplianceDeps extends Pick<
  Platform,
  "db" | "clock" | "random" | "jobs" | "logger"
> {
  readonly ledger: Ledger;
  readonly members: Members;
  readonly playedSince: ReadPlayed;
  /** What the market wants everybody to have limited; from memory. Left out: nothing. */
  readonly mandatoryLimits?: () => Promise<readonly MandatoryMeasure[]>;
  /** Day by day, both ends included, the first one first. */
  readonly turnover: (
    memberId: MemberId,
    days: { readonly from: string; readonly to: string },
  ) => Promise<readonly PlayedOnDay[]>;
  readonly moved: (memberId: MemberId, range: InstantRange) => Promise<Moved>;
  /** Credited since, and what has been opened and may still be paid. */
  readonly depositedSince: (db: Db, memberId: MemberId, from: Date) => Promise<Centavos>;
}

/** A limit as its member sees it. */
export interface LimitState {
  readonly measure: AnyMeasure;
  readonly period: Period;
  /** Centavos, or minutes of play. */
  readonly amount: number;
  /** In the same unit, begun minutes not counted; of a loss zero for somebody who is ahead. */
  readonly used: number;
  readonly window: InstantRange;
  /** A higher amount (null: no limit) that may be confirmed from `from` until `until`. */
  readonly next: {
    readonly amount: number | null;
    readonly from: Date;
    readonly until: Date;
  } | null;
}
