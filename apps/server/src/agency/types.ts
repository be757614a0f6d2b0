/** What the room is made of, and what its records hold. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { CommissionKind } from "@tucano/contract/player/rewards/agency.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Cashier } from "../cashier/index.ts";
import type { Market } from "../market/index.ts";
import type { Members } from "../members/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Tx } from "../platform/database/types.ts";
import type { Rewards } from "../rewards/index.ts";
import type { Statistics } from "../statistics/index.ts";

export interface AgencyDeps extends Pick<
  Platform,
  "db" | "clock" | "logger" | "jobs" | "config" | "selfUrl"
> {
  readonly members: Pick<
    Members,
    | "inviteCodeOf"
    | "findMany"
    | "inviterOf"
    | "inviteesOf"
    | "findByInviteCode"
    | "findByPhone"
    | "bindInviter"
    | "deviceOf"
    | "find"
  >;
  readonly market: Pick<Market, "read">;
  readonly statistics: Pick<
    Statistics,
    | "deposits"
    | "depositTotals"
    | "playedByType"
    | "playedTotals"
    | "membersWhoPlayed"
    | "membersWhoDeposited"
    | "requireReadUntil"
  >;
  readonly rewards: Pick<Rewards, "claimNow">;
  readonly cashier: Pick<Cashier, "payerKeyOf">;
  /** Tells an invitee of a wish. */
  readonly notify: (tx: Tx, notice: TeamNotice) => Promise<void>;
}

export interface TeamNotice {
  readonly memberId: MemberId;
  readonly code: "team_wish";
  readonly params: { readonly account: string };
  readonly link: string;
}

/** 1 is direct. */
export type Level = 1 | 2 | 3;

/** An agent earns by this invitee at this level, from that day on. */
export interface Tie {
  readonly agentId: MemberId;
  readonly inviteeId: MemberId;
  readonly level: Level;
  /** YYYY-MM-DD */
  readonly since: string;
}

export interface CommissionKey {
  readonly agentId: MemberId;
  readonly kind: CommissionKind;
  /** The day, or the Monday of the week. */
  readonly period: string;
}

/** A level's total, stored with the commission. */
export interface LevelResult {
  readonly level: Level;
  /** As it was when the period was over. */
  readonly base: Centavos;
  readonly takenBack: Centavos;
  /** Null: each deposit has its own. */
  readonly rate: number | null;
  readonly amount: Centavos;
}

export type CommissionState = "held" | "stopped" | "paid" | "taken-back" | "forfeited";

export interface Commission extends CommissionKey {
  readonly periodTo: string;
  readonly earned: Centavos;
  readonly levels: readonly LevelResult[];
  readonly holdDays: number;
  readonly turnoverMultiple: number;
  readonly dueAt: Date;
  readonly state: CommissionState;
  readonly decidedBy: string | null;
  readonly reason: string | null;
  readonly paidAt: Date | null;
}

/** One deposit, or what one invitee's play of the period came to. */
export interface Line extends CommissionKey {
  readonly level: Level;
  readonly inviteeId: MemberId;
  /** The order number of a deposit; empty for play. */
  readonly reference: string;
  readonly base: Centavos;
  readonly rate: number | null;
  readonly amount: Centavos | null;
  readonly nth: number | null;
  readonly at: Date | null;
}

export type SignalReason =
  | "shared-device"
  | "shared-address"
  | "shared-payment-key"
  | "bet-and-void"
  | "opposite-bets"
  | "refused";

export interface Signal extends CommissionKey {
  readonly reason: SignalReason;
  /** Null: not about a single one. */
  readonly inviteeId: MemberId | null;
  readonly detail: string;
  readonly createdAt: Date;
}
