/**
 * Every game of the house, by code and version. A version is never changed and never removed, so
 * that every past round can be verified: a change is a new version.
 */
import { arcadeFigures, arcadeGames, arcadeVersions } from "../arcade/index.ts";
import { cardsFigures, cardsGames, cardsVersions } from "../cards/index.ts";
import { drawsFigures, drawsGames, drawsVersions } from "../draws/index.ts";
import type { GameFigures, HouseGame } from "../engine.ts";
import { fishFigures, fishGames, fishVersions } from "../fish/index.ts";
import { gridSlotsFigures, gridSlotsGames, gridSlotsVersions } from "../grid-slots/index.ts";
import { tablesFigures, tablesGames, tablesVersions } from "../tables/index.ts";

const current: readonly HouseGame[] = [
  ...gridSlotsGames,
  ...arcadeGames,
  ...cardsGames,
  ...tablesGames,
  ...drawsGames,
  ...fishGames,
];

const versions: readonly HouseGame[] = [
  ...gridSlotsVersions,
  ...arcadeVersions,
  ...cardsVersions,
  ...tablesVersions,
  ...drawsVersions,
  ...fishVersions,
];

const figures: Readonly<Record<string, GameFigures>> = {
  ...gridSlotsFigures,
  ...arcadeFigures,
  ...cardsFigures,
  ...tablesFigures,
  ...drawsFigures,
  ...fishFigures,
};

const keyOf = (code: string, version: number): string => `${code}@${version}`;

const known: ReadonlyMap<string, HouseGame> = new Map(
  versions.map((game) => [keyOf(game.facts.code, game.facts.version), game]),
);
/** A game is offered once its figures are published, and not before. */
const currentVersions = new Map<string, number>(
  current
    .map(({ facts }) => facts)
    .filter(({ code, version }) => keyOf(code, version) in figures)
    .map(({ code, version }) => [code, version]),
);

/** The codes of the games that are offered now. */
export const currentCodes: readonly string[] = [...currentVersions.keys()];

/** A game ready to be played; the current version when none is named. */
export function findGame(code: string, version?: number): HouseGame | null {
  const wanted = version ?? currentVersions.get(code);
  if (wanted === undefined) return null;
  return known.get(keyOf(code, wanted)) ?? null;
}

/** Throws for a game that publishes nothing: it may not be offered. */
export function figuresOf(game: HouseGame): GameFigures {
  const { code, version } = game.facts;
  const published = figures[keyOf(code, version)];
  if (published === undefined) {
    throw new RangeError(`${code}: no published figures; run npm run maths.`);
  }
  return published;
}
