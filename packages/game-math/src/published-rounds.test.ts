// Protects: every game is defined and played as docs/fairness publishes it, round by round. Whoever
// changes what a round comes to, or pays, makes another version of the game.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { definitions } from "./definitions/index.ts";
import { currentCodes, findGame } from "./games/house-games.ts";
import { createDraws, seedFromHex } from "./provably-fair.ts";
import { findSharedGame, sharedGames } from "./shared/index.ts";
import { playAgain } from "./verify-round.ts";

interface Vector {
  readonly game: string;
  readonly definition_version: number;
  readonly server_seed: string;
  readonly client_seed: string;
  readonly nonce: number;
  readonly choice?: unknown;
  readonly actions?: readonly unknown[];
  readonly win_hundredths?: number;
  readonly book?: readonly object[];
  readonly result?: object;
  readonly bet?: { readonly choice: unknown; readonly win_hundredths: number };
}

const published = (name: string): string =>
  readFileSync(new URL(`../../../docs/fairness/${name}.json`, import.meta.url), "utf8");
const vectors = JSON.parse(published("vectors")) as readonly Vector[];
const vectorsOf = (code: string) => vectors.filter(({ game }) => game === code);
const seedsOf = ({ server_seed, client_seed: clientSeed, nonce }: Vector) => ({
  serverSeed: seedFromHex(server_seed),
  clientSeed,
  nonce,
});

test("definitions are the published ones, and none is missing", () => {
  expect(JSON.parse(JSON.stringify(definitions))).toEqual(JSON.parse(published("definitions")));
});

describe.each(currentCodes)("%s", (code) => {
  test("is played as published", () => {
    const own = vectorsOf(code);
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const vector of own) {
      const game = findGame(code, vector.definition_version);
      if (game === null) throw new RangeError(code);
      const { book, winHundredths } = playAgain(game, vector, createDraws(seedsOf(vector)));
      expect(winHundredths).toBe(vector.win_hundredths);
      expect(book).toEqual(vector.book);
    }
  });

  test("is found by its tags, and offers the stake that it begins with", () => {
    const facts = findGame(code)?.facts;
    expect(facts?.tags).not.toEqual([]);
    expect(facts?.stakesCentavos).toContain(facts?.defaultStakeCentavos);
  });
});

test.each(sharedGames.map(({ facts }) => facts.code))(
  "%s is drawn and paid as published",
  (code) => {
    const own = vectorsOf(code);
    expect(own).toHaveLength(3);
    for (const vector of own) {
      const game = findSharedGame(code, vector.definition_version);
      if (game === null || vector.bet === undefined) throw new RangeError(code);
      const result = game.draw(seedsOf(vector));
      expect(result).toEqual(vector.result);
      const bet = game.readBet(vector.bet.choice);
      if (bet === null) throw new RangeError(`${code} does not take its bet.`);
      expect(game.winHundredthsOf(bet, result)).toBe(vector.bet.win_hundredths);
    }
  },
);
