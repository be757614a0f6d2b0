// Protects: the chance that stands beside a target is the one that its shot is drawn with.
import { expect, test } from "vitest";
import { chanceOf } from "@tucano/game-math/games/pescaria-da-mare/exact.ts";
import {
  findTarget,
  findWeapon,
  fishTargets,
  fishWeapons,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { toNumber } from "@tucano/game-math/rational.ts";
import { oneInOf, paysOf, shareOf } from "./odds.ts";

const target = (id: string) => {
  const found = findTarget(id);
  if (found === null) throw new Error(`Nothing called ${id} swims here.`);
  return found;
};

test("one in so many is the chance of the mathematics, to a tenth", () => {
  for (const each of fishTargets) {
    for (const weapon of fishWeapons) {
      for (let reached = 1; reached <= weapon.targetsMax; reached += 1) {
        const share = shareOf(weapon, reached);
        const oneIn = 1 / toNumber(chanceOf(each, share));
        const shown = Number(oneInOf(each, share));
        expect(Math.abs(shown - oneIn)).toBeLessThanOrEqual(oneIn < 100 ? 0.0501 : 0.501);
      }
    }
  }
  expect(oneInOf(target("turtle"))).toBe("20.6");
  expect(oneInOf(target("goldenTide"))).toBe("258");
});

test("the part of whoever is aimed at: all of it, a quarter of lightning, half of a bomb", () => {
  const shares = fishWeapons.map((weapon) => shareOf(weapon, weapon.targetsMax));
  expect(shares).toEqual([1, 1, 4, 2]);
  const bomb = findWeapon("bomb");
  expect(bomb === null ? 0 : shareOf(bomb, 1)).toBe(1);
});

test("a chest is told by its least and its greatest prize", () => {
  expect(["crab", "kingOctopus", "goldenTide"].map((id) => paysOf(target(id)))).toEqual([
    "10×",
    "50–300×",
    "100–2500×",
  ]);
});
