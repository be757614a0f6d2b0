/**
 * Every game's numbers as data: pays, strips, weights, limits, all that a result follows from
 * beside its draws. A proof carries them, so that whoever recomputes a round needs nothing else of
 * ours: `docs/fairness` says how each `kind` is played, and lists the fingerprints.
 */
import type { GameFacts } from "../engine.ts";
import { gamesByFolder, tablesByFolder } from "../games/index.ts";
import { byId } from "../games/registry.ts";
import { slots } from "../grid-slots/index.ts";
import { slotNumbers } from "./slot-numbers.ts";
import type { Definition } from "./types.ts";

export type { Definition } from "./types.ts";

interface Version {
  readonly game: { readonly facts: GameFacts };
  readonly numbers: Definition;
}

const slotVersions = slots.flatMap(({ kind, former, game, numbers }): Version[] =>
  [...former, { game, numbers }].map((one) => ({
    game: one.game,
    numbers: slotNumbers(kind, one.numbers),
  })),
);
const versions = [...byId(gamesByFolder), ...byId(tablesByFolder)].flatMap(
  ({ definition }): Version[] => [...(definition.former ?? []), definition],
);

/** By code and version: "some-game@1". A version is never changed and never removed. */
export const definitions: Readonly<Record<string, Definition>> = Object.fromEntries(
  [...slotVersions, ...versions].map(({ game: { facts }, numbers }) => [
    `${facts.code}@${facts.version}`,
    numbers,
  ]),
);

export function definitionOf(code: string, version: number): Definition {
  const definition = definitions[`${code}@${version}`];
  if (definition === undefined) throw new RangeError(`${code}@${version} publishes no definition.`);
  return definition;
}
