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

describe("the words of RubyPlay", () => {
  const { hear, say } = translators.rubyplay;
  const heard = (name: string, data?: object) =>
    hear({ type: `rp.g2w.${name}`, sender: "rp_34", lang: "pt", data });

  test("are understood as far as they concern the page, without their amounts", () => {
    expect(heard("paidRoundStarted")).toMatchObject({ type: "round-started" });
    expect(heard("paidRoundEnded", { win: 1e9, totalWin: 1e9 })).toEqual({ type: "round-over" });
    expect(heard("balanceUpdate", { balance: 1e9 })).toEqual({ type: "money-moved" });
    expect(heard("RedirectToLobby")).toEqual({ type: "close" });
    for (const name of ["soundStatusUpdate", "payTableStatusUpdate", "toString"]) {
      expect(heard(name, { isOpen: true })).toBeNull();
    }
    expect(hear({ type: "RedirectToLobby" })).toBeNull();
  });

  test("have none for what the page would tell", () => {
    expect(say({ type: "pause" })).toEqual([]);
  });
});

describe("the words of 155.io", () => {
  const { hear, say } = translators.marbles;
  const source = "marbles-game-widget";

  test("are those of its widget alone", () => {
    const said = { source, type: "balance-insufficient", version: 1, payload: {}, timestamp: 1 };
    expect(hear(said)).toEqual({ type: "need-deposit" });
    expect(hear({ ...said, type: "bet-placed", payload: { balance: 1e9 } })).toEqual({
      type: "money-moved",
    });
    for (const data of [{ ...said, source: "marbles-operator" }, { type: said.type }, null, "x"]) {
      expect(hear(data)).toBeNull();
    }
    expect(hear({ ...said, type: "chat-message" })).toBeNull();
  });

  test("silence a race that nobody can hold up, and tell of money", () => {
    const operator = { source: "marbles-operator", version: 1, timestamp: expect.any(Number) };
    expect(say({ type: "pause" })).toEqual([
      { ...operator, type: "close-panels", payload: {} },
      { ...operator, type: "mute-audio", payload: { muted: true } },
    ]);
    expect(say({ type: "resume" })).toEqual([
      { ...operator, type: "mute-audio", payload: { muted: false } },
    ]);
    expect(say({ type: "balance-changed", balance: "1.00" })).toEqual([
      { ...operator, type: "refresh-balance", payload: {} },
    ]);
  });
});

test("whoever says nothing is told nothing", () => {
  expect(translators.silent.hear({ mark, type: "close" })).toBeNull();
  expect(translators.silent.say({ type: "pause" })).toEqual([]);
});
