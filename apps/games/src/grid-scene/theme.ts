/** What makes each slot on a grid itself: its pictures, colours, voice, and how its reels move. */
import type { WheelSegment } from "@tucano/game-math/grid-slots/spins/ladder-spin.ts";
import type { WheelSlice } from "@tucano/game-math/grid-slots/spins/wheel-spin.ts";
import type { GridScreen } from "@tucano/game-math/grid-slots/screens.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Theme } from "../scene/theme.ts";
import type { StageTools } from "../shell/stage.ts";
import type { GridMode } from "./bets/grid-mode.ts";
import type { PayTable } from "./pay-table.ts";

/** The symbols that start a bonus together, and how many of them that takes. */
export interface Awaited {
  readonly symbol: string;
  readonly least: number;
}

/** One game, as its folder describes it. */
export interface GridGame {
  readonly version: number;
  readonly screen: GridScreen;
  readonly theme: Theme;
  readonly table: PayTable;
  readonly maxWinMultiplier: number;
  /** Symbols that start its bonus together; null where no single symbol does. */
  readonly awaited: Awaited | null;
  /** The rules that are its own, in the player's language. */
  readonly rules: (language: Language) => readonly string[];
  /** Lines pay from both edges. */
  readonly paysBothWays?: boolean;
  /** Words beside the pictures of symbols that do not simply pay, by the symbols' ids. */
  readonly notes?: (language: Language) => Readonly<Record<string, string>>;
  /** Figures told beside those of every game: a name and a value. */
  readonly figures?: (tools: StageTools) => readonly (readonly [string, string])[];
  /** Reels that may turn as one show symbols of many cells. */
  readonly hasGiants?: boolean;
  /** Only of a game with a ladder. */
  readonly wheel?: readonly WheelSegment[];
  /** Only of a game with a wheel of fortune. */
  readonly fortune?: readonly WheelSlice[];
  /** Only of a book: its free spins are about one symbol. */
  readonly hasSpecial?: boolean;
  /** Ways of playing it beside the plain spin, where the house allows them. */
  readonly modes?: readonly GridMode[];
  /** The player chooses how many of the lines are played. */
  readonly choosesLines?: boolean;
}
