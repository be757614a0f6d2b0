// Protects: whatever is shot at with whatever weapon, a shot returns the same 97 %.
import fc from "fast-check";
import { expect, test } from "vitest";
import { book as bookSchema } from "@tucano/contract/events/round-events.ts";
import { offeredOf } from "../catalogue.ts";
import { chiSquareLimit, chiSquareOf, simulatedDraws } from "../../fixtures/simulated-draws.ts";
import { createDraws } from "../../provably-fair.ts";
import { isSame, plus, rational, times, toNumber } from "../../rational.ts";
import { chanceOf, meanOf, returnOfShot } from "./exact.ts";
import { casesOf, type FishChoice, fishing } from "./game.ts";
import { findGame } from "../house-games.ts";
import { fishTargets, fishWeapons, findTarget, findWeapon } from "./targets.ts";

const R = rational(97, 100);
const bosses = fishTargets.filter(({ chest }) => chest !== undefined).map(({ id }) => id);
const ordinary = fishTargets.map(({ id }) => id).filter((id) => !bosses.includes(id));

const anyShot: fc.Arbitrary<FishChoice> = fc.constantFrom(...fishWeapons).chain((weapon) =>
  fc
    .tuple(
      fc.constantFrom(...ordinary, ...bosses),
      fc.array(fc.constantFrom(...ordinary), { maxLength: weapon.targetsMax - 1 }),
    )
    .map(([first, others]) => ({
      weapon: weapon.id,
      targets: bosses.includes(first) ? [first] : [first, ...others],
    })),
);

test("every target is caught with chance R / m, bosses by the mean of their chest", () => {
  for (const target of fishTargets) {
    expect(isSame(meanOf(target), rational(target.multiplier)), target.id).toBe(true);
    expect(isSame(times(chanceOf(target), meanOf(target)), R), target.id).toBe(true);
    expect(Math.abs(toNumber(chanceOf(target)) * target.multiplier - 0.97)).toBeLessThan(1e-9);
    const weights = (target.chest ?? []).reduce((sum, { weight }) => sum + weight, 0);
    expect([0, 100]).toContain(weights);
  }
  const figures = offeredOf("pescaria-da-mare")?.figures;
  expect(figures?.options.map(({ id }) => id)).toEqual(fishTargets.map(({ id }) => id));
  expect(new Set(figures?.options.map(({ rtpPercent }) => rtpPercent))).toEqual(new Set(["97.00"]));
});

test("chains and blasts return R in all, splash included", () => {
  for (const { parts, targetsMax } of fishWeapons) {
    for (let targets = 1; targets <= targetsMax; targets += 1) {
      const sum = parts(targets).reduce((all, share) => plus(all, rational(1, share)), rational(0));
      expect(isSame(sum, rational(1))).toBe(true);
    }
  }
  fc.assert(
    fc.property(anyShot, (choice) => isSame(returnOfShot(choice), R)),
    { seed: 3, numRuns: 100 },
  );
});

test("books are valid, add up, and come from their seeds alone", () => {
  fc.assert(
    fc.property(anyShot, fc.nat(1_000_000), (choice, nonce) => {
      const draws = () =>
        createDraws({ serverSeed: new Uint8Array(32).fill(5), clientSeed: "f", nonce });
      const read = fishing.readChoice(choice);
      expect(read).toEqual(choice);
      const { book, winHundredths } = fishing.play(choice, draws());
      expect(fishing.play(choice, draws()).book).toEqual(book);
      expect(bookSchema.parse(book)).toEqual(book);
      const [told, final] = book;
      if (told?.type !== "fishShot") throw new Error("A round tells its shot.");
      expect(told.hits.map(({ target }) => target)).toEqual(choice.targets);
      expect(told.hits.reduce((sum, hit) => sum + hit.winHundredths, 0)).toBe(winHundredths);
      expect(final).toMatchObject({ type: "finalWin", winHundredths });
      const most = offeredOf("pescaria-da-mare")?.figures.maxWinMultiplier ?? 0;
      expect(winHundredths).toBeLessThanOrEqual(most * 100 * fishing.unitsOf(choice));
      for (const hit of told.hits) expect(hit.isCaught).toBe(hit.multiplier > 0);
    }),
    { seed: 4, numRuns: 100 },
  );
});

test("smallest first, largest first and anything at random return the same", () => {
  const strategies: readonly ((shot: number) => FishChoice)[] = [
    () => ({ weapon: "harpoon", targets: ["sardine"] }),
    () => ({ weapon: "harpoon", targets: ["goldenTide"] }),
    (shot) => ({
      weapon: "bomb",
      targets: [
        "whale",
        ...Array.from({ length: shot % 6 }, (_, index) => ordinary[index] ?? ""),
      ].slice(0, 6),
    }),
    (shot) => ({ weapon: "chain", targets: [ordinary[shot % ordinary.length] ?? "", "crab"] }),
  ];
  const shots = 25_000;
  for (const [index, strategy] of strategies.entries()) {
    const draws = simulatedDraws(900 + index);
    let sum = 0;
    let squares = 0;
    for (let shot = 0; shot < shots; shot += 1) {
      const choice = strategy(shot);
      const cost = findWeapon(choice.weapon)?.cost ?? 1;
      const win = fishing.play(choice, draws).winHundredths / 100 / cost;
      sum += win;
      squares += win * win;
    }
    const mean = sum / shots;
    const error = Math.sqrt((squares / shots - mean * mean) / shots);
    expect(Math.abs(mean - 0.97)).toBeLessThan(3.3 * error);
  }
});

test("chests open as their weights say", () => {
  const boss = findTarget("goldenTide");
  if (boss === null || boss.chest === undefined) throw new Error("This boss has a chest.");
  let next = 0;
  const counts = new Map<number, number>();
  for (let ticket = 0; ticket < 100; ticket += 1) {
    const answers = [0, ticket];
    const draws = { below: () => answers[next++ % 2] ?? 0 };
    const [told] = fishing.play({ weapon: "harpoon", targets: [boss.id] }, draws).book;
    const paid = told?.type === "fishShot" ? (told.hits[0]?.multiplier ?? 0) : 0;
    counts.set(paid, (counts.get(paid) ?? 0) + 1);
  }
  expect([...counts]).toEqual(boss.chest.map(({ multiplier, weight }) => [multiplier, weight]));
});

test("takes nothing but its own weapons, at targets within their reach", () => {
  for (const bad of [
    undefined,
    {},
    { weapon: "net", targets: ["crab"] },
    { weapon: "harpoon", targets: [] },
    { weapon: "harpoon", targets: ["crab", "crab"] },
    { weapon: "harpoon", targets: ["mermaid"] },
    { weapon: "harpoon", targets: "crab" },
    { weapon: "harpoon", targets: ["crab"], more: 1 },
    { weapon: "bomb", targets: [bosses[0], bosses[1]] },
    { weapon: "bomb", targets: [bosses[0], "whale"] },
    { weapon: "chain", targets: ["crab", bosses[2]] },
    { weapon: "bomb", targets: Array.from({ length: 7 }, () => "crab") },
  ]) {
    expect(fishing.readChoice(bad), JSON.stringify(bad)).toBeNull();
  }
});

test("a boss beside others is verified as it was shot at once, and shot at no more", () => {
  const choice = { weapon: "bomb", targets: [bosses[2], "whale", "crab"] };
  expect(fishing.readChoice(choice)).toBeNull();
  const first = findGame(fishing.facts.code, 1);
  expect(first?.readChoice(choice)).toEqual(choice);
});

test("raw draws are even in the ranges that shots use", () => {
  const crab = findTarget("crab");
  const range = crab === null ? 0 : casesOf(crab, 1);
  const draws = simulatedDraws(31);
  const counts = Array.from({ length: range }, () => 0);
  for (let shot = 0; shot < range * 40; shot += 1) counts[draws.below(range)]! += 1;
  expect(chiSquareOf(counts, 40)).toBeLessThan(chiSquareLimit(range - 1));
});
