/** The parsheets of the arcade games: every way of playing, exactly. */
import { type ArcadeGame, arcadeExact } from "@tucano/game-math/arcade/exact.ts";
import { percentOf } from "@tucano/game-math/outcomes.ts";
import type { Parsheet } from "./parsheet.ts";
import { sheetOfWays } from "./sheet-of-ways.ts";

const NOTE =
  "No prize is ever cut. Stakes are whole reais and multipliers have two decimals, so no pay is " +
  "rounded and the return is the same at every stake.";

export async function arcadeSheets(): Promise<Parsheet[]> {
  return arcadeExact.map(sheetOf);
}

function sheetOf({ facts, way, method, options, rules }: ArcadeGame): Parsheet {
  const stopped = options.filter(({ outcomes, toTheEnd }) => outcomes !== toTheEnd);
  const lowest = stopped
    .map((option) => `${option.id} ${percentOf(option.lowest, 8)} %`)
    .join(", ");
  return sheetOfWays({
    facts,
    method,
    newcomer: way,
    ways: options,
    tops: options.map(({ id, toTheEnd }) => ({ id: `${id}, to the end`, outcomes: toTheEnd })),
    options: options.map((option) => ({ id: option.id, rtpPercent: percentOf(option.lowest) })),
    rules,
    notes: [
      NOTE,
      ...(lowest === "" ? [] : [`The lowest returns of all places to stop: ${lowest}.`]),
    ],
  });
}
