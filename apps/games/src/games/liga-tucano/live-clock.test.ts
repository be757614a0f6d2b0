/**
 * The guarantee: the clock runs from kick-off to the final whistle without going back, and what it
 * shows ends in exactly the result that was drawn.
 */
import { seedFromHex } from "@tucano/game-math/provably-fair.ts";
import { ligaTucano } from "@tucano/game-math/games/liga-tucano/table.ts";
import { totalsOf } from "@tucano/game-math/games/liga-tucano/football/score.ts";
import { expect, test } from "vitest";
import { momentAt, over, playMsOf, scoreAt, shownMinute } from "./live-clock.ts";

const playMs = playMsOf(ligaTucano.pace.showMs);

test("matches last about ninety seconds, and the result stays in sight after them", () => {
  expect(playMs).toBe(90_000);
  expect(playMsOf(10_000)).toBe(7_700);
});

test("minutes never run back, stop at half-time, and end at ninety", () => {
  const moments = Array.from({ length: 961 }, (_, index) => momentAt(index * 100, playMs));
  const minutes = moments.map(({ minute }) => minute);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(momentAt(-1, playMs).part).toBe("before");
  expect(shownMinute(momentAt(0, playMs))).toBe(1);
  expect(momentAt(playMs * 0.49, playMs)).toEqual({ part: "break", minute: 45 });
  expect(momentAt(playMs, playMs)).toEqual(over);
});

test("goals fall one after the other, and both halves end as they were drawn", () => {
  const serverSeed = seedFromHex("ab".repeat(32));
  for (let nonce = 1; nonce <= 4; nonce += 1) {
    const { matches } = ligaTucano.draw({ serverSeed, clientSeed: "tucano", nonce });
    for (const match of matches) {
      let before = 0;
      for (let ms = 0; ms <= playMs; ms += 1_000) {
        const { home, away } = totalsOf(scoreAt(match, momentAt(ms, playMs)));
        expect(home + away).toBeGreaterThanOrEqual(before);
        before = home + away;
      }
      const atBreak = scoreAt(match, { part: "break", minute: 45 });
      expect([atBreak.home[0], atBreak.away[0]]).toEqual([
        match.score.home[0],
        match.score.away[0],
      ]);
      expect(atBreak.home[1] + atBreak.away[1]).toBe(0);
      expect(scoreAt(match, { part: "second", minute: 90 })).toEqual(match.score);
    }
  }
});
