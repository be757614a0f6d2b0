/** A game's published mathematics as operators read it. Pure. */
import type { GameSheet, SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { sharedGames } from "@tucano/game-math/shared/index.ts";
import { sheetOfTable } from "@tucano/game-math/shared/sheet.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";

export interface Parsheet {
  readonly sheet: SlotSheet | GameSheet;
  /** What one unit may be, in centavos, ascending. */
  readonly stakesCentavos: readonly number[];
}

/** Null: not a game of ours. */
export function parsheetOf(studio: string, code: string): Parsheet | null {
  if (studio !== HOUSE_STUDIO) return null;
  const game = findGame(code);
  if (game !== null) {
    return { sheet: sheetOfGame(game), stakesCentavos: game.facts.stakesCentavos };
  }
  const table = sharedGames.find(({ facts }) => facts.code === code);
  if (table === undefined) return null;
  return { sheet: sheetOfTable(table), stakesCentavos: table.facts.stakesCentavos };
}
