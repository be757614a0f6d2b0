// Protects: what a partner's frame says is a hint and never money, it leads the player nowhere, and
// a pause of ours reaches it in its own words.
import { describe, expect, test } from "vitest";
import { translators } from "./words.ts";

const mark = "tucano.game.1";

describe("our own words, spoken by somebody else", () => {
  const { hear, say } = translators.tucano;

  test("lose every amount", () => {
    const amounts = { stake: "1.00", win: "900.00", balance: "999.00" };
    expect(hear({ mark, type: "round-settled", roundId: "r", ...amounts })).toEqual({
      type: "round-over",
    });
    expect(hear({ mark, type: "need-deposit", balance: "0.00", stake: "1.00" })).toEqual({
      type: "need-deposit",
    });
  });

  test("lead to no page of ours, and are ours only with their mark", () => {
    expect(hear({ mark, type: "open-page", path: "/profile" })).toBeNull();
    expect(hear({ type: "close" })).toBeNull();
    expect(hear({ mark, type: "close" })).toMatchObject({ type: "close" });
    expect(say({ type: "pause" })).toEqual([{ mark, type: "pause" }]);
  });
});

describe("the words of hizi", () => {
  const { hear, say } = translators.hizi;

  test("are understood as far as they concern the page", () => {
    expect(hear({ type: "roundStarted", data: 100 })).toMatchObject({ type: "round-started" });
    expect(hear({ type: "roundEnded" })).toEqual({ type: "round-over" });
    expect(hear({ type: "balance", data: 1e9 })).toEqual({ type: "money-moved" });
    expect(hear({ type: "cashier" })).toEqual({ type: "need-deposit" });
    for (const data of [
      null,
      "cashier",
      { type: "toString" },
      { type: 7 },
      { type: "audioToggle" },
    ]) {
      expect(hear(data)).toBeNull();
    }
  });

  test("tell the game to stand still, and of money", () => {
    expect(say({ type: "pause" })).toEqual([{ type: "stopAutoplay" }, { type: "pause" }]);
    expect(say({ type: "resume" })).toEqual([{ type: "resume" }]);
    expect(say({ type: "balance-changed", balance: "1.00" })).toEqual([{ type: "updateBalance" }]);
  });
});

test("whoever says nothing is told nothing", () => {
  expect(translators.silent.hear({ mark, type: "close" })).toBeNull();
  expect(translators.silent.say({ type: "pause" })).toEqual([]);
});
