// Protects: nobody plays for more than a plain spin without having said so, and a purchase is for
// one round.
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import { expect, test } from "vitest";
import { isBought, modesOf } from "./grid-mode.ts";
import { createModeChoice } from "./mode-choice.ts";

const ante = { id: "ante", choice: { mode: "ante" }, units: 2, spins: null, extra: null };
const bonus = { id: "buy", choice: { mode: "buy" }, units: 65, spins: 10, extra: null };
const open = () => createModeChoice([ante, bonus]);

test("nothing is chosen before the player does", () => {
  const choice = open();
  expect([choice.current, choice.isRaised, choice.ante]).toEqual([null, false, ante]);
  expect(createModeChoice([bonus]).ante).toBeNull();
});

test("an ante stays until it is taken back, and a purchase lasts for one round", () => {
  const choice = open();
  choice.raise(true);
  expect(choice.current).toBe(ante);
  choice.buy(bonus);
  expect(choice.current).toBe(bonus);
  expect([choice.drop(), choice.drop()]).toEqual([true, false]);
  expect(choice.current).toBe(ante);
  choice.raise(false);
  expect(choice.current).toBeNull();
});

test("a round that the house pays for is a plain spin, and the ante waits", () => {
  const choice = open();
  choice.raise(true);
  choice.setFree(true);
  expect([choice.current, choice.isRaised, choice.isFree]).toEqual([null, false, true]);
  choice.setFree(false);
  expect(choice.current).toBe(ante);
});

test("a round is as many stakes as its own choice cost", () => {
  const { unitsOf } = open();
  const choices = [undefined, null, { mode: "ante" }, { mode: "buy" }, { mode: "gone" }];
  expect(choices.map(unitsOf)).toEqual([1, 1, 2, 65, 1]);
});

test.each(slots.map((slot) => [slot.game.facts.code, slot] as const))(
  "%s tells the server what it offers, at the price that it shows",
  (_code, slot) => {
    const { game } = slot;
    for (const mode of modesOf(slot)) {
      const read = game.readChoice(mode.choice) as never;
      expect(read).not.toBeNull();
      expect(game.unitsOf(read)).toBe(mode.units);
      if (isBought(mode)) expect(mode.spins).toBeGreaterThan(0);
    }
  },
);
