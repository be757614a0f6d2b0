/** Parsheets of the games with one round for everybody: all of them exact. */
import {
  CASH_OUT_FROM_HUNDREDTHS,
  CRASH_CAP_HUNDREDTHS,
  vooDoTucano,
} from "@tucano/game-math/games/voo-do-tucano/table.ts";
import {
  baccaratCounts,
  baccaratWays,
  crashWay,
  rouletteKinds,
} from "@tucano/game-math/shared/exact.ts";
import { baccaratPays } from "@tucano/game-math/cards/baccarat/exact.ts";
import { bacaraAoVivo } from "@tucano/game-math/games/bacara-ao-vivo/table.ts";
import { roletaAoVivo, rouletteSpots } from "@tucano/game-math/games/roleta-ao-vivo/table.ts";
import type { Way } from "@tucano/game-math/outcomes.ts";
import { baccaratRules } from "./cards/bacara.ts";
import type { Parsheet } from "./parsheet.ts";
import { sheetOfWays } from "./sheet-of-ways.ts";
import { timedDrawSheets } from "./timed-draws.ts";

const TARGETS = [200, 101, 110, 150, 500, 1_000, 10_000, 100_000, 1_000_000];

const withFirst = (ways: readonly Way[], id: string): Way[] =>
  ways.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));

export async function sharedSheets(): Promise<Parsheet[]> {
  return [flightSheet(), rouletteSheet(), baccaratSheet(), ...timedDrawSheets()];
}

function flightSheet(): Parsheet {
  return sheetOfWays({
    facts: vooDoTucano.facts,
    method:
      "Each target is a bet of its own; of the 2^52 equally likely outcomes, " +
      "floor(99 · 2^52 / target in hundredths) reach it. The cap is a target like any other.",
    newcomer: "a cash-out at 2.00",
    ways: TARGETS.map(crashWay),
    rules: {
      flights: "2^52",
      target_hundredths_from: CASH_OUT_FROM_HUNDREDTHS,
      target_hundredths_to: CRASH_CAP_HUNDREDTHS,
      flights_that_reach: "floor(99 * 2^52 / target_hundredths)",
      pays_hundredths: "target_hundredths",
    },
    notes: ["Whoever flies on to the cap is cashed out there."],
  });
}

function rouletteSheet(): Parsheet {
  return sheetOfWays({
    facts: roletaAoVivo.facts,
    method: "Every bet covers n of 37 pockets and pays 36/n.",
    newcomer: "one chip on red",
    ways: withFirst(rouletteKinds(), "red"),
    rules: {
      pockets: 37,
      pays_hundredths: "3600 / numbers covered",
      spots: Object.fromEntries(
        [...rouletteSpots.values()].map(({ id, numbers }) => [id, numbers]),
      ),
    },
    notes: [
      "Whatever is laid, a round returns at most what its best chip does, times all the chips.",
    ],
  });
}

function baccaratSheet(): Parsheet {
  return sheetOfWays({
    facts: bacaraAoVivo.facts,
    method:
      "All ordered ways to take six cards from eight decks are counted, and a pair is 31 of 415 " +
      "second cards.",
    newcomer: "one chip on the banker",
    ways: withFirst(baccaratWays(), "banker"),
    rules: baccaratRules(baccaratCounts(), baccaratPays),
    notes: [
      "On a tie, player and banker bets come back. Whatever is laid, a round returns at most what " +
        "its best chip does, times all the chips.",
    ],
  });
}
