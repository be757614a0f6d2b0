/** A game's published mathematics as operators read it. Pure. */
import type { GameSheet, SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { offeredOf } from "@tucano/game-math/games/catalogue.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";

export interface Parsheet {
  readonly sheet: SlotSheet | GameSheet;
  /** What one unit may be, in centavos, ascending. */
  readonly stakesCentavos: readonly number[];
}

/** Null: not a game of ours. */
export function parsheetOf(studio: string, code: string): Parsheet | null {
  const offered = studio === HOUSE_STUDIO ? offeredOf(code) : null;
  if (offered === null) return null;
  const { game } = offered;
  return { sheet: sheetOfGame(game), stakesCentavos: game.facts.stakesCentavos };
}
