// Protects: a table takes whole chips, at least one on each spot that is named, and nothing else.
import { expect, test } from "vitest";
import { roulette } from "../games/roleta-europeia/game.ts";

test.each([
  { chips: null },
  { chips: [1] },
  { chips: "red" },
  { chips: {} },
  { chips: { red: 0 } },
  { chips: { red: 0, black: 1 } },
  { chips: { red: 1.5 } },
  { chips: { nowhere: 1 } },
  { chips: { red: 2_001 } },
  { chips: { red: 1_000, black: 1_001 } },
])("%j is refused", (choice) => {
  expect(roulette.readChoice(choice)).toBeNull();
});

test("one chip is enough, and two thousand are not too many", () => {
  for (const chips of [{ red: 1 }, { red: 1_000, black: 1_000 }]) {
    expect(roulette.readChoice({ chips })).toEqual({ chips });
  }
});
