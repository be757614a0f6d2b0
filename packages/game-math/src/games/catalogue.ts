/** All that is offered now, alone or at a table: lists, sheets and reports are made of it. */
import type { GameFigures, HouseGame } from "../engine.ts";
import { type SharedGame, tables } from "../shared/index.ts";
import { houseGames } from "./house-games.ts";
import type { Offered } from "./registry.ts";

export type OfferedGame = Offered<HouseGame | SharedGame>;

export const catalogue: readonly OfferedGame[] = [...houseGames.offered, ...tables.offered];

const byCode: ReadonlyMap<string, OfferedGame> = new Map(
  catalogue.map((offered) => [offered.game.facts.code, offered]),
);

/** Null: it is no game of the house, or has no published figures yet. */
export function offeredOf(code: string): OfferedGame | null {
  return byCode.get(code) ?? null;
}

/** Throws for a version that publishes nothing: it may not be offered. */
export function figuresOf({ facts: { code, version } }: HouseGame | SharedGame): GameFigures {
  const offered = offeredOf(code);
  if (offered?.game.facts.version !== version) {
    throw new RangeError(`${code}: no published figures; run npm run maths.`);
  }
  return offered.figures;
}
