import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import type * as house from "@tucano/contract/player/games/house-games.ts";
import type { StudioWallet } from "@tucano/contract/studios/studio-wallet.ts";
import type { FairRound } from "@tucano/game-math/provably-fair.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Platform } from "../platform/context.ts";
import type { Tx } from "../platform/database/types.ts";

/** Where a round's words come from. */
export interface Chance {
  readonly seedId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The house's seeds, kept by its own studio: this room draws from them and never sees one. */
export interface Chances {
  show(tx: Tx, seedPlayer: string): Promise<DataOf<typeof house.setClientSeed>>;
  choose(
    tx: Tx,
    seedPlayer: string,
    input: InputOf<typeof house.setClientSeed>,
  ): Promise<DataOf<typeof house.setClientSeed>>;
  rotate(
    tx: Tx,
    seedPlayer: string,
    input: InputOf<typeof house.rotateSeed>,
  ): Promise<DataOf<typeof house.rotateSeed>>;
  take(tx: Tx, seedPlayer: string, elseSeed: string): Promise<Chance>;
  open(seedPlayer: string, chance: Chance): Promise<FairRound>;
  revealed(commitment: string): Promise<Uint8Array | null>;
}

/** Play money, and who plays with it: nothing of theirs reaches the platform's wallet. */
export interface Demos {
  start(
    game: string,
    language: Language,
  ): Promise<{ readonly token: string; readonly player: string }>;
  readonly wallet: StudioWallet;
}

/** What the market lets a game do. */
export interface MarketRules {
  readonly mayAutoplay: boolean;
  readonly mayTurbo: boolean;
  readonly mayBuyFeature: boolean;
  readonly minRoundMs: number;
}

/** What a game may be played for, in centavos. */
export interface StakeLimits {
  readonly least: number;
  readonly most: number;
}

/** A game as the catalogue has it. */
export interface ListedGame extends StakeLimits {
  readonly name: string;
  readonly gameType: GameType;
  /** Players find it in lists. */
  readonly isOffered: boolean;
}

export interface RgsDeps extends Pick<
  Platform,
  | "clock"
  | "config"
  | "databaseUrl"
  | "db"
  | "jobs"
  | "limitsOf"
  | "logger"
  | "metrics"
  | "random"
  | "selfUrl"
> {
  /** The platform's wallet: the only way to money. */
  readonly wallet: StudioWallet;
  readonly demos: Demos;
  readonly chances: Chances;
  /** From memory. */
  readonly marketRules: () => Promise<MarketRules>;
  /** Null: the catalogue has no such game. */
  readonly listed: (game: string) => Promise<ListedGame | null>;
}
