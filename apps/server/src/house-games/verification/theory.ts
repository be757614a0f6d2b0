/** What the house's games return by their mathematics, to compare with what they do return. */
import { catalogue } from "@tucano/game-math/games/catalogue.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { GameTheory } from "../../statistics/index.ts";

const PERCENT = 100;

/** The game in the house's accounts. */
export function accountOf(code: string): string {
  return `${HOUSE_STUDIO}/${code}`;
}

export const houseGameTheories: readonly GameTheory[] = catalogue.map(({ game, figures }) => ({
  game: accountOf(game.facts.code),
  mean: Number(figures.rtpPercent) / PERCENT,
  standardDeviation: Number(figures.standardDeviation),
}));
