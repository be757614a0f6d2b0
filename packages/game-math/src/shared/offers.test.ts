// Protects: tables take the stakes, the number of bets and the time that their pays and their
// timetable were calculated for.
import { expect, test } from "vitest";
import { findSharedGame, sharedGames } from "./index.ts";

const draws = [50, 100, 200, 500, 1_000];

/** By code: stakes, the first one offered, the most in all, bets of one player, free stakes? */
const offered: Readonly<Record<string, readonly unknown[]>> = {
  "voo-do-tucano": [
    [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
    500,
    undefined,
    2,
    true,
  ],
  "liga-tucano": [[100, 1_000_000], 100, 1_000_000, 50, true],
  "roleta-ao-vivo": [[50], 50, 200_000, 20, false],
  "keno-minuto": [draws, 100, undefined, 20, false],
  "seis-da-sorte": [draws, 100, undefined, 20, false],
  "salao-de-bingo": [draws, 100, undefined, 12, false],
  "salao-75": [draws, 100, undefined, 12, false],
  "bacara-ao-vivo": [[100], 100, 400_000, 20, false],
};

/** Milliseconds to bet, of waiting, to show, and from one round to the next by the clock. */
const paces: Readonly<Record<string, readonly (number | null)[]>> = {
  "voo-do-tucano": [6_000, 700, 3_300, null],
  "liga-tucano": [120_000, 3_000, 117_000, 240_000],
  "roleta-ao-vivo": [18_000, 2_000, 15_000, null],
  "keno-minuto": [35_000, 3_000, 22_000, 60_000],
  "seis-da-sorte": [145_000, 5_000, 30_000, 180_000],
  "salao-de-bingo": [90_000, 5_000, 85_000, 180_000],
  "salao-75": [21_000, 3_000, 36_000, 60_000],
  "bacara-ao-vivo": [15_000, 1_800, 13_000, null],
};

test("every table has its line here", () => {
  const codes = sharedGames.map(({ facts }) => facts.code).toSorted();
  expect(Object.keys(offered).toSorted()).toEqual(codes);
  expect(Object.keys(paces).toSorted()).toEqual(codes);
});

test.each(Object.keys(offered))("%s", (code) => {
  const game = findSharedGame(code);
  const { facts, betsMax, isStakeFree, pace } = game ?? {};
  expect([
    facts?.stakesCentavos,
    facts?.defaultStakeCentavos,
    facts?.maxStakeCentavos,
    betsMax,
    isStakeFree,
  ]).toEqual(offered[code]);
  expect([pace?.bettingMs, pace?.closedMs, pace?.showMs, pace?.everyMs]).toEqual(paces[code]);
  expect(facts?.tags).not.toEqual([]);
});

test("a ticket is one unit, whatever is on it", () => {
  const tickets: Readonly<Record<string, unknown>> = {
    "keno-minuto": { picks: [8] },
    "seis-da-sorte": { picks: [1, 2, 3, 4, 5, 60] },
    "salao-de-bingo": {
      card: [
        [4, 16, 22, 58, 81],
        [9, 30, 47, 63, 74],
        [12, 28, 51, 69, 90],
      ],
    },
    "salao-75": {
      card: [
        [4, 11, 2, 15, 8],
        [30, 17, 22, 25, 19],
        [31, 44, 38, 40],
        [60, 46, 53, 58, 49],
        [75, 61, 68, 70, 66],
      ],
    },
  };
  for (const [code, ticket] of Object.entries(tickets)) {
    const game = findSharedGame(code);
    const bet = game?.readBet(ticket);
    expect([code, game?.unitsOf(bet)]).toEqual([code, 1]);
  }
});
