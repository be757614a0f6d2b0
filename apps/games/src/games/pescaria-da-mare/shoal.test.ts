// Protects: whatever swims by, a shot names targets that the game's rules take.
import { expect, test } from "vitest";
import { fishing } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import { fishWeapons } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Shoal } from "./shoal.ts";

test("every weapon reaches a lawful set of targets at any time", () => {
  const shoal = new Shoal({ width: 375, height: 540 });
  for (let step = 0; step < 1_500; step += 1) {
    shoal.step(50);
    const aim = shoal.swimmers[step % shoal.swimmers.length];
    if (aim === undefined) throw new Error("The sea is empty.");
    for (const weapon of fishWeapons) {
      const targets = shoal.reachedBy(weapon, aim).map(({ target }) => target.id);
      expect(fishing.readChoice({ weapon: weapon.id, targets })).not.toBeNull();
    }
  }
});

test("one who is shot at stays until the result is told", () => {
  const shoal = new Shoal({ width: 375, height: 540 });
  const [held] = shoal.swimmers;
  if (held === undefined) throw new Error("The sea is empty.");
  held.isHeld = true;
  for (let step = 0; step < 600; step += 1) shoal.step(50);
  expect(shoal.swimmers).toContain(held);
  shoal.take(held);
  expect(shoal.swimmers).not.toContain(held);
});

test("bosses come alone", () => {
  const shoal = new Shoal({ width: 1_000, height: 700 });
  let most = 0;
  for (let step = 0; step < 3_000; step += 1) {
    shoal.step(50);
    most = Math.max(most, shoal.swimmers.filter(({ isBoss }) => isBoss).length);
  }
  expect(most).toBe(1);
});
