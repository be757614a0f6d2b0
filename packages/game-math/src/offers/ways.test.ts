// Protects: what an offer costs is estimated by ways to bet that the games really have.
import { describe, expect, test } from "vitest";
import { offeredOf } from "../games/catalogue.ts";
import { gamesByFolder, tablesByFolder } from "../games/index.ts";
import { riskOf } from "../risk/turnover.ts";
import type { Way } from "./play-through.ts";

const steered = [...gamesByFolder, ...tablesByFolder].flatMap(({ definition }) => {
  const { game, steered: known } = definition;
  return known === undefined ? [] : [{ code: game.facts.code, game, ...known }];
});
/** Of a stake of one. */
const returnOf = ({ chance, back }: Way): number => chance * back;
const mostOf = (code: string): number => offeredOf(code)?.figures.maxWinMultiplier ?? 0;
const waysOf = (code: string): readonly Way[] =>
  steered.find((one) => one.code === code)?.ways ?? [];

const boldestOf = (code: string): number | undefined => waysOf(code).at(-1)?.back;

describe.each(steered)("$code", ({ code, ways, edge }) => {
  test("keeps its least by the best way, which is the best that it publishes", () => {
    expect(Math.max(...ways.map(returnOf))).toBeCloseTo(1 - edge, 9);
    const { rtpPercent = "", options = [] } = offeredOf(code)?.figures ?? {};
    const returns = [rtpPercent, ...options.map((option) => option.rtpPercent)].map(Number);
    expect(1 - edge).toBeCloseTo(Math.max(...returns) / 100, 3);
  });

  test("is bet on from a quarter at risk, for which all counts, or about a half to the most", () => {
    const backs = ways.map(({ back }) => back);
    expect(backs).toEqual(backs.toSorted((a, b) => a - b));
    expect(ways[0]?.chance).toBeLessThanOrEqual(0.75);
    // Plinko's bold boards have nothing as careful as the others.
    expect(backs[0]).toBeLessThanOrEqual(code === "plinko-tropical" ? 3 : 2);
  });
});

test.each(steered.filter(({ choice }) => choice !== undefined))(
  "$code takes the choice by which its stakes count",
  ({ code, game, choice }) => {
    const taken = game.shape === "shared" ? game.readBet(choice) : game.readChoice(choice);
    expect(taken).not.toBeNull();
    expect(riskOf(code, choice).edge).toBeGreaterThan(0);
  },
);

/** Side bets at tables keep more than the rest does. */
const sided = new Set(["bacara", "bacara-ao-vivo", "dragao-e-tigre", "sic-bo"]);

test.each(steered.filter(({ code }) => !sided.has(code)))(
  "$code keeps the same whichever way",
  ({ ways, edge }) => {
    for (const way of ways) expect(returnOf(way)).toBeCloseTo(1 - edge, 9);
  },
);

test("the boldest way is the most that a game pays", () => {
  const told = ["dados", "estrela-cadente", "maior-ou-menor", "plinko-tropical", "roda-da-praia"];
  for (const code of told) expect([code, boldestOf(code)]).toEqual([code, mostOf(code)]);
  expect(boldestOf("voo-do-tucano")).toBe(mostOf("voo-do-tucano"));
  // Its bound: no number of finds comes to just that.
  expect(boldestOf("garimpo")).toBe(10_000);
  // Its top, rounded up.
  expect(boldestOf("torre-do-saci")).toBe(Math.ceil(mostOf("torre-do-saci")));
});

test("the choice by which stakes count is one of the ways, where these are all or nothing", () => {
  const atRiskOf = (code: string): number =>
    riskOf(code, steered.find((one) => one.code === code)?.choice).atRisk;
  /** How far the nearest way is from it. */
  const away = (code: string): number =>
    Math.min(...waysOf(code).map(({ chance }) => Math.abs(1 - chance - atRiskOf(code))));
  const told = ["dados", "estrela-cadente", "torre-do-saci", "roleta-ao-vivo", "voo-do-tucano"];
  for (const code of told) expect([code, away(code) < 1e-9]).toEqual([code, true]);
  // Of 25 cells just under a half are mined.
  expect(away("garimpo")).toBeLessThan(0.03);
  expect(atRiskOf("garimpo")).toBeLessThan(0.5);
});

test("a wheel is bet on by colour, six-line, split and number", () => {
  const backs = [18, 6, 2, 1].map((numbers) => 36 / numbers);
  for (const code of ["roleta-ao-vivo", "roleta-europeia"]) {
    expect(waysOf(code).map(({ back }) => back)).toEqual(backs);
  }
});
