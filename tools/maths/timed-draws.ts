/** Parsheets of the timed draws: every way in which they can end is counted. */
import {
  HALL_DRAWN,
  HALL_NUMBERS,
  hallOutcomes,
  hallPays,
} from "@tucano/game-math/games/salao-de-bingo/bingo-hall.ts";
import {
  CARD_DRAWN,
  CARD_NUMBERS,
  patternOutcomes,
  patternPays,
} from "@tucano/game-math/games/salao-75/pattern-card.ts";
import {
  KENO_DRAWN,
  KENO_NUMBERS,
  KENO_PICKS_MAX,
  kenoOutcomes,
  kenoPays,
} from "@tucano/game-math/games/keno-minuto/keno.ts";
import {
  SIX_NUMBERS,
  SIX_PICKED,
  sixOutcomes,
  sixRules,
} from "@tucano/game-math/games/seis-da-sorte/six-of-sixty.ts";
import { kenoMinuto } from "@tucano/game-math/games/keno-minuto/table.ts";
import { salao75 } from "@tucano/game-math/games/salao-75/table.ts";
import { salaoDeBingo } from "@tucano/game-math/games/salao-de-bingo/table.ts";
import { seisDaSorte } from "@tucano/game-math/games/seis-da-sorte/table.ts";
import { markdownTable } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";
import { sheetOfWays } from "./sheet-of-ways.ts";

/** How many numbers a newcomer to keno is offered. */
const KENO_PICKS_FIRST = 5;

export function timedDrawSheets(): Parsheet[] {
  return [kenoSheet(), sixSheet(), hallSheet(), patternSheet()];
}

function kenoSheet(): Parsheet {
  const others = Array.from({ length: KENO_PICKS_MAX }, (_, index) => index + 1);
  const wayOf = (picks: number) => ({ id: `${picks}-spot`, outcomes: kenoOutcomes(picks) });
  const ways = others.map(wayOf);
  return sheetOfWays({
    facts: kenoMinuto.facts,
    method: `Hits are hypergeometric: n of ${KENO_NUMBERS} against ${KENO_DRAWN} drawn.`,
    newcomer: "a ticket of five numbers",
    ways: [wayOf(KENO_PICKS_FIRST), ...ways.filter(({ id }) => id !== `${KENO_PICKS_FIRST}-spot`)],
    rules: {
      numbers: KENO_NUMBERS,
      drawn: KENO_DRAWN,
      pays_hundredths_by_picks_and_hits: kenoPays,
    },
    notes: [
      "What a ticket pays, times its stake, by the numbers picked and hit:",
      markdownTable(
        ["picked", "hits: pays"],
        Object.entries(kenoPays).map(([picks, pays]) => [picks, paysLine(pays)]),
      ),
    ],
  });
}

function paysLine(pays: Readonly<Record<number, number>>): string {
  return Object.entries(pays)
    .map(([hits, hundredths]) => `${hits}: ${hundredths / 100}`)
    .join(", ");
}

function sixSheet(): Parsheet {
  return sheetOfWays({
    facts: seisDaSorte.facts,
    method: `Hits are hypergeometric: six of ${SIX_NUMBERS} against seven drawn.`,
    newcomer: "a ticket of six numbers",
    ways: [{ id: "six", outcomes: sixOutcomes() }],
    options: [],
    rules: {
      numbers: SIX_NUMBERS,
      picked: SIX_PICKED,
      drawn: sixRules.drawn,
      pays_hundredths_by_hits: sixRules.pays,
    },
    notes: [`A ticket pays by its hits, times its stake: ${paysLine(sixRules.pays)}.`],
  });
}

function hallSheet(): Parsheet {
  return sheetOfWays({
    facts: salaoDeBingo.facts,
    method:
      "All ways to place the fifteen numbers of a card among ninety draws, by the bands in which " +
      "its three rows are complete. All cards return the same.",
    newcomer: "a card",
    ways: [{ id: "card", outcomes: hallOutcomes() }],
    options: [],
    rules: {
      numbers: HALL_NUMBERS,
      drawn: HALL_DRAWN,
      rows: 3,
      numbers_a_row: 5,
      pays_hundredths: hallPays,
      adds_up:
        "line, twoLines and fullHouse are the first, second and third row to be complete; each " +
        "pays the first band whose balls are at least the ball that completed it",
    },
    notes: [
      "A card has three rows of five different numbers. Line, two lines and full house are its " +
        "first, second and third complete row; each pays by the ball that completed it, times the " +
        "stake, and they add up.",
      bandsTable(hallPays),
    ],
  });
}

function bandsTable(
  pays: Readonly<
    Record<string, readonly { readonly balls: number; readonly payHundredths: number }[]>
  >,
): string {
  return markdownTable(
    ["prize", "with at most so many balls: pays"],
    Object.entries(pays).map(([prize, bands]) => [
      prize,
      bands.map(({ balls, payHundredths }) => `${balls}: ${payHundredths / 100}`).join(", "),
    ]),
  );
}

function patternSheet(): Parsheet {
  return sheetOfWays({
    facts: salao75.facts,
    method:
      "All ways to place the twenty-four numbers of a card among seventy-five draws, by the bands " +
      "in which its corners, the rest of its cross, of its frame and of all are complete. All " +
      "cards return the same.",
    newcomer: "a card",
    ways: [{ id: "card", outcomes: patternOutcomes() }],
    options: [],
    rules: {
      numbers: CARD_NUMBERS,
      drawn: CARD_DRAWN,
      columns: 5,
      numbers_a_column: [5, 5, 4, 5, 5],
      free_place: "the middle of the middle column",
      patterns: {
        corners: "the four corners",
        cross: "both diagonals",
        frame: "all places at an edge",
        full: "all places",
      },
      pays_hundredths: patternPays,
      adds_up:
        "each pattern pays the first band whose balls are at least the ball that completed it; " +
        "they overlap, and their prizes add up",
    },
    notes: [
      "A card has five columns of five places, the middle one free. Corners, cross (both " +
        "diagonals), frame (all edges) and full card pay by the ball that completed them, times " +
        "the stake, and they add up.",
      bandsTable(patternPays),
    ],
  });
}
