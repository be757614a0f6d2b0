/** What the room of free rounds needs of others, and what it gives to them. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { freeStates } from "@tucano/contract/player/rewards/free-rounds.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Market } from "../market/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Tx } from "../platform/database/types.ts";

/** Who gives free rounds. */
export type FreeSource = "desk" | "campaign" | "code" | "activity" | "shop" | "vip";

/** As players and operators are told. */
export type ShownState = (typeof freeStates)[number];

export type FreeState = "active" | "cancelled" | "expired";

export interface FreeGrant {
  readonly id: string;
  readonly studio: string;
  readonly gameIds: readonly number[];
  /** Of each round; the house's. */
  readonly stake: Centavos;
  readonly rounds: number;
  readonly used: number;
  /** What its rounds have won, less what was taken back. */
  readonly won: Centavos;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: FreeState;
  /** What becomes of what they win, as the market said when they were given. */
  readonly terms: {
    readonly pocket: "cash" | "bonus";
    readonly turnoverMultiple: number;
    readonly bonusDays: number;
  };
}

/** With what lists show of it. */
export interface GivenGrant extends FreeGrant {
  readonly memberId: MemberId;
  readonly source: FreeSource;
  readonly sourceRef: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly reason: string | null;
  /** Of a partner's game: does the partner know it? Null: it need not. */
  readonly partnerState: PartnerState | null;
}

export type PartnerState = "wanted" | "created" | "refused" | "unwanted" | "gone";

export interface FreeWish {
  readonly memberId: MemberId;
  readonly gameIds: readonly number[];
  readonly stake: Centavos;
  readonly rounds: number;
  readonly endsAt: Date;
  /** Left out: at once. */
  readonly startsAt?: Date;
  readonly source: FreeSource;
  /** The giver's own name of it: the same again is the same grant. */
  readonly sourceRef: string;
  /**
   * What the giver may spend, all its grants together. Left out: the day's budget is theirs. Null:
   * the giver has taken it from budgets of its own.
   */
  readonly budget?: { readonly scope: string; readonly most: Centavos } | null;
}

/** A game that free rounds may be given for. */
export interface FreeGame {
  readonly gameId: number;
  readonly studio: string;
  readonly code: string;
  readonly name: string;
  readonly image: string;
  /** What a round may be played for; the partner's games: anything between the two ends. */
  readonly stakes: readonly Centavos[] | { readonly least: Centavos; readonly most: Centavos };
  /** Its studio has to be told of a grant before it can be played. */
  readonly isPartners: boolean;
}

/** How a partner's server hears of grants. Whatever it throws is tried again. */
export interface PartnerRewards {
  /** Is there a server that could be told? */
  mayGrant(studio: string): Promise<boolean>;
  createReward(order: {
    readonly grantId: string;
    readonly user: string;
    readonly studio: string;
    readonly gameCode: string;
    readonly stake: Centavos;
    readonly rounds: number;
    readonly from: Date;
    readonly until: Date;
  }): Promise<{ readonly rewardUuid: string } | { readonly refusal: string }>;
  /** Harmless when repeated, and where there is none. */
  cancelReward(order: {
    readonly grantId: string;
    /** Null: not known, as the answer may have been lost. */
    readonly rewardUuid: string | null;
    readonly studio: string;
    readonly user: string;
  }): Promise<void>;
}

export interface FreeRoundsDeps extends Pick<
  Platform,
  "db" | "clock" | "random" | "logger" | "metrics"
> {
  readonly ledger: Ledger;
  readonly market: Market;
  /** Null: free rounds cannot be given for it. */
  readonly findGame: (gameId: number) => Promise<FreeGame | null>;
  /** Tells a member of it, in the transaction that gives it. */
  readonly tell: (tx: Tx, memberId: MemberId, grant: FreeGrant) => Promise<void>;
  readonly partners: PartnerRewards;
}
