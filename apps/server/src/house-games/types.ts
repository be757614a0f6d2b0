import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Book } from "@tucano/contract/events/round-events.ts";
import type { StudioStatus, StudioWallet } from "@tucano/contract/studios/studio-wallet.ts";
import type { BoundedMap } from "../platform/memory/bounded-map.ts";
import type { Soon } from "../platform/memory/soon.ts";
import type { Jackpots } from "../jackpots/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Logger } from "../platform/logger.ts";
import type { FreeGrant } from "../free-rounds/index.ts";
import type { InstantRounds, RoundDrawer } from "../rounds/index.ts";
import type { Touches } from "../platform/memory/touches.ts";
import type { Random } from "../platform/random.ts";
import type { SeedBox } from "../platform/secrets/seed-box.ts";
import type { Played } from "../statistics/index.ts";

export type PlayMode = "real" | "demo";

/** A game opened by a player: what the bearer token refers to. */
export interface PlaySession {
  readonly token: string;
  /** The platform's name for the player; our own in a demo. */
  readonly player: string;
  readonly game: string;
  readonly mode: PlayMode;
  readonly language: string;
}

/** A session as stored, and when it was last used according to what has been written. */
export interface StoredSession {
  readonly session: PlaySession;
  readonly usedAt: Date;
}

/** A session as a process remembers it. */
export interface KnownSession {
  readonly session: PlaySession;
  /** To be read again after that. */
  readonly untilMs: number;
  usedAtMs: number;
  /** What other processes know of its use. */
  touchedAtMs: number;
}

/** A seed pair as it may be shown: everything but the seed. */
export interface SeedInUse {
  readonly id: string;
  readonly commitment: string;
  /** Of the seed that takes its place once this one is revealed. */
  readonly nextCommitment: string;
  /** Null until the player's browser has chosen one: no round is drawn before. */
  readonly clientSeed: string | null;
  readonly nextNonce: number;
}

export interface PlayNote {
  readonly seedId: string;
  /** Null until the player's browser has chosen one: no round is drawn before. */
  readonly clientSeed: string | null;
  readonly nextNonce: number;
  /** The player's last round of any game, of several steps as well; 0: there was none. */
  readonly lastRoundAtMs: number;
}

/** A seed in use, whichever room counts its rounds: it never changes until it is revealed. */
export interface SecretSeed {
  /** A copy: what is opened lies in a block of 8 kB, all of which would be kept with it. */
  readonly serverSeed: Uint8Array;
  readonly commitment: string;
}

/** A seed and the player's position in it. */
export interface Chance extends SecretSeed {
  readonly note: PlayNote;
}

interface RoundBasics {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  readonly definitionVersion: number;
  readonly mode: PlayMode;
  readonly token: string;
  readonly roundKey: string;
  readonly seedId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Whose seed it is: the player's own, or their second one for rounds of several steps. */
  readonly seedPlayer: string;
  /** As it was sent; undefined in games without a choice. */
  readonly choice: unknown;
  /** Equal parts of the stake; wins are hundredths of one. */
  readonly units: number;
  readonly hasSteps: boolean;
  /** Placed at the beginning. */
  readonly stake: Centavos;
  /** Staked by later steps. */
  readonly addedStake: Centavos;
  readonly betUuid: string;
  readonly winUuid: string;
  readonly rollbackUuid: string;
  readonly startedAt: Date;
}

export interface PendingRound extends RoundBasics {
  readonly status: "pending";
  readonly isStaked: boolean;
  /** As the wallet told it last; null before it was asked. */
  readonly balance: Centavos | null;
  /** When the player last did something; null until the stake was taken. */
  readonly lastStepAt: Date | null;
}

export interface SettledRound extends RoundBasics {
  readonly status: "settled";
  readonly winHundredths: number;
  readonly win: Centavos;
  /** After the round. */
  readonly balance: Centavos;
  readonly book: Book;
}

export interface VoidRound extends RoundBasics {
  readonly status: "void";
  readonly refusal: StudioStatus;
}

export type HouseRound = PendingRound | SettledRound | VoidRound;
export type FinishedRound = SettledRound | VoidRound;

export interface RoundTimes {
  /** The market's shortest time between two rounds of one player. */
  readonly minRoundMs: number;
  /** What the market allows types that are played otherwise: shots at fish. */
  readonly minRoundMsOfTypes: Partial<Record<GameType, number>>;
}

export interface PlayRules extends RoundTimes {
  readonly mayAutoplay: boolean;
  readonly mayTurbo: boolean;
  readonly mayBuyFeature: boolean;
  /** A session without activity for this long is over. */
  readonly sessionIdleMinutes: number;
}

export interface HouseGamesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Server seeds that are not revealed are written and read through it. */
  readonly seedBox: SeedBox;
  readonly logger: Logger;
  /** The platform's wallet, in process or over HTTP: the only way to real money. */
  readonly wallet: StudioWallet;
  /** What the market's rules allow; from memory. */
  readonly playRules: () => Soon<PlayRules>;
  /** What was really played, by game as the house's accounts name it. */
  readonly gameTotals: () => Promise<ReadonlyMap<string, Played>>;
  /** Rounds in one commit, where the platform is beside us; null over HTTP. */
  readonly instantRounds?: (drawer: RoundDrawer<Chance | null>) => InstantRounds;
  /** What operators let a round be played for, in centavos; null, and left out: all it offers. */
  readonly stakeLimits?: (
    game: string,
  ) => Promise<{ readonly least: number; readonly most: number } | null>;
  /** Pools that rounds may win beside the game. Left out: there are none. */
  readonly jackpots?: Pick<Jackpots, "oddsOf" | "besideOf">;
  /** What this player can play of this game for the house's money. Left out: nothing. */
  readonly freeRounds?: (player: string, game: string) => Promise<readonly FreeGrant[]>;
}

/** What the commands of this room work with. */
export interface Context extends HouseGamesDeps {
  readonly demoWallet: StudioWallet;
  readonly instant: InstantRounds | null;
  /** By its token, together with what others look up at the same moment. */
  readonly lookUpSession: (token: string) => Promise<StoredSession | null>;
  /** Sessions this process has seen, by token. */
  readonly known: BoundedMap<string, KnownSession>;
  /** Uses of sessions that are still to be written. */
  readonly touches: Touches;
}
