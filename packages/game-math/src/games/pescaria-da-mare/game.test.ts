// Protects: a shot costs what its weapon costs, and catches in 97 of so many cases, to the case.
import { expect, test } from "vitest";
import { casesOf, fishing, fishingFirst } from "./game.ts";
import { findTarget } from "./targets.ts";

const told = (...answers: readonly number[]) => {
  const left = [...answers];
  return { below: () => left.shift() ?? 0 };
};

test("weapons cost one, five, four and ten units", () => {
  const units = (["harpoon", "lance", "chain", "bomb"] as const).map((weapon) =>
    fishing.unitsOf({ weapon, targets: ["crab"] }),
  );
  expect(units).toEqual([1, 5, 4, 10]);
});

test("the ninety-seventh case is the last that catches", () => {
  const crab = findTarget("crab");
  expect(crab && casesOf(crab, 1)).toBe(1_000);
  const win = (answer: number) =>
    fishing.play({ weapon: "lance", targets: ["crab"] }, told(answer)).winHundredths;
  expect([0, 96, 97, 999].map(win)).toEqual([5_000, 5_000, 0, 0]);
});

test("what is not there is neither shot at nor shot with, and no chest has a hundredth part", () => {
  const shot = (weapon: string, target: string, ...answers: readonly number[]) =>
    fishing.play({ weapon: weapon as "harpoon", targets: [target] }, told(...answers));
  expect(() => shot("net", "crab")).toThrow("no weapon net");
  expect(() => shot("harpoon", "mermaid")).toThrow("Nothing called mermaid");
  expect(() => shot("harpoon", "goldenTide", 0, 100)).toThrow("within the weights");
});

test("the first version took one boss among others, and never two", () => {
  const [one, two] = ["kingOctopus", "seaSerpent"];
  const read = (...targets: readonly string[]) =>
    fishingFirst.readChoice({ weapon: "bomb", targets });
  expect(read("crab")).not.toBeNull();
  expect(read(one ?? "", "crab")).not.toBeNull();
  expect(read(one ?? "", two ?? "")).toBeNull();
  expect(read()).toBeNull();
});
