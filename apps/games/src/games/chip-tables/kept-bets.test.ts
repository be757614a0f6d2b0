/** A player's kept bets come back as they were, and what the device kept badly harms nothing. */
import { describe, expect, it } from "vitest";
import { forget, keep, KEPT_MAX, type KeptBet, readKept, totalOf } from "./kept-bets.ts";

const bet = (number: number): KeptBet => ({ [String(number)]: 100, red: 200 });

describe("kept bets", () => {
  it("come back as they were kept, the newest first", () => {
    const kept = keep(keep([], bet(1)), bet(2));
    expect(readKept(JSON.stringify(kept))).toEqual([bet(2), bet(1)]);
    expect(totalOf(bet(1))).toBe(300);
  });

  it("keep a bet once and drop the oldest when there are too many", () => {
    const kept = [0, 1, 2, 3, 4, 5, 6, 3].reduce<readonly KeptBet[]>(
      (list, number) => keep(list, bet(number)),
      [],
    );
    expect(kept).toHaveLength(KEPT_MAX);
    expect(kept.map((one) => Object.keys(one)[0])).toEqual(["3", "6", "5", "4", "2", "1"]);
  });

  it("tell bets apart by spots and by amounts", () => {
    const kept = [bet(1), { "1": 100 }, { "1": 100, red: 300 }];
    expect(forget(kept, { red: 200, "1": 100 })).toEqual([{ "1": 100 }, { "1": 100, red: 300 }]);
  });

  it.each([
    null,
    "",
    "{}",
    "[[1]]",
    '[{"1":-5}]',
    '[{"1":0.5}]',
    '[{"1":"5"}]',
    "[{}]",
    "[null]",
    "not json",
  ])("read %s as none", (text) => expect(readKept(text)).toEqual([]));
});
