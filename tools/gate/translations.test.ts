/**
 * No player meets an empty place: each translation of what the games say fills in the same values
 * as its English.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textsByContext } from "../../packages/i18n/src/po.ts";
import { catalogueOf, readSpeakers } from "../lib/catalogues.ts";

const holesIn = (text = ""): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

test("a translation loses none of the values", async () => {
  const speakers = await readSpeakers();
  const games = speakers.find(({ name }) => name === "games");
  expect(games?.texts.length).toBeGreaterThan(500);
  for (const language of games?.languages ?? []) {
    const known = textsByContext(readFileSync(catalogueOf("games", language), "utf8"));
    for (const [context, english] of games?.texts ?? []) {
      expect(holesIn(known.get(context)), `${language} ${context}`).toEqual(holesIn(english));
    }
  }
});
