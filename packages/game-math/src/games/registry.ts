/**
 * Games by code and version. A version is never changed and never removed, so that every past round
 * can be verified: a change is a new version.
 */
import type { GameFacts, GameFigures, PublishedFigures } from "../engine.ts";

/** A folder: what it defines, and its figures once they have been reckoned. */
export interface Listed<Game> {
  readonly definition: {
    readonly id: number;
    readonly game: Game;
    readonly former?: readonly { readonly game: Game }[];
  };
  readonly published?: PublishedFigures;
}

export interface Offered<Game> {
  readonly id: number;
  readonly game: Game;
  readonly figures: GameFigures;
}

export interface Registry<Game> {
  /** The version of each game that is offered now: one whose figures are published. */
  readonly offered: readonly Offered<Game>[];
  /** The version that is offered when none is named. */
  find: (code: string, version?: number) => Game | null;
}

/** In the order in which they came. */
export const byId = <One extends { readonly definition: { readonly id: number } }>(
  listed: readonly One[],
): One[] => listed.toSorted((one, other) => one.definition.id - other.definition.id);

export function createRegistry<Game extends { readonly facts: GameFacts }>(
  listed: readonly Listed<Game>[],
): Registry<Game> {
  const offered = listed.flatMap(({ definition: { id, game }, published }) => {
    if (published?.version !== game.facts.version) return [];
    const { version: _, ...figures } = published;
    return [{ id, game, figures }];
  });
  const current = new Map(offered.map(({ game }) => [game.facts.code, game]));
  const known = new Map(
    listed
      .flatMap(({ definition: { game, former = [] } }) => [game, ...former.map((one) => one.game)])
      .map((game) => [`${game.facts.code}@${game.facts.version}`, game]),
  );
  return {
    offered,
    find: (code, version) =>
      (version === undefined ? current.get(code) : known.get(`${code}@${version}`)) ?? null,
  };
}
