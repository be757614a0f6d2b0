// Protects: the first slots' books tell exactly what they pay, in the words that they began with.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  book as bookSchema,
  type RoundEvent,
  winOf,
} from "@tucano/contract/events/round-events.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { slotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { sampleBook, sampleRounds } from "../fixtures/sample-books.ts";
import { commitmentOf, createDraws, seedToHex } from "../provably-fair.ts";
import { sheetOfGame } from "../sheet.ts";
import { tierOf } from "../tier.ts";
import { verifyRound } from "../verify-round.ts";
import { oncaDourada } from "../slots/onca-dourada/definition.ts";
import { lineGames } from "./index.ts";
import { type LineSlot, multiplierOfSpin } from "./spins/line-spin.ts";

describe.each(lineGames.map((game) => [game.facts.code, game] as const))("%s", (_code, game) => {
  const { facts, slot } = game;

  test("every paying symbol can pay on every line of the base game", () => {
    for (const strip of slot.strips.base) {
      slot.screen.symbols.forEach(({ role }, index) => {
        if (role === "pays") expect(strip).toContain(index);
      });
    }
  });

  test("tells its players a sheet that the contract knows", () => {
    expect(slotSheet.parse(sheetOfGame(game))).toEqual(sheetOfGame(game));
  });

  test("books follow the contract, sum to what is paid, and replay to the same", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const round = { serverSeed: new Uint8Array(32).fill(7), clientSeed: "books", nonce };
        const played = game.play(true, createDraws(round));
        expect(bookSchema.parse(played.book)).toEqual(played.book);
        checkBook(slot, played.book, played.winHundredths);
        expect(game.play(true, createDraws(round))).toEqual(played);
      }),
      { numRuns: 300 },
    );
  });

  test("pays whole centavos at every stake", () => {
    const lines = slot.definition.lines.length;
    for (const stake of facts.stakesCentavos) {
      for (let lineBets = 0; lineBets < 500; lineBets += 1) {
        const hundredths = (lineBets * 100) / lines;
        expect(winOf(toCentavos(stake), hundredths)).toBe((lineBets * stake) / lines);
      }
    }
  });
});

function checkBook({ definition }: LineSlot, book: readonly RoundEvent[], paid: number): void {
  let sum = 0;
  let spins = 0;
  let awarded = 0;
  for (const event of book) {
    if (event.type === "lineWins") {
      const lines = event.wins.reduce((total, win) => total + win.winHundredths, 0);
      expect(lines).toBe(event.winHundredths);
    }
    if (event.type === "lineWins" || event.type === "scatterTrigger") {
      sum += event.winHundredths;
      expect(event.totalHundredths).toBe(sum);
    }
    if (event.type === "scatterTrigger") awarded += event.spins;
    if (event.type === "freeSpin") {
      spins += 1;
      expect(event).toMatchObject({
        spin: spins,
        remaining: awarded - spins,
        multiplier: multiplierOfSpin(definition.freeSpins, spins),
      });
    }
    if (event.type === "winCap") sum -= event.cutHundredths;
    if (event.type === "freeSpinsEnd") expect(event.spinsPlayed).toBe(spins);
  }
  expect(awarded).toBeLessThanOrEqual(definition.freeSpins.spinsMax);
  expect(sum).toBe(paid);
  expect(book.at(-1)).toEqual({ type: "finalWin", winHundredths: paid, tier: tierOf(paid) });
  expect(book.filter((event) => event.type === "finalWin")).toHaveLength(1);
}

describe("Samples and verification", () => {
  test.each(sampleRounds)("$game: $name is what its name says", ({ name, game, nonce }) => {
    const book = sampleBook(game, nonce);
    const types = new Set(book.map((event) => event.type));
    const end = book.at(-1);
    const tier = end?.type === "finalWin" ? end.tier : null;
    expect(types.has("freeSpinsStart")).toBe(name.includes("free spins"));
    if (name.includes("expanding")) expect(types.has("wildExpand")).toBe(true);
    for (const word of ["big", "mega", "epic"]) if (name.includes(word)) expect(tier).toBe(word);
    if (name === "nothing") expect(tier).toBe("none");
    if (name === "stake returned") expect(tier).toBe("return");
    const retriggers = book.some(
      (event) => event.type === "scatterTrigger" && event.stage === "free" && event.spins > 0,
    );
    expect(retriggers).toBe(name.includes("retrigger"));
  });

  test("a round is verified, and every kind of forgery is found", () => {
    const seed = new Uint8Array(32).fill(42);
    const draws = createDraws({ serverSeed: seed, clientSeed: "c", nonce: 3 });
    const { book } = oncaDourada.play(true, draws);
    const good = {
      game: "onca-dourada",
      definitionVersion: 1,
      serverSeed: seedToHex(seed),
      clientSeed: "c",
      nonce: 3,
      book,
      commitment: commitmentOf(seed),
    };
    const check = (change: object) => verifyRound({ ...good, ...change });
    expect(check({})).toMatchObject({ commitmentMatches: true, bookMatches: true });
    expect(check({ commitment: "00".repeat(32) })).toMatchObject({ commitmentMatches: false });
    expect(check({ nonce: 4 })).toMatchObject({ bookMatches: false });
    expect(check({ clientSeed: "d" })).toMatchObject({ bookMatches: false });
    expect(check({ book: book.slice(0, -1) })).toMatchObject({ bookMatches: false });
    expect(check({ definitionVersion: 99 })).toBeNull();
  });
});
