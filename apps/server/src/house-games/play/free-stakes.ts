import { findGame } from "@tucano/game-math/games/house-games.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";

/**
 * What a free round of this game may be played for; null: there are none. Only where a round is
 * over at once: in steps and at tables a player may have to add money of their own.
 */
export function freeStakesOf(code: string): readonly Centavos[] | null {
  const game = findGame(code);
  return game?.shape === "instant" ? game.facts.stakesCentavos.map(toCentavos) : null;
}
