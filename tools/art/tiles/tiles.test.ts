// Protects: no game is offered without the pictures that lists, pages and links show of it, and the
// one that lists show dozens of is light.
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "@tucano/game-math/games/catalogue.ts";

const art = path.resolve(import.meta.dirname, "../../../apps/player/public/art");

const codes = catalogue.map(({ game }) => game.facts.code);

test.each(codes)("%s has its pictures", (code) => {
  for (const name of ["tile-240.avif", "tile-480.avif", "hero-720.avif", "share-1200.jpg"]) {
    expect(existsSync(path.join(art, "games", code, name)), name).toBe(true);
  }
  expect(existsSync(path.join(art, "banners", `${code}.avif`))).toBe(true);
  const { size } = statSync(path.join(art, "games", code, "tile-240.avif"));
  expect(size, "a list shows dozens of them").toBeLessThanOrEqual(12_000);
});
