// Protects: scratch cards return what they publish, down to the last ticket; and what a card shows
// pays, by rules written a second time, exactly what its number has won.
import { describe, expect, test } from "vitest";
import {
  book as bookSchema,
  type EventOf,
  type RoundEvent,
} from "@tucano/contract/events/round-events.ts";
import { naiveScratchPays } from "../fixtures/naive-scratch-rules.ts";
import { chiSquareLimit, chiSquareOf, simulatedDraws } from "../fixtures/simulated-draws.ts";
import { offeredOf } from "../games/catalogue.ts";
import { card as coffee } from "../games/colheita-do-cafe/game.ts";
import { card as dominoes } from "../games/domino-da-praca/game.ts";
import { card as market } from "../games/feira-da-sorte/game.ts";
import { card as saci } from "../games/raspadinha-do-saci/game.ts";
import { card as sunAndMoon } from "../games/sol-e-lua/game.ts";
import { figuresOfOutcomes, percentOf } from "../outcomes.ts";
import { createDraws } from "../provably-fair.ts";
import {
  prizeOfTicket,
  type ScratchCard,
  scratchGame,
  scratchOutcomes,
  type ScratchPrize,
  SERIES,
} from "./scratch-card.ts";

/** What a card of the series returns, in stakes: a second time, as literals. */
const returned: Readonly<Record<string, number>> = {
  "raspadinha-do-saci": 955_000,
  "feira-da-sorte": 950_000,
  "sol-e-lua": 940_000,
  "colheita-do-cafe": 945_000,
  "domino-da-praca": 948_500,
};

/** A game of each, and the table of its prizes: the games' own prizes say more. */
const played = <Prize extends ScratchPrize>(card: ScratchCard<Prize>) => ({
  code: card.facts.code,
  prizes: card.prizes,
  game: scratchGame(card),
  print: (line: number, nonce: number): RoundEvent =>
    card.print(0, card.prizes[line] ?? null, roundDraws(nonce)),
});
const roundDraws = (nonce: number) =>
  createDraws({ serverSeed: new Uint8Array(32).fill(3), clientSeed: "s", nonce });
const cards = [played(saci), played(market), played(sunAndMoon), played(coffee), played(dominoes)];
const withRules = cards.filter(({ code }) => code in naiveScratchPays);

function printedBy(event: RoundEvent | undefined): EventOf<"scratchCard"> {
  if (event?.type !== "scratchCard") throw new Error("A round tells what its card shows.");
  return event;
}

describe.each(cards)("$code", ({ code, prizes, game }) => {
  test("publishes the return of its million cards", () => {
    const outcomes = scratchOutcomes(prizes);
    const { rtp } = figuresOfOutcomes(outcomes);
    expect(percentOf(rtp)).toBe(offeredOf(code)?.figures.rtpPercent);
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(BigInt(SERIES));
    let paid = 0;
    for (let ticket = 0; ticket < SERIES; ticket += 1) {
      paid += prizeOfTicket(prizes, ticket)?.multiplier ?? 0;
    }
    expect(paid).toBe(returned[code]);
    expect(game.facts.type).toBe("lottery");
    expect(game.facts.tags).toEqual(["new", "scratch"]);
  });

  test("is the same card for the same seeds, and pays what its number has won", () => {
    for (let nonce = 0; nonce < 250; nonce += 1) {
      const { book, winHundredths } = game.play(true, roundDraws(nonce));
      expect(game.play(true, roundDraws(nonce)).book).toEqual(book);
      expect(bookSchema.parse(book)).toEqual(book);
      const [told] = book;
      if (told?.type !== "scratchCard" && told?.type !== "scratchTicket") throw new Error(code);
      expect(prizeOfTicket(prizes, told.ticket)?.multiplier ?? 0).toBe(told.prize);
      expect(winHundredths).toBe(100 * told.prize);
    }
  });

  test("draws from the whole series", () => {
    const draws = simulatedDraws(4_711);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let round = 0; round < 4_000; round += 1) {
      const [told] = game.play(true, draws).book;
      if (told?.type !== "scratchCard" && told?.type !== "scratchTicket") continue;
      tenths[Math.floor((told.ticket * 10) / SERIES)]! += 1;
    }
    expect(chiSquareOf(tenths, 400)).toBeLessThan(chiSquareLimit(9));
  });
});

describe.each(withRules)("$code", ({ code, prizes, print }) => {
  const pays = naiveScratchPays[code]!;

  test("shows each of its prizes by its rules, in every print", () => {
    for (const [line, { multiplier }] of prizes.entries()) {
      for (let nonce = 0; nonce < 60; nonce += 1) {
        const printed = printedBy(print(line, nonce));
        expect(pays(printed), `prize ${line}, nonce ${nonce}`).toBe(multiplier);
        expect(printed.prize).toBe(multiplier);
      }
    }
  });

  test("shows nothing that pays where nothing was won", () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const printed = printedBy(print(prizes.length, nonce));
      expect(pays(printed)).toBe(0);
      expect(printed.prize).toBe(0);
    }
  });

  test("prints every prize on any of its fields", () => {
    const { fields } = printedBy(print(0, 0));
    const seen = new Set<string>();
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const printed = printedBy(print(nonce % prizes.length, nonce));
      for (const [field, mark] of printed.fields.entries()) seen.add(`${field} ${mark}`);
    }
    for (const field of fields.keys()) {
      const marks = [...seen].filter((each) => each.startsWith(`${field} `));
      expect(marks.length, `field ${field}`).toBeGreaterThan(1);
    }
  });
});

describe("raspadinha-do-saci", () => {
  test("shows its prize three times, and nothing else more than twice", () => {
    const known = new Set(saci.prizes.map(({ multiplier }) => multiplier));
    for (let nonce = 0; nonce < 250; nonce += 1) {
      const [told] = scratchGame(saci).play(true, roundDraws(nonce)).book;
      if (told?.type !== "scratchTicket") throw new Error("A round tells its ticket.");
      expect(told.fields).toHaveLength(9);
      expect(told.fields.every((field) => known.has(field))).toBe(true);
      for (const field of new Set(told.fields)) {
        const count = told.fields.filter((each) => each === field).length;
        if (field === told.prize) expect(count).toBe(3);
        else expect(count).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe("what cards look like", () => {
  const prints = <Prize extends ScratchPrize>(of: ScratchCard<Prize>, rounds: number) =>
    Array.from({ length: rounds }, (_, nonce) => {
      const [told] = scratchGame(of).play(true, roundDraws(nonce)).book;
      return printedBy(told);
    });

  test("the market: three keys and twelve numbers from 1 to 40, none twice but by a match", () => {
    for (const { keys, fields, amounts, bonus } of prints(market, 200)) {
      expect([keys.length, fields.length, amounts.length]).toEqual([3, 12, 12]);
      expect(new Set(keys).size).toBe(3);
      expect(new Set(fields).size).toBe(12);
      expect([...keys, ...fields].every((each) => each >= 1 && each <= 40)).toBe(true);
      expect([1, 2, 5, 10]).toContain(bonus);
    }
  });

  test("sun and moon: five suns, and never a line of moons", () => {
    for (const printed of prints(sunAndMoon, 200)) {
      expect(printed.fields.filter((mark) => mark === 1)).toHaveLength(5);
      expect(
        naiveScratchPays["sol-e-lua"]?.({
          ...printed,
          fields: printed.fields.map((mark) => 1 - mark),
        }),
      ).toBe(0);
      expect(printed.amounts).toHaveLength(1);
    }
  });

  test("coffee: twelve branches of four kinds", () => {
    const seen = new Set(prints(coffee, 60).flatMap(({ fields }) => fields));
    expect([...seen].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
    expect(prints(coffee, 60).every(({ fields }) => fields.length === 12)).toBe(true);
  });

  test("dominoes: six different ones of the twenty-eight", () => {
    for (const { fields } of prints(dominoes, 200)) {
      expect(new Set(fields).size).toBe(6);
      expect(fields.every((piece) => Math.floor(piece / 10) <= piece % 10)).toBe(true);
      expect(fields.every((piece) => piece % 10 <= 6)).toBe(true);
    }
  });

  test("amounts that do not pay are on a card twice at most", () => {
    for (const { fields, amounts, keys } of prints(market, 200)) {
      const idle = amounts.filter((_, field) => !keys.includes(fields[field] ?? 0));
      for (const amount of new Set(idle)) {
        expect(idle.filter((each) => each === amount).length).toBeLessThanOrEqual(2);
      }
    }
  });
});
