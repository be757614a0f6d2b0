/** The parsheet of fish shooting: every shot is priced by itself. */
import { chanceOf, targetOutcomes } from "@tucano/game-math/fish/exact.ts";
import { fishing } from "@tucano/game-math/fish/fishing.ts";
import { fishTargets, fishWeapons } from "@tucano/game-math/fish/targets.ts";
import { deviationOf, figuresOfOutcomes, oneInOf, percentOf } from "@tucano/game-math/outcomes.ts";
import { markdownTable, volatilityIndexOf } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";

const EXACT_PLACES = 8;

export async function fishSheets(): Promise<Parsheet[]> {
  const { code, name, version, volatility, maxWinMultiplier } = fishing.facts;
  const targets = fishTargets.map((target) => {
    const figures = figuresOfOutcomes(targetOutcomes(target));
    const chest = target.chest?.map((prize) => `${prize.multiplier} (${prize.weight} %)`);
    return {
      id: target.id,
      pays: chest?.join(", ") ?? String(target.multiplier),
      rtp_percent: percentOf(figures.rtp, EXACT_PLACES),
      chance_percent: percentOf(chanceOf(target), EXACT_PLACES),
      standard_deviation: deviationOf(figures.variance),
      max_win: { multiplier: figures.maxHundredths / 100, one_in: oneInOf(figures.maxChance) },
    };
  });
  const [first] = targets;
  if (first === undefined) throw new Error("Nothing swims here.");
  const weapons = fishWeapons.map(({ id, cost, targetsMax, parts }) => ({
    id,
    cost_units: cost,
    targets_max: targetsMax,
    parts: parts(targetsMax).map((share) => `1/${share}`),
  }));
  const percent = (text: string): string => Number(text).toFixed(2);
  return [
    {
      code,
      version,
      name,
      figures: {
        rtpPercent: percent(first.rtp_percent),
        method: "exact",
        standardErrorPercent: null,
        hitRatePercent: percent(first.chance_percent),
        maxWinOneIn: null,
        standardDeviation: first.standard_deviation,
        options: targets.map(({ id, rtp_percent }) => ({ id, rtpPercent: percent(rtp_percent) })),
      },
      json: {
        code,
        name,
        version,
        method: "Each target alone, as a fraction; a shot at several is the sum of its parts.",
        rtp_percent: first.rtp_percent,
        hit_rate_percent: first.chance_percent,
        standard_deviation: first.standard_deviation,
        volatility_index: volatilityIndexOf(first.standard_deviation),
        volatility,
        max_win: { multiplier_of_a_unit: maxWinMultiplier },
        targets,
        weapons,
      },
      markdown: `# ${name}: parsheet of version ${version}

Written by \`npm run maths\` from the game's definition. A target that pays m times the weapon's
cost is caught with chance 0.97 / m, as a fraction; of a boss m is the mean of its chest. Each part
of a chain or a blast is such a shot with its share of the cost: the parts add up to one, so every
shot at whatever returns 97 % exactly. There is no feature.

${markdownTable(
  ["target", "pays, times the weapon", "return", "caught", "σ", "maximum", "one in"],
  targets.map((target) => [
    target.id,
    target.pays,
    `${target.rtp_percent} %`,
    `${target.chance_percent} %`,
    target.standard_deviation,
    target.max_win.multiplier,
    target.max_win.one_in,
  ]),
)}

${markdownTable(
  ["weapon", "cost, units", "targets, at most", "parts"],
  weapons.map((weapon) => [
    weapon.id,
    weapon.cost_units,
    weapon.targets_max,
    weapon.parts.join(" + "),
  ]),
)}

Volatility: ${volatility}, by the target. The hit rate and σ in lists are those of the smallest.
A single shot pays at most ${maxWinMultiplier} units: a bomb on the greatest boss, whales around.
`,
    },
  ];
}
