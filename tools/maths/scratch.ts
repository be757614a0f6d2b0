/** The parsheets of the scratch cards: exact, a series of a million cards each. */
import { card as coffee } from "@tucano/game-math/games/colheita-do-cafe/game.ts";
import { card as dominoes } from "@tucano/game-math/games/domino-da-praca/game.ts";
import { card as market } from "@tucano/game-math/games/feira-da-sorte/game.ts";
import { card as saci } from "@tucano/game-math/games/raspadinha-do-saci/game.ts";
import { card as sunAndMoon } from "@tucano/game-math/games/sol-e-lua/game.ts";
import {
  type ScratchCard,
  type ScratchPrize,
  scratchOutcomes,
  SERIES,
} from "@tucano/game-math/scratch/scratch-card.ts";
import { markdownTable } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";
import { sheetOfWays } from "./sheet-of-ways.ts";

export async function scratchSheets(): Promise<Parsheet[]> {
  return [
    sheetOf(saci, () => "three equal amounts"),
    sheetOf(market, ({ paid, bonus }) => `(${paid.join(" + ")}) × ${bonus}`),
    sheetOf(sunAndMoon, ({ lines, amount }) => `${lines} × ${amount}`),
    sheetOf(coffee, ({ ripe }) => `${ripe} ripe`),
    sheetOf(dominoes, ({ paid }) => paid.join(" + ")),
  ];
}

function sheetOf<Prize extends ScratchPrize>(
  { facts, prizes }: ScratchCard<Prize>,
  shownAs: (prize: Prize) => string,
): Parsheet {
  return sheetOfWays({
    facts,
    method: "The prize table of a series of a million tickets.",
    newcomer: "a ticket",
    ways: [{ id: "ticket", outcomes: scratchOutcomes(prizes) }],
    options: [],
    rules: { tickets: SERIES, prizes },
    notes: [
      "The ticket's number decides the prize; every round draws from the whole series.",
      markdownTable(
        ["pays", "shown as", "tickets", "one in"],
        prizes.map((prize) => [
          prize.multiplier,
          shownAs(prize),
          prize.tickets,
          (SERIES / prize.tickets).toFixed(2),
        ]),
      ),
    ],
  });
}
