import type { Centavos } from "@tucano/contract/money.ts";
import type { TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import type { StudioStatus, StudioWallet } from "@tucano/contract/studios/studio-wallet.ts";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { LimitsOf } from "../platform/http/requests/shared-rate-limit.ts";
import type { Db } from "../platform/database/types.ts";
import type { Logger } from "../platform/logger.ts";
import type { Soon } from "../platform/memory/soon.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Notices } from "../platform/database/notices.ts";
import type { Random } from "../platform/random.ts";
import type { SeedBox } from "../platform/secrets/seed-box.ts";

/** A service that publishes signed chance at known moments. */
export interface Beacon {
  /** By which its rounds are looked up. */
  readonly chain: string;
  /** What it signs with: 96 bytes in hexadecimal. */
  readonly publicKey: string;
}

export type PlayMode = "real" | "demo";

/** A table opened by a player: what the play token stands for. */
export interface TableSession {
  readonly token: string;
  readonly player: string;
  readonly game: string;
  readonly mode: PlayMode;
  readonly language: string;
}

/** The players and their money: the studio's sessions and wallets, passed in. */
export interface TablePlayers {
  find(token: string): Soon<TableSession | null>;
  startDemo(game: string, language: Language): Promise<TableSession>;
  wallet(mode: PlayMode): StudioWallet;
}

export type RoundStatus = "betting" | "closed" | "flying" | "decided" | "settled" | "void";

export interface TableRoundRow {
  readonly id: string;
  readonly game: string;
  readonly number: number;
  readonly definitionVersion: number;
  readonly chainId: string;
  readonly place: number;
  readonly commitment: string;
  /** The chain's; with the players' seeds in it once betting has closed. */
  readonly clientSeed: string;
  readonly playerSeeds: readonly string[];
  readonly growthPpb: number | null;
  readonly status: RoundStatus;
  readonly openedAt: Date;
  readonly bettingEndsAt: Date;
  readonly startsAt: Date;
  readonly serverSeed: string | null;
  readonly result: unknown;
  readonly endedAt: Date | null;
  readonly nextAt: Date | null;
}

export type BetStatus = "pending" | "staked" | "settled" | "void";

export interface TableBet {
  readonly id: string;
  readonly roundId: string;
  readonly game: string;
  readonly player: string;
  readonly mode: PlayMode;
  readonly token: string;
  readonly betKey: string;
  readonly unit: Centavos;
  readonly units: number;
  readonly choice: unknown;
  /** Null in bets from before players' seeds were part of the draw. */
  readonly clientSeed: string | null;
  readonly autoHundredths: number | null;
  readonly betUuid: string;
  readonly winUuid: string;
  readonly rollbackUuid: string;
  readonly status: BetStatus;
  readonly cashedHundredths: number | null;
  readonly winHundredths: number | null;
  readonly win: Centavos | null;
  readonly refusal: StudioStatus | null;
  readonly placedAt: Date;
}

/** A decided bet, and the balance after it as far as the wallet told it. */
export interface Ended {
  readonly bet: TableBet;
  readonly balance: Centavos | null;
}

export interface SharedRoundsDeps {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly random: Random;
  /** Chains of seeds are written and read through it. */
  readonly seedBox: SeedBox;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly config: Pick<Config, "http">;
  readonly limitsOf: LimitsOf;
  readonly players: TablePlayers;
  /**
   * May a chain run with a salt that the server has drawn itself? Its rounds say so. Else a table
   * waits for the public event that its next chain was announced with.
   */
  readonly mayDrawSalt: () => boolean | Promise<boolean>;
  /** Whose rounds give chains their salts; left out: drand's quicknet. */
  readonly beacon?: Beacon;
  /** May players talk at live tables? A switch of the market. */
  readonly isChatOpen: () => boolean | Promise<boolean>;
  /** The tables; left out: all that the mathematics offers. */
  readonly games?: readonly SharedGame[];
}

/** What the commands of this room work with. */
export interface Context extends SharedRoundsDeps {
  readonly games: readonly SharedGame[];
  readonly beacon: Beacon;
  readonly seeds: SeedKeeper;
  /** Cash-outs that were decided in time and are being written: a crash waits for them. */
  readonly cashing: Set<Promise<unknown>>;
  /** A round or its bets changed in this process; watchers are notified. */
  onRound(game: string): void;
  onEnded(ended: Ended): void;
  /** A round was seen to enter a phase, whichever process runs its table. */
  onPhase(game: string, round: TableRound): void;
}

export interface SeedKeeper {
  /**
   * The seed of a round, whatever its state: only for whoever decides. `by` is the transaction that
   * asks, if there is one.
   */
  of(round: Pick<TableRoundRow, "chainId" | "place">, by?: Db): Promise<Uint8Array>;
}
