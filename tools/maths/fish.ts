/** The parsheet of fish shooting: every shot is priced by itself. */
import { targetOutcomes } from "@tucano/game-math/games/pescaria-da-mare/exact.ts";
import { fishing } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import {
  fishTargets,
  fishWeapons,
  RETURN_PERCENT,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { markdownTable } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";
import { sheetOfWays } from "./sheet-of-ways.ts";

export async function fishSheets(): Promise<Parsheet[]> {
  const targets = fishTargets.map(({ id, multiplier, chest }) => ({ id, multiplier, chest }));
  const weapons = fishWeapons.map(({ id, cost, targetsMax, parts }) => ({
    id,
    cost_units: cost,
    targets_max: targetsMax,
    parts: parts(targetsMax).map((share) => `1/${share}`),
  }));
  return [
    sheetOfWays({
      facts: fishing.facts,
      method: "Each target alone, as a fraction; a shot at several is the sum of its parts.",
      newcomer: "a shot at a sardine",
      ways: fishTargets.map((target) => ({ id: target.id, outcomes: targetOutcomes(target) })),
      rules: {
        chance_of_a_catch: `${RETURN_PERCENT} / (100 * multiplier * share)`,
        share: "of a part 1/n of the shot: n",
        pays: "multiplier times the weapon's whole cost; of a boss, what its chest holds",
        boss: "the only target of its shot",
        targets,
        weapons,
      },
      notes: [
        "A target that pays m times the weapon's cost is caught with chance 0.97 / m, as a " +
          "fraction; of a boss m is the mean of its chest. Each part of a chain or a blast is such " +
          "a shot with its share of the cost: the parts add up to one, so every shot at whatever " +
          "returns 97 % exactly. A boss takes a shot whole: nothing beside it is hit, and no shot " +
          "returns more than the greatest chest holds.",
        markdownTable(
          ["target", "pays, times the weapon"],
          targets.map(({ id, multiplier, chest }) => [
            id,
            chest?.map((prize) => `${prize.multiplier} (${prize.weight} %)`).join(", ") ??
              multiplier,
          ]),
        ),
        markdownTable(
          ["weapon", "cost, units", "targets, at most", "parts"],
          weapons.map((weapon) => [
            weapon.id,
            weapon.cost_units,
            weapon.targets_max,
            weapon.parts.join(" + "),
          ]),
        ),
      ],
    }),
  ];
}
