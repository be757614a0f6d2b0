// Protects: whoever simulates a slot again as its definition says gets what its par sheet tells.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gridSources } from "../grid-slots/sources.ts";

const simulated = gridSources.flatMap((source) => (source.kind === "simulated" ? [source] : []));

interface Sheet {
  readonly options?: Readonly<Record<string, { readonly rounds: number }>>;
}

test.each(simulated)("$facts.code", ({ facts, rounds, splits, seed, modes }) => {
  const file = new URL(`../../../../docs/games/${facts.code}/parsheet.json`, import.meta.url);
  const sheet = JSON.parse(readFileSync(file, "utf8")) as Sheet;
  expect(sheet).toMatchObject({ rounds, splits, seed });
  for (const mode of modes) expect(sheet.options?.[mode.id]?.rounds).toBe(mode.rounds);
});
