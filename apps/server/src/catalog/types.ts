import type { Centavos } from "@tucano/contract/money.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";

/** A game as other rooms know it. */
export interface Game {
  readonly id: number;
  readonly code: string;
  /** The server that speaks to the wallet; `house` for our own games. */
  readonly studio: string;
  /** The name over the door. */
  readonly brand: string;
  readonly brandCode: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly tags: readonly string[];
  readonly image: string;
  /** The same at half its width. */
  readonly imageSmall: string;
  readonly rtpBasisPoints: number;
  /** "96.03" */
  readonly rtpPercent: string;
  readonly volatility: "low" | "medium" | "high";
  readonly minBetCentavos: Centavos;
  readonly maxBetCentavos: Centavos;
  /** The least that a round may begin with, where operators have set it. */
  readonly ownMinBetCentavos: Centavos | null;
  readonly hasDemo: boolean;
  readonly isFeatured: boolean;
  readonly status: GameStatus;
  /** Ways of playing it that are closed by hand: `real`, `demo`, `free`, or its studio's own. */
  readonly stoppedModes: readonly string[];
  /** Codes of the sites that it is on; null: all. */
  readonly sites: readonly string[] | null;
  /**
   * How much of a stake counts toward the turnover a member owes: by its type, and by what it
   * returns. A choice that risks less counts for less.
   */
  readonly turnoverWeightPercent: number;
  readonly releasedOn: string;
}

export type GameStatus = "live" | "maintenance" | "hidden";
