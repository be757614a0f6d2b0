/** The parsheets of the table games: every spot by going through every end of a round. */
import type { ChipTable } from "@tucano/game-math/tables/chip-table.ts";
import { dragonTiger } from "@tucano/game-math/games/dragao-e-tigre/game.ts";
import { spotOutcomes } from "@tucano/game-math/tables/exact.ts";
import {
  dragonTigerGroups,
  rouletteGroups,
  sicBoGroups,
  type SpotGroup,
} from "@tucano/game-math/tables/options.ts";
import { roulette } from "@tucano/game-math/games/roleta-europeia/game.ts";
import { sicBo } from "@tucano/game-math/games/sic-bo/game.ts";
import type { Parsheet } from "./parsheet.ts";
import { sheetOfWays } from "./sheet-of-ways.ts";

export async function tablesSheets(): Promise<Parsheet[]> {
  return [
    sheetOf(roulette, rouletteGroups, "A spot that covers k of 37 numbers is worth 36/k chips."),
    sheetOf(sicBo, sicBoGroups, "All 216 outcomes of three dice."),
    sheetOf(dragonTiger, dragonTigerGroups, "All 416 x 415 deals of two cards from eight decks."),
  ];
}

/** What a chip on each spot is worth, by how a round ends: ends that pay the same are one. */
function endsOf<Result>({ rules }: ChipTable<Result>) {
  const ends = new Map<string, { weight: number; pays_hundredths: Record<string, number> }>();
  for (const { result, weight } of rules.cases()) {
    const pays = rules.spots
      .map((spot) => [spot, rules.payHundredths(spot, result)] as const)
      .filter(([, pay]) => pay > 0);
    const key = pays.join(" ");
    const before = ends.get(key)?.weight ?? 0;
    ends.set(key, { weight: before + weight, pays_hundredths: Object.fromEntries(pays) });
  }
  return [...ends.values()];
}

/** The first group is what a newcomer bets on: its figures represent the game. */
function sheetOf<Result>(
  table: ChipTable<Result>,
  groups: readonly SpotGroup[],
  method: string,
): Parsheet {
  const { chipsMax } = table.rules;
  return sheetOfWays({
    facts: table.facts,
    method,
    newcomer: `one chip on ${groups[0]?.id ?? ""}`,
    ways: groups.map(({ id, spots }) => ({
      id,
      outcomes: spotOutcomes(table.rules, spots[0] ?? ""),
    })),
    rules: {
      chips_max: chipsMax,
      spots: Object.fromEntries(groups.map(({ id, spots }) => [id, spots])),
      ends: endsOf(table),
    },
    notes: [
      `The most chips on the table are ${chipsMax}. Whatever is laid, a round returns at most what ` +
        "its best chip does, times all the chips. Bets are whole chips and pays are multiples of " +
        "half a chip, so rounding takes nothing. The file beside this one holds every end of a " +
        "round with what a chip on each spot is worth then.",
    ],
  });
}
