// Protects: whether a round wins a jackpot follows from its seeds and nonce alone, beside the
// round's own words; each centavo has the same chance; and what is published is what it comes to.
import { expect, test } from "vitest";
import { createWords, seedFromHex } from "../provably-fair.ts";
import { isSame, rational } from "../rational.ts";
import { jackpotsWon, jackpotTickets } from "./draw.ts";
import { verifyJackpots } from "./verify.ts";
import {
  gamesTakingPart,
  isWithinEdge,
  returnWith,
  type JackpotTerms,
  shareOf,
  shareOfAll,
  sharePercent,
  takesPart,
} from "./share.ts";

const pool = (oddsCentavos: number, rate = 5, seedCentavos = 0) => ({
  oddsCentavos,
  rate,
  seedCentavos,
});
const terms: JackpotTerms = {
  gameTypes: ["slots"],
  mini: pool(2_000_000, 5, 1_000),
  major: pool(100_000_000, 5, 50_000),
  grand: pool(2_000_000_000, 5, 1_000_000),
  personal: pool(1_000_000),
};
const serverSeed = seedFromHex("fc9a1d6fad00e0832fddfdea45435c85".repeat(2));
const round = { serverSeed, clientSeed: "auditb1141320acde", nonce: 0 };

test("the published vector", () => {
  expect(jackpotTickets(round, terms)).toMatchInlineSnapshot(`
    {
      "grand": 231067901,
      "major": 89483291,
      "mini": 1124371,
      "personal": 215543,
    }
  `);
});

test("its words are none of any round's, whatever client seed is chosen", () => {
  const first = (clientSeed: string, nonce = 0) => createWords({ serverSeed, clientSeed, nonce })();
  const { mini } = jackpotTickets(round, { ...terms, mini: pool(4_000_000_000) });
  expect(mini).not.toBe(first(round.clientSeed) % 4_000_000_000);
  expect(jackpotTickets({ ...round, nonce: 1 }, terms)).not.toEqual(jackpotTickets(round, terms));
});

test("a stake above the ticket wins, one that is equal does not", () => {
  const tickets = { mini: 0, major: 99, grand: 100, personal: 101 };
  expect(jackpotsWon(tickets, 100)).toEqual(["mini", "major"]);
  expect(jackpotsWon(tickets, 0)).toEqual([]);
  expect(jackpotsWon(tickets, 102)).toEqual(["mini", "major", "grand", "personal"]);
});

test("every centavo has the same chance: all tickets of small odds, counted", () => {
  const odds = { mini: pool(7), major: pool(7), grand: pool(7), personal: pool(7) };
  const wins = [0, 0, 0, 0, 0, 0, 0, 0];
  const rounds = 20_000;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { mini } = jackpotTickets({ ...round, nonce }, odds);
    for (let stake = mini + 1; stake <= 7; stake += 1) wins[stake] = (wins[stake] ?? 0) + 1;
  }
  for (let stake = 0; stake <= 7; stake += 1) {
    const expected = (rounds * stake) / 7;
    // Five standard deviations, and these seeds are always the same.
    expect(Math.abs((wins[stake] ?? 0) - expected)).toBeLessThanOrEqual(5 * Math.sqrt(rounds / 4));
  }
});

test("what they return is what is added and the seed's part, exactly", () => {
  expect(isSame(shareOf(terms.mini), rational(1, 1_000))).toBe(true);
  expect(isSame(shareOf(terms.personal), rational(1, 2_000))).toBe(true);
  expect(isSame(shareOfAll(terms), rational(35, 10_000))).toBe(true);
  expect(sharePercent(shareOfAll(terms))).toBe("0.350");
  expect(returnWith("96.02", shareOfAll(terms))).toBe("96.37");
  expect(returnWith("96", rational(1, 20_000))).toBe("96.01");
  expect(returnWith("95.5", rational(0))).toBe("95.50");
});

test("rounds that are over at once take part, of the types that are named", () => {
  expect(takesPart(terms, "onca-dourada")).toBe(true);
  expect(takesPart(terms, "dados")).toBe(false);
  expect(takesPart({ gameTypes: ["arcade"] }, "dados")).toBe(true);
  expect(takesPart({ gameTypes: ["card", "crash", "live"] }, "vinte-e-um")).toBe(false);
  expect(takesPart(terms, "nothing")).toBe(false);
  const games = gamesTakingPart(terms);
  expect(games).toContain("boteco-777");
  expect(games).not.toContain("dados");
});

test("they never return more than the game with the least edge keeps", () => {
  expect(isWithinEdge(terms)).toBe(true);
  expect(isWithinEdge({ ...terms, mini: pool(100_000, 5, 50_000) })).toBe(false);
  // 99 % of its own, and 1 % beside it would be all that is staked.
  const whole = { ...terms, gameTypes: ["arcade"] as const, mini: pool(2_000_000, 70, 1_000) };
  expect(isWithinEdge(whole)).toBe(false);
  expect(isWithinEdge({ ...whole, gameTypes: ["slots"] })).toBe(true);
});

test("what was won is checked by tickets: no stake wins a higher one and not the lower", () => {
  const odds = { mini: 2_000_000, major: 100_000_000, grand: 2_000_000_000, personal: 1_000_000 };
  const serverSeedHex = "fc9a1d6fad00e0832fddfdea45435c85".repeat(2);
  const published = { ...round, serverSeed: serverSeedHex, odds };
  const { tickets, holds } = verifyJackpots({ ...published, won: [] });
  expect(tickets).toEqual(jackpotTickets(round, terms));
  expect(holds).toBe(true);
  const byTicket = (["mini", "major", "grand", "personal"] as const).toSorted(
    (one, other) => tickets[one] - tickets[other],
  );
  expect(verifyJackpots({ ...published, won: byTicket.slice(0, 1) }).holds).toBe(true);
  expect(verifyJackpots({ ...published, won: byTicket.slice(0, 3) }).holds).toBe(true);
  expect(verifyJackpots({ ...published, won: byTicket }).holds).toBe(true);
  expect(verifyJackpots({ ...published, won: byTicket.slice(1, 2) }).holds).toBe(false);
  expect(verifyJackpots({ ...published, won: byTicket.slice(3) }).holds).toBe(false);
});
