// Protects: the live wheel takes whole chips on its own spots, and covers what its spots say.
import { describe, expect, test } from "vitest";
import { roulette, rouletteSpots as soloSpots } from "../roleta-europeia/game.ts";
import { readChips } from "../../tables/chip-table.ts";
import { LIVE_CHIPS_MAX } from "../../tables/live-table.ts";
import { roletaAoVivo, rouletteSpots } from "./table.ts";

test("covers by every spot what the wheel played alone does", () => {
  const keyOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join("-");
  const live = [...rouletteSpots.values()].map(({ numbers }) => keyOf(numbers));
  expect(live.toSorted()).toEqual([...soloSpots.values()].map(keyOf).toSorted());
  for (const { id, numbers } of rouletteSpots.values()) {
    if (/\d$/.test(id) && !/[a-z]/.test(id)) expect(id).toBe(keyOf(numbers));
  }
  const named = ["red", "black", "even", "odd", "low", "high"];
  for (const name of named) {
    expect(rouletteSpots.get(name)?.numbers).toEqual(soloSpots.get(name));
  }
  for (const part of [1, 2, 3]) {
    expect(rouletteSpots.get(`dozen-${part}`)?.numbers).toEqual(soloSpots.get(`dozen${part}`));
    expect(rouletteSpots.get(`column-${part}`)?.numbers).toEqual(soloSpots.get(`column${part}`));
  }
});

test("pays in each pocket what the wheel played alone does, and nothing beside the spots", () => {
  for (let pocket = 0; pocket <= 36; pocket += 1) {
    for (const id of ["0", "17", "1-2", "0-2-3", "1-2-4-5", "red", "low"]) {
      const won = roletaAoVivo.winHundredthsOf({ chips: { [id]: 3 } }, { pocket });
      expect(won).toBe(3 * roulette.rules.payHundredths(id, pocket));
    }
    expect(roletaAoVivo.winHundredthsOf({ chips: { nowhere: 1 } }, { pocket })).toBe(0);
  }
});

describe("Chips", () => {
  const read = (input: unknown) => readChips(input, new Set(["red", "0"]), LIVE_CHIPS_MAX);

  test("lie on spots, whole and from 1, up to so many in all", () => {
    for (const chips of [{ red: 1 }, { red: 2, "0": 7 }, { red: LIVE_CHIPS_MAX - 1, "0": 1 }]) {
      expect(read({ chips })).toEqual({ chips });
    }
    expect(LIVE_CHIPS_MAX).toBe(4_000);
  });

  test.each([
    ["nothing", undefined],
    ["no object", "chips"],
    ["null", null],
    ["a field too many", { chips: { red: 1 }, more: 1 }],
    ["no chips", {}],
    ["chips that are none", { chips: null }],
    ["chips that are words", { chips: "red" }],
    ["a list", { chips: [1] }],
    ["an empty table", { chips: {} }],
    ["no spot", { chips: { black: 1 } }],
    ["words for a number", { chips: { red: "1" } }],
    ["half a chip", { chips: { red: 1.5 } }],
    ["no chip on a spot", { chips: { red: 0, "0": 1 } }],
    ["less than none", { chips: { red: -1, "0": 2 } }],
    ["one too many", { chips: { red: LIVE_CHIPS_MAX, "0": 1 } }],
  ])("refuses %s", (_what, input) => {
    expect(read(input)).toBeNull();
  });
});
