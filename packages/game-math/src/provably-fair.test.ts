// Protects: outcomes are what the published convention gives, and every number is equally likely.
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  commitmentOf,
  createDraws,
  createWords,
  digestOf,
  drawsFromWords,
  seedFromHex,
  seedToHex,
} from "./provably-fair.ts";

const round = {
  serverSeed: seedFromHex("fc9a1d6fad00e0832fddfdea45435c85"),
  clientSeed: "auditb1141320acde",
  nonce: 0,
};

describe("The convention", () => {
  test("gives the published vector", () => {
    expect(commitmentOf(round.serverSeed)).toBe(
      "47b9989822fc051722c204b8d486d67c7aa6413aed8c0267e9f0e1bba4b7c1c0",
    );
    expect(seedToHex(digestOf(round, 1)).slice(0, 16)).toBe("1bc5cc26bf9ba6d6");
  });

  test("does not take the seed's text: a broken variant is told apart", () => {
    const text = new TextEncoder().encode("fc9a1d6fad00e0832fddfdea45435c85");
    expect(commitmentOf(text).startsWith("3b34a0fc")).toBe(true);
    expect(commitmentOf(text)).not.toBe(commitmentOf(round.serverSeed));
  });

  test("agrees with another implementation of HMAC, word for word", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
        fc.nat(),
        (serverSeed, clientSeed, nonce) => {
          const words = createWords({ serverSeed, clientSeed, nonce });
          for (let block = 0; block < 3; block += 1) {
            const digest = createHmac("sha256", serverSeed)
              .update(`${clientSeed}:${nonce}:${block}`)
              .digest();
            for (let word = 0; word < 8; word += 1) {
              expect(words()).toBe(digest.readUInt32BE(word * 4));
            }
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test("refuses a hash that is not of its size", () => {
    for (const bytes of [0, 31, 64]) {
      expect(() => createWords(round, () => new Uint8Array(bytes))()).toThrow(RangeError);
    }
  });

  test("refuses a nonce that is not a count", () => {
    for (const nonce of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => createWords({ ...round, nonce })).toThrow(RangeError);
    }
  });
});

describe("Whole numbers", () => {
  test("throw away the words that would favour small ones", () => {
    // 2^32 = 1 431 655 765 x 3 + 1: the last word has no partner and is skipped.
    const words = [4_294_967_295, 4_294_967_294];
    expect(drawsFromWords(() => words.shift() ?? 0).below(3)).toBe(2);
    expect(words).toEqual([]);
  });

  test("stay inside their range", () => {
    const draws = createDraws(round);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_294_967_296 }), (n) => {
        const drawn = draws.below(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
    for (const n of [0, -1, 1.5, Number.NaN, 4_294_967_297]) {
      expect(() => draws.below(n)).toThrow(RangeError);
    }
  });

  test.each([2, 7, 28, 32, 36])("below %i are equally likely (chi-squared)", (n) => {
    const draws = createDraws({ ...round, clientSeed: `chi-${n}` });
    const total = 40_000;
    const counts = Array.from({ length: n }, () => 0);
    for (let index = 0; index < total; index += 1) counts[draws.below(n)]! += 1;
    const expected = total / n;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Mean n - 1, variance 2(n - 1): four standard deviations, on fixed seeds.
    expect(chi).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)));
  });
});
