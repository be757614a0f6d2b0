/** A place costs a phone little, and is drawn the same whoever draws it. */
import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { diceFor, restartScopes } from "../svg.ts";
import { gamesFolder, places } from "./paint.ts";

/** Both layers of one place. */
const BYTES_MAX = 45_000;

const size = { width: 1280, height: 960 };

test.each(Object.keys(places))("the place of %s is small enough for a phone", async (code) => {
  const layers = ["back", "near"].map((name) => stat(`${gamesFolder}${code}/place/${name}.avif`));
  const bytes = (await Promise.all(layers)).reduce((sum, layer) => sum + layer.size, 0);
  expect(bytes).toBeLessThan(BYTES_MAX);
});

test.each(Object.entries(places))("the place of %s is drawn the same again", (code, place) => {
  const draw = (): string => {
    restartScopes();
    const dice = diceFor(code);
    return place.back(dice, size) + place.near(dice, size);
  };
  expect(draw()).toBe(draw());
});
