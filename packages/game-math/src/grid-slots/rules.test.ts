// Protects: screens worked out by hand pay what the rules say, in each way of paying.
import { describe, expect, test } from "vitest";
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import { payOverMarks } from "./clusters.ts";
import { payAnywhere } from "./evaluators.ts";
import { botecoRule } from "../slots/boteco-777/rule.ts";
import { slot as cascata } from "../slots/cascata-do-ouro/definition.ts";
import { countPays } from "../fixtures/count-pays.ts";
import { slot as recife } from "../slots/recife-vivo/definition.ts";
import { collectedOn, isFull } from "./spins/respin-spin.ts";
import { createScreen, indexOfSymbol, type Screen } from "./screen.ts";
import { shapeOf } from "../fixtures/shape-of.ts";
import { createWaysTable, findWays } from "./ways.ts";

/** Columns from the left, each from the top. */
function screenOf(code: string, columns: readonly string[]): Screen {
  const shape = shapeOf(code);
  const screen = createScreen(shape);
  columns.forEach((column, reel) => {
    column.split(" ").forEach((id, row) => {
      screen.cells[reel * shape.rowsMax + row] = indexOfSymbol(shape.symbols, id);
    });
  });
  return screen;
}

const boteco = shapeOf("boteco-777").symbols.map(({ id }) => id);
const onLine = (text: string) =>
  botecoRule(text.split(" ").map((id) => boteco.findIndex((each) => each === id)));

describe("Boteco 777", () => {
  test.each([
    ["sete sete sete", { symbol: "sete", pay: 5_400, multiplier: 1 }],
    ["sete sete_ouro sete", { symbol: "any_seven", pay: 2_000, multiplier: 1 }],
    ["bar1 bar3 bar2", { symbol: "any_bar", pay: 200, multiplier: 1 }],
    ["bar1 caipirinha bar1", { symbol: "bar1", pay: 1_200, multiplier: 2 }],
    ["caipirinha caipirinha bar2", { symbol: "bar2", pay: 6_000, multiplier: 4 }],
    [
      "caipirinha caipirinha caipirinha",
      { symbol: "caipirinha", count: 3, multiplier: 1, pay: 50_000 },
    ],
    ["cereja vazio cereja", { symbol: "cereja", count: 1, pay: 100 }],
    ["cereja cereja bar1", { symbol: "cereja", count: 2, pay: 300 }],
    ["cereja caipirinha bar1", { symbol: "cereja", count: 1, pay: 100 }],
  ])("pays %s", (text, expected) => {
    expect(onLine(text)).toMatchObject(expected);
  });

  test.each(["vazio vazio vazio", "bar1 vazio bar1", "caipirinha cereja vazio", "sete bar1 bar2"])(
    "pays nothing for %s",
    (text) => {
      expect(onLine(text)).toBeNull();
    },
  );
});

describe("Ways", () => {
  const table = createWaysTable(shapeOf("boto-encantado"), {
    least: 3,
    pays: { remo: [10, 20, 50] },
  });

  test.each([
    ["one by one", ["remo alga alga", "remo alga lua", "alga remo alga", "alga alga alga"], 3, 10],
    ["times each other", ["remo remo alga", "remo alga remo", "remo alga alga"], 3, 40],
    ["a wild stands in", ["remo alga alga", "boto alga alga", "remo boto alga"], 3, 20],
    [
      "x2 and x3 count so often",
      ["remo alga alga", "boto_x2 alga alga", "boto_x3 remo alga"],
      3,
      80,
    ],
  ])("%s", (_name, columns, reels, pay) => {
    const rest = Array.from({ length: 5 - columns.length }, () => "alga alga alga");
    const wins = findWays(table, screenOf("boto-encantado", [...columns, ...rest]));
    expect(wins).toEqual([expect.objectContaining({ reels, pay })]);
  });

  test("nothing without the first reel, and a moon is never replaced", () => {
    const columns = [
      "alga alga lua",
      "remo remo remo",
      "boto remo lua",
      "remo remo remo",
      "lua alga alga",
    ];
    expect(findWays(table, screenOf("boto-encantado", columns))).toEqual([]);
  });
});

describe("Anywhere", () => {
  test("eight pay, seven do not, ten pay the next step", () => {
    const evaluator = payAnywhere(shapeOf("cascata-do-ouro"), countPays(cascata));
    const columns = [
      "rubi rubi rubi rubi rubi",
      "rubi rubi rubi quartzo quartzo",
      "quartzo quartzo quartzo quartzo quartzo",
      "pepita esmeralda ametista topazio cachoeira",
      "pepita esmeralda ametista topazio turmalina",
      "pepita quartzo quartzo quartzo agua_marinha",
    ];
    const wins: GridWin[] = [];
    const screen = screenOf("cascata-do-ouro", columns);
    expect(evaluator.evaluate(screen, 3, wins)).toBe(160 + 100);
    expect(wins.map(({ symbol, count, winHundredths }) => [symbol, count, winHundredths])).toEqual([
      ["rubi", 8, 480],
      ["quartzo", 10, 300],
    ]);
    expect(screen.removed.reduce((sum, each) => sum + each, 0)).toBe(18);
  });
});

describe("Clusters", () => {
  const columns = [
    "polvo polvo polvo estrela concha estrela concha",
    "concha polvo estrela concha estrela concha estrela",
    "estrela polvo concha estrela concha estrela concha",
    "concha estrela polvo concha estrela concha estrela",
    "estrela concha estrela concha perola perola concha",
    "concha estrela concha estrela perola perola estrela",
    "estrela concha estrela concha perola concha concha",
  ];
  const evaluator = () => payOverMarks(shapeOf("recife-vivo"), countPays(recife), { spotMax: 8 });

  test("five that touch by their sides pay; corners do not touch, pearls never pay", () => {
    const wins: GridWin[] = [];
    const rules = evaluator();
    rules.begin?.();
    expect(rules.evaluate(screenOf("recife-vivo", columns), 1, wins)).toBe(350);
    expect(wins).toEqual([
      expect.objectContaining({ symbol: "polvo", count: 5, multiplier: 1, winHundredths: 350 }),
    ]);
  });

  test("marks double from two on, add up under a cluster, stop at their limit, and are kept", () => {
    const rules = evaluator();
    rules.begin?.();
    const pays: number[] = [];
    for (let win = 0; win < 6; win += 1) {
      const screen = screenOf("recife-vivo", columns);
      pays.push(rules.evaluate(screen, 1, null) / 350);
      rules.settle?.(screen, null);
    }
    // Unmarked, marked, then five cells of 2, 4, 8 and no more.
    expect(pays).toEqual([1, 1, 10, 20, 40, 40]);
    rules.begin?.();
    expect(rules.evaluate(screenOf("recife-vivo", columns), 1, null)).toBe(350);
  });
});

describe("Respins", () => {
  const caju = "caju caju caju";

  test.each([
    ["two full reels", [caju, caju, "coco caju folha"], { symbol: 4, reel: 2 }],
    ["wilds count", ["folha coco moeda", "tucano caju caju", caju], { symbol: 4, reel: 0 }],
    ["whatever the order", [caju, "coco coco folha", "caju tucano caju"], { symbol: 4, reel: 1 }],
  ])("%s are held", (_name, columns, expected) => {
    expect(collectedOn(screenOf("tucano-da-sorte", columns))).toEqual(expected);
  });

  test("not for two reels of different symbols, nor for a full screen", () => {
    const other = screenOf("tucano-da-sorte", [caju, "coco coco coco", "caju coco folha"]);
    expect(collectedOn(other)).toBeNull();
    expect(isFull(other)).toBe(false);
    const full = screenOf("tucano-da-sorte", [caju, "caju tucano caju", "tucano caju caju"]);
    expect(collectedOn(full)).toBeNull();
    expect(isFull(full)).toBe(true);
  });
});
