/** What the room is made of, and what it asks of rooms above it. */
import type { Ledger, MemberId } from "../ledger/index.ts";
import type { Members } from "../members/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Tx } from "../platform/database/types.ts";
import type { InstantRange } from "../platform/days.ts";
import type { PlayedSince } from "./policy.ts";

/**
 * What a member has played since an instant, bets further apart than `breakMs` having a break
 * between them. Asked once, when a limit is first set, under the wallet's lock.
 */
export type ReadPlayed = (
  tx: Tx,
  memberId: MemberId,
  since: { readonly from: Date; readonly breakMs: number },
) => Promise<PlayedSince>;

export interface ComplianceDeps extends Pick<Platform, "db" | "clock" | "random" | "jobs"> {
  readonly ledger: Ledger;
  readonly members: Members;
  readonly playedSince: ReadPlayed;
}

/** A limit as its member sees it. */
export interface LimitState {
  readonly measure: "stake" | "loss" | "time";
  readonly period: "day" | "week" | "month";
  /** Centavos, or minutes of play. */
  readonly amount: number;
  /** In the same unit, begun minutes not counted; of a loss zero for who is ahead. */
  readonly used: number;
  readonly window: InstantRange;
  /** A higher amount (null: no limit) that may be confirmed from `from` until `until`. */
  readonly next: {
    readonly amount: number | null;
    readonly from: Date;
    readonly until: Date;
  } | null;
}
