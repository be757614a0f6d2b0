/** What the room is made of, and what its parts tell each other. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type {
  racePockets,
  raceScorings,
  raceTies,
  resultStates,
} from "@tucano/contract/player/rewards/races.ts";
import type { Catalog } from "../catalog/index.ts";
import type { FreeRounds } from "../free-rounds/index.ts";
import type { Market } from "../market/index.ts";
import type { Members } from "../members/index.ts";
import type { Platform } from "../platform/context.ts";
import type { FreeGift, Rewards } from "../rewards/index.ts";

export interface RacesDeps extends Pick<Platform, "db" | "clock" | "logger"> {
  readonly market: Pick<Market, "read">;
  readonly members: Pick<Members, "deviceOf" | "find" | "findMany">;
  readonly catalog: Pick<Catalog, "allGames" | "findGame">;
  readonly freeRounds: Pick<FreeRounds, "requireAllowed">;
  readonly rewards: Pick<Rewards, "claimNow" | "give" | "guard">;
  /** Of those who may be named in public lists: masked. */
  readonly namesOf: (memberIds: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>;
}

export type Scoring = (typeof raceScorings)[number];
export type Ties = (typeof raceTies)[number];
export type Pocket = (typeof racePockets)[number];
export type ResultState = (typeof resultStates)[number];

/** Each place from one to another, both included, gets it. */
export interface Prize {
  readonly from: number;
  readonly to: number;
  readonly pocket: Pocket;
  readonly amount: Centavos;
  readonly turnoverMultiple: number;
  readonly free: (FreeGift & { readonly gameId: number; readonly gameName: string }) | null;
}

export interface RaceRules {
  readonly name: string;
  readonly scoring: Scoring;
  readonly bestOf: number;
  readonly roundsPerDay: number;
  readonly minStake: Centavos;
  readonly gameIds: readonly number[];
  /** As the journal names them: <studio>/<code>. */
  readonly games: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly closesAt: Date;
  readonly paysAt: Date;
  readonly reviewHours: number;
  readonly ties: Ties;
  readonly prizes: readonly Prize[];
  readonly budget: Centavos;
}

export interface Race extends RaceRules {
  readonly raceId: number;
  readonly state: "draft" | "published" | "decided" | "paid" | "cancelled";
  readonly prizesTotal: Centavos;
  readonly createdBy: string;
  readonly cancelReason: string | null;
  /** Who takes part: left and disqualified members are not among them. */
  readonly entrants: number;
}

/** What somebody has come to, by what counts. */
export interface Score {
  readonly memberId: MemberId;
  /** Multipliers in hundredths, or rounds. Never nothing. */
  readonly score: number;
  /** How many rounds were added up. */
  readonly rounds: number;
  readonly reachedAt: Date;
}

export interface Placed extends Score {
  readonly place: number;
}

/** What a place is paid. */
export interface Award {
  readonly pocket: Pocket | "none";
  readonly amount: Centavos;
  readonly turnover: Centavos;
  readonly free: Prize["free"];
}

export interface Result extends Award {
  readonly memberId: MemberId;
  readonly place: number | null;
  readonly score: number;
  readonly rounds: number;
  readonly state: ResultState;
  readonly reason: string | null;
}

export interface Entry {
  readonly joinedAt: Date;
  readonly leftAt: Date | null;
  readonly disqualifiedReason: string | null;
}
