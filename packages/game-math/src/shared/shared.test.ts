// Protects: shared rounds are drawn as published, return what they say, and can be checked.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offeredOf } from "../games/catalogue.ts";
import { createDraws } from "../provably-fair.ts";
import { figuresOfOutcomes, percentOf, type Way } from "../outcomes.ts";
import { decimals, isSame, rational } from "../rational.ts";
import { isOnChain, seedAt, unrollChain } from "./chain.ts";
import {
  bitsOf,
  CRASH_CAP_HUNDREDTHS,
  crashOf,
  flightMs,
  GROWTH_PPB,
  multiplierAt,
  timeOf,
  vooDoTucano,
} from "../games/voo-do-tucano/table.ts";
import { baccaratCounts, baccaratWays, crashWay, rouletteKinds, rouletteWays } from "./exact.ts";
import { findSharedGame, sharedGames } from "./index.ts";
import { bankerDraws } from "../cards/baccarat/rules.ts";
import { bacaraAoVivo, dealBaccarat, pointsOf } from "../games/bacara-ao-vivo/table.ts";
import { POCKETS } from "../games/roleta-europeia/game.ts";
import { roletaAoVivo, rouletteSpots } from "../games/roleta-ao-vivo/table.ts";
import { verifyTableRound } from "./verify-table-round.ts";

const seedOf = (fill: number) => new Uint8Array(32).fill(fill);
const roundOf = (nonce: number) => ({ serverSeed: seedOf(7), clientSeed: "salt", nonce });
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const RANGE = 1n << 52n;
const returnOf = ({ outcomes }: Way) => figuresOfOutcomes(outcomes).rtp;

describe("a chain of seeds", () => {
  test("each seed commits to the next, and each leads back to the published hash", async () => {
    const chain = unrollChain(seedOf(1), 50);
    const head = hex(
      new Uint8Array(await crypto.subtle.digest("SHA-256", seedAt(chain, 0).slice())),
    );
    for (const place of [0, 1, 17, 49]) {
      expect(isOnChain(hex(seedAt(chain, place)), place, head)).toBe(true);
      expect(isOnChain(hex(seedAt(chain, place)), place + 1, head)).toBe(false);
    }
    expect(seedAt(chain, 49)).toEqual(seedOf(1));
    expect(() => seedAt(chain, 50)).toThrow(RangeError);
  });

  test("a changed result, seed or place is found out", () => {
    const chain = unrollChain(seedOf(3), 4);
    const before = unrollChain(seedOf(3), 6);
    const head = hex(seedAt(before, 1));
    const serverSeed = hex(seedAt(chain, 2));
    const drawn = vooDoTucano.draw({ serverSeed: seedAt(chain, 2), clientSeed: "salt", nonce: 9 });
    const round = {
      game: "voo-do-tucano",
      definitionVersion: 1,
      commitment: hex(seedAt(chain, 1)),
      serverSeed,
      clientSeed: "salt",
      nonce: 9,
      salt: "salt",
      playerSeeds: [],
      chainHead: head,
      chainPlace: 2,
      result: { ...drawn },
    };
    const good = { commitmentMatches: true, chainMatches: true, resultMatches: true };
    expect(verifyTableRound(round)).toMatchObject(good);
    expect(verifyTableRound({ ...round, nonce: 10 })?.resultMatches).toBe(false);
    expect(verifyTableRound({ ...round, chainPlace: 3 })?.chainMatches).toBe(false);
    const forged = { ...round, serverSeed: hex(seedAt(chain, 3)) };
    expect(verifyTableRound(forged)?.commitmentMatches).toBe(false);
    expect(verifyTableRound({ ...round, game: "nobody-knows-it" })).toBeNull();
  });
});

describe("crash", () => {
  test("every target is reached with 0.99 / m, counted over the 52 bits", () => {
    for (const target of [101, 102, 110, 150, 199, 200, 333, 1_000, 10_000, 123_457, 1_000_000]) {
      // The lowest h that reaches it, and the one before, which does not.
      const reached = (99n * RANGE) / BigInt(target);
      expect(crashOf(RANGE - reached)).toBeGreaterThanOrEqual(target);
      expect(crashOf(RANGE - reached - 1n)).toBeLessThan(target);
      expect(decimals(returnOf(crashWay(target)), 9)).toBe("0.990000000");
    }
    // 1.00: nobody can win. 99/101 of the range reaches 1.01.
    expect(crashOf(0n)).toBe(100);
    expect(crashOf(RANGE - 1n)).toBe(CRASH_CAP_HUNDREDTHS);
    const lost = rational(RANGE - (99n * RANGE) / 101n, RANGE);
    expect(decimals(lost, 6)).toBe("0.019802");
  });

  test("drawn flights fit the published chances", () => {
    const rounds = 20_000;
    const bounds = [101, 125, 150, 200, 300, 500, 1_000];
    const counts = bounds.map(() => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const crash = crashOf(bitsOf(roundOf(nonce)));
      bounds.forEach((bound, index) => {
        if (crash >= bound) counts[index] = (counts[index] ?? 0) + 1;
      });
    }
    bounds.forEach((bound, index) => {
      const chance = 99 / bound;
      const error = Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs((counts[index] ?? 0) / rounds - chance)).toBeLessThan(3.3 * error);
    });
  });

  test("a flight shows its crash value and nothing above it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: CRASH_CAP_HUNDREDTHS }), (crash) => {
        const end = flightMs(crash, GROWTH_PPB);
        const last = multiplierAt(end - 1, GROWTH_PPB);
        expect(last).toBeLessThanOrEqual(crash);
        expect(
          multiplierAt(Math.ceil(timeOf(crash, GROWTH_PPB)), GROWTH_PPB),
        ).toBeGreaterThanOrEqual(Math.min(crash, CRASH_CAP_HUNDREDTHS));
      }),
      { seed: 11, numRuns: 300 },
    );
    expect(flightMs(100, GROWTH_PPB)).toBe(0);
    expect(multiplierAt(0, GROWTH_PPB)).toBe(100);
  });

  test("an automatic cash-out pays its target, or nothing", () => {
    const bet = { autoHundredths: 250 };
    expect(vooDoTucano.winHundredthsOf(bet, { crashHundredths: 250 })).toBe(250);
    expect(vooDoTucano.winHundredthsOf(bet, { crashHundredths: 900 })).toBe(250);
    expect(vooDoTucano.winHundredthsOf(bet, { crashHundredths: 249 })).toBe(0);
    const byHand = { autoHundredths: null };
    expect(vooDoTucano.winHundredthsOf(byHand, { crashHundredths: 900 })).toBe(0);
  });

  test.each([{ autoHundredths: 100 }, { autoHundredths: 1.5 }, { autoHundredths: 1e9 }, null, []])(
    "refuses what is not offered: %j",
    (input) => {
      const read = vooDoTucano.readBet(input);
      expect(read === null || read.autoHundredths === null).toBe(true);
    },
  );
});

describe("live roulette", () => {
  test("157 bets, each returns 36/37 exactly", () => {
    expect(rouletteSpots.size).toBe(157);
    for (const way of rouletteWays()) {
      expect(isSame(returnOf(way), rational(36, 37))).toBe(true);
    }
  });

  test("pockets are equally likely", () => {
    const counts = Array.from({ length: POCKETS }, () => 0);
    const rounds = 15_000;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { pocket } = roletaAoVivo.draw(roundOf(nonce));
      counts[pocket] = (counts[pocket] ?? 0) + 1;
    }
    const expected = rounds / POCKETS;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 36 degrees of freedom: 1 in 1 000 is 67.98.
    expect(chiSquare).toBeLessThan(67.98);
  });

  test("chips add up, and only chips that exist are taken", () => {
    const bet = { chips: { "17": 2, red: 5, "dozen-2": 1, "16-17": 1 } };
    expect(roletaAoVivo.readBet(bet)).toEqual(bet);
    expect(roletaAoVivo.unitsOf(bet)).toBe(9);
    // 17 is black, in the second dozen: 2 * 36 + 3 + 18.
    expect(roletaAoVivo.winHundredthsOf(bet, { pocket: 17 })).toBe(9_300);
    expect(roletaAoVivo.winHundredthsOf(bet, { pocket: 0 })).toBe(0);
    const hostile = [
      { chips: {} },
      { chips: { "37": 1 } },
      { chips: { red: 0.5 } },
      { chips: { red: -1 } },
      { chips: { red: 4_001 } },
      { chips: { __proto__: null, "1-9": 1 } },
      { chips: [1] },
      { chips: { red: 1 }, extra: 1 },
    ];
    for (const input of hostile) expect(roletaAoVivo.readBet(input)).toBeNull();
  });
});

describe("live baccarat", () => {
  test("the combinations are the known ones, to the last", () => {
    expect(baccaratCounts()).toEqual({
      banker: 2_292_252_566_437_888n,
      player: 2_230_518_282_592_256n,
      tie: 475_627_426_473_216n,
      total: 4_998_398_275_503_360n,
    });
  });

  test("returns as published", () => {
    const edge = Object.fromEntries(
      baccaratWays().map((way) => [way.id, decimals(returnOf(way), 6)]),
    );
    expect(edge).toEqual({
      player: "0.987649",
      banker: "0.989421",
      tie: "0.951560",
      playerPair: "0.896386",
      bankerPair: "0.896386",
    });
  });

  test("hands follow the rules", () => {
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const hand = dealBaccarat(createDraws(roundOf(nonce)));
      const two = [pointsOf(hand.player.slice(0, 2)), pointsOf(hand.banker.slice(0, 2))] as const;
      const isNatural = Math.max(...two) >= 8;
      expect(hand.player.length).toBe(!isNatural && two[0] <= 5 ? 3 : 2);
      const third = hand.player[2] === undefined ? null : pointsOf([hand.player[2]]);
      expect(hand.banker.length).toBe(!isNatural && bankerDraws(two[1], third) ? 3 : 2);
      expect(hand.playerPoints).toBe(pointsOf(hand.player));
    }
  });

  test("a tie gives stakes on player and banker back", () => {
    const result = {
      player: ["9s", "Th"],
      banker: ["4s", "5h"],
      playerPoints: 9,
      bankerPoints: 9,
      winner: "tie" as const,
      playerPair: false,
      bankerPair: false,
    };
    const bet = { chips: { player: 3, banker: 2, tie: 1, playerPair: 4 } };
    expect(bacaraAoVivo.winHundredthsOf(bet, result)).toBe(500 + 1_000);
  });
});

test("what is published is what the definitions give now", () => {
  const computed = {
    "voo-do-tucano": [200, 101, 110, 150, 500, 1_000, 10_000, 100_000, 1_000_000].map(crashWay),
    "roleta-ao-vivo": rouletteKinds(),
    "bacara-ao-vivo": baccaratWays(),
  };
  for (const [code, ways] of Object.entries(computed)) {
    const options = offeredOf(code)?.figures.options ?? [];
    const published = Object.fromEntries(options.map(({ id, rtpPercent }) => [id, rtpPercent]));
    expect(published).toEqual(
      Object.fromEntries(ways.map((way) => [way.id, percentOf(returnOf(way))])),
    );
  }
});

test("every game on offer publishes its figures, and none returns more than it takes", () => {
  for (const { facts } of sharedGames) {
    const figures = offeredOf(facts.code)?.figures;
    expect(figures, facts.code).toBeDefined();
    expect(Number(figures?.rtpPercent)).toBeGreaterThanOrEqual(94);
    for (const { id, rtpPercent } of figures?.options ?? []) {
      expect(Number(rtpPercent), id).toBeGreaterThanOrEqual(85);
      expect(Number(rtpPercent), id).toBeLessThanOrEqual(100);
    }
    expect(findSharedGame(facts.code, facts.version)?.facts).toBe(facts);
  }
});
