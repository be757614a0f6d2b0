// Protects: each game returns what it publishes, and its books tell exactly what it pays.
import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  book as bookSchema,
  type RoundEvent,
  winOf,
} from "@tucano/contract/events/round-events.ts";
import { slotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { createFastSpin } from "../analysis/enumerate.ts";
import { commitmentOf, createDraws, drawsFromWords, seedToHex } from "../provably-fair.ts";
import { decimals, plus, toNumber } from "../rational.ts";
import { sheetOf } from "../sheet.ts";
import { sampleBook, sampleRounds } from "../fixtures/sample-books.ts";
import type { CompiledSlot } from "../slots/definition.ts";
import { exactReturn, scatterCounts, spinProbabilities } from "../slots/exact.ts";
import { multiplierOfSpin, playSlot } from "../slots/play.ts";
import { tierOf } from "../tier.ts";
import { verifyRound } from "../verify-round.ts";
import { findGame } from "./house-games.ts";
import { currentSlots, findSlot } from "./registry.ts";

const slots = currentSlots.map(({ code }) => {
  const slot = findSlot(code);
  if (slot === null) throw new Error(code);
  return [code, slot] as const;
});

const docs = path.resolve(import.meta.dirname, "../../../../docs/games");

interface Parsheet {
  readonly rtp_percent: Record<"total" | "before_cap" | "feature" | "cut_by_cap", string>;
  readonly standard_deviation: string;
  readonly max_win: { readonly multiplier: number };
}

const parsheetOf = (code: string): Parsheet =>
  JSON.parse(readFileSync(path.join(docs, `${code}.parsheet.json`), "utf8")) as Parsheet;

/** A small generator for simulations: fast, seeded, and of no use for money. */
function simulatedWords(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
}

describe.each(slots)("%s", (code, slot) => {
  test("returns exactly what its parsheet says, about 96 %", () => {
    const exact = exactReturn(slot);
    const sheet = parsheetOf(code);
    const percent = { ...exact.total, numerator: exact.total.numerator * 100n };
    expect(decimals(percent, 10)).toBe(sheet.rtp_percent.before_cap);
    const capped = toNumber(percent) - Number(sheet.rtp_percent.cut_by_cap);
    expect(capped).toBeCloseTo(Number(sheet.rtp_percent.total), 6);
    expect(capped).toBeGreaterThan(95.5);
    expect(capped).toBeLessThan(96.5);
    expect(sheet.max_win.multiplier).toBe(slot.definition.maxWinMultiplier);
    expect(sheetOf(slot).rtp_percent).toBe(Number(sheet.rtp_percent.total).toFixed(2));
  });

  test("returns that in simulation, within 2.58 standard errors", () => {
    const spins = 200_000;
    const { mean } = simulate(slot, spins);
    const sheet = parsheetOf(code);
    const error = Number(sheet.standard_deviation) / Math.sqrt(spins);
    expect(Math.abs(mean - Number(sheet.rtp_percent.total) / 100)).toBeLessThan(2.58 * error);
  }, 30_000);

  test("every paying symbol can pay on every line of the base game", () => {
    for (const strip of slot.strips.base) {
      slot.symbols.forEach((symbol, index) => {
        if (symbol.role === "pays") expect(strip).toContain(index);
      });
    }
  });

  test("tells its players a sheet that the contract knows", () => {
    expect(slotSheet.parse(sheetOf(slot))).toEqual(sheetOf(slot));
  });

  test("books follow the contract, sum to what is paid, and replay to the same", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const round = { serverSeed: new Uint8Array(32).fill(7), clientSeed: "books", nonce };
        const played = playSlot(slot, createDraws(round));
        expect(bookSchema.parse(played.book)).toEqual(played.book);
        checkBook(slot, played.book, played.winHundredths);
        expect(playSlot(slot, createDraws(round))).toEqual(played);
      }),
      { numRuns: 300 },
    );
  });

  test("pays whole centavos at every stake", () => {
    for (const stake of slot.definition.stakesCentavos) {
      for (let lineBets = 0; lineBets < 500; lineBets += 1) {
        const perLine = stake / slot.definition.lines.length;
        const hundredths = (lineBets * 100) / slot.definition.lines.length;
        expect(winOf(toCentavos(stake), hundredths)).toBe(lineBets * perLine);
      }
    }
  });

  test("the engine pays what the fast tables pay, at the same stops", () => {
    const fast = createFastSpin(slot, "base");
    const words = simulatedWords(5);
    for (let index = 0; index < 2_000; index += 1) {
      const { book } = playSlot(slot, drawsFromWords(words));
      const [first, ...rest] = book;
      if (first?.type !== "reveal") throw new Error("A book opens with a reveal.");
      const line = rest.find((event) => event.type === "lineWins" && event.stage === "base");
      const star = rest.find((event) => event.type === "scatterTrigger" && event.stage === "base");
      const won =
        (line?.type === "lineWins" ? line.winHundredths : 0) +
        (star?.type === "scatterTrigger" ? star.winHundredths : 0);
      expect((fast.payAt(first.stops) * 100) / slot.definition.lines.length).toBe(won);
    }
  });
});

/** Rounds without books, by tables: millions a second on an idle machine. */
function simulate(slot: CompiledSlot, spins: number): { mean: number } {
  const { freeSpins, lines, maxWinMultiplier } = slot.definition;
  const stages = { base: createFastSpin(slot, "base"), free: createFastSpin(slot, "free") };
  const draws = drawsFromWords(simulatedWords(20_261_120));
  const stops = [0, 0, 0, 0, 0];
  const spin = (stage: "base" | "free"): { pay: number; scatters: number } => {
    stages[stage].strips.forEach((strip, reel) => {
      stops[reel] = draws.below(strip.length);
    });
    return { pay: stages[stage].payAt(stops), scatters: stages[stage].scattersAt(stops) };
  };
  let sum = 0;
  for (let index = 0; index < spins; index += 1) {
    const first = spin("base");
    let total = first.pay;
    if (first.scatters >= 3) {
      let awarded = freeSpins.spins[first.scatters - 3] ?? 0;
      for (let number = 1; number <= awarded; number += 1) {
        const free = spin("free");
        total += free.pay * multiplierOfSpin(slot, number);
        if (free.scatters < 3) continue;
        awarded = Math.min(awarded + freeSpins.retriggerSpins, freeSpins.spinsMax);
      }
    }
    sum += Math.min(total, maxWinMultiplier * lines.length);
  }
  return { mean: sum / lines.length / spins };
}

function checkBook(slot: CompiledSlot, book: readonly RoundEvent[], paid: number): void {
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
        multiplier: multiplierOfSpin(slot, spins),
      });
    }
    if (event.type === "winCap") sum -= event.cutHundredths;
    if (event.type === "freeSpinsEnd") expect(event.spinsPlayed).toBe(spins);
  }
  expect(awarded).toBeLessThanOrEqual(slot.definition.freeSpins.spinsMax);
  expect(sum).toBe(paid);
  expect(book.at(-1)).toEqual({ type: "finalWin", winHundredths: paid, tier: tierOf(paid) });
  expect(book.filter((event) => event.type === "finalWin")).toHaveLength(1);
}

describe("The registry", () => {
  test("knows games by code and version, and nothing else", () => {
    expect(findSlot("onca-dourada", 1)?.definition.name).toBe("Onça Dourada");
    expect(findSlot("onca-dourada", 99)).toBeNull();
    expect(findSlot("somebody-elses")).toBeNull();
  });

  test("the feature's chain of spins ends at its limit and loses no probability", () => {
    for (const [, slot] of slots) {
      const retrigger = scatterCounts(slot, "free").slice(3).reduce(plus);
      const chain = spinProbabilities(slot, 10, retrigger).map(toNumber);
      const { retriggerSpins, spinsMax } = slot.definition.freeSpins;
      expect(chain.slice(0, 10).every((probability) => probability === 1)).toBe(true);
      expect(chain).toHaveLength(spinsMax);
      if (retriggerSpins === 0) expect(chain.slice(10).every((each) => each === 0)).toBe(true);
      else expect(chain[10]).toBeCloseTo(1 - (1 - toNumber(retrigger)) ** 10, 12);
    }
  });
});

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
    const [, slot] = slots[0] ?? ["", null];
    if (slot === null) throw new Error("No game.");
    const { book } = playSlot(slot, createDraws({ serverSeed: seed, clientSeed: "c", nonce: 3 }));
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

/** What was played once can be verified for ever: these were on offer, and are not any more. */
test.each([
  ["boto-encantado", 1],
  ["cascata-do-ouro", 1],
  ["recife-vivo", 1],
  ["rio-das-piranhas", 1],
  ["trilha-do-curupira", 1],
  ["mare-alta", 1],
  ["noite-do-saci", 1],
  ["pescaria-da-mare", 1],
] as const)("%s version %i is still played, beside the current one", (code, version) => {
  const [old, current] = [findGame(code, version), findGame(code)];
  if (old?.shape !== "instant" || current?.shape !== "instant") throw new Error(code);
  expect(old.facts.version).toBe(version);
  expect(current.facts.version).toBeGreaterThan(version);
  const choice =
    code === "pescaria-da-mare" ? { weapon: "bomb", targets: ["crab", "ray"] } : undefined;
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const draws = () => createDraws({ serverSeed: new Uint8Array(32), clientSeed: "v", nonce });
    const [then, now] = [old, current].map((game) => game.play(game.readChoice(choice), draws()));
    // Only the maximum and what may be chosen have changed.
    expect(now).toEqual(then);
  }
});
