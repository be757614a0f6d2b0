/** The parsheet of a game all of whose ends are known: as data and as a page. */
import type { GameFacts, GameFigures } from "@tucano/game-math/engine.ts";
import type { Way } from "@tucano/game-math/outcomes.ts";
import { volatilityOf } from "@tucano/game-math/volatility.ts";
import { hitRows, markdownTable, volatilityIndexOf } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";
import { figuresOfWay, maxWinOf, optionsOf, publishedOf } from "./ways.ts";

export interface SheetParts {
  readonly facts: GameFacts;
  readonly method: string;
  /** What the headline figures are of: the first way. */
  readonly newcomer: string;
  readonly ways: readonly Way[];
  /** Further ways of playing on, for the maximum only: their return is given elsewhere. */
  readonly tops?: readonly Way[];
  /** Published beside the game; every way with its return where nothing is said. */
  readonly options?: GameFigures["options"];
  /** The pay table and all else that decides what a round returns. */
  readonly rules: object;
  readonly notes: readonly string[];
}

export function sheetOfWays(parts: SheetParts): Parsheet {
  const { facts, ways, tops = [], method, newcomer, rules } = parts;
  const { code, name, version } = facts;
  const max = maxWinOf([...ways, ...tops]);
  const figures = publishedOf(ways, parts.options ?? optionsOf(ways), max);
  const all = ways.map(figuresOfWay);
  const [first] = all;
  if (first === undefined) throw new Error(`${code} has no way of playing.`);
  const { id: _, ...headline } = first;
  const volatility = volatilityOf(figures.standardDeviation);
  const json = {
    code,
    name,
    version,
    method,
    newcomer_plays: newcomer,
    ...headline,
    volatility_index: volatilityIndexOf(figures.standardDeviation),
    volatility,
    max_win: max,
    stakes_centavos: facts.stakesCentavos,
    ways: all,
    rules,
  };
  return { code, version, name, figures, json, markdown: pageOf(parts, json) };
}

interface SheetJson extends Record<
  "hit_rate_percent" | "paid_rate_percent" | "volatility",
  string
> {
  readonly rtp_percent: string;
  readonly standard_deviation: string;
  readonly volatility_index: string;
  readonly max_win: { readonly multiplier: number; readonly one_in: string; readonly way: string };
  readonly ways: readonly ReturnType<typeof figuresOfWay>[];
}

function pageOf({ facts, method, newcomer, notes }: SheetParts, json: SheetJson): string {
  const { max_win: max } = json;
  const rows = [
    ["return to player", `${json.rtp_percent} %`],
    ...hitRows(json),
    ["standard deviation of a round", `${json.standard_deviation} × the stake`],
    ["volatility", `${json.volatility} (index ${json.volatility_index})`],
    ["maximum win", `${max.multiplier} × the stake, one round in ${max.one_in} (${max.way})`],
  ];
  const ways = json.ways.map((way) => [
    way.id,
    `${way.rtp_percent} %`,
    `${way.hit_rate_percent} %`,
    `${way.paid_rate_percent} %`,
    way.standard_deviation,
    way.max_win.multiplier,
    way.max_win.one_in,
  ]);
  const head = ["way", "return", "more than the stake", "anything", "σ", "maximum", "one in"];
  return `# ${facts.name}: parsheet of version ${facts.version}

Written by \`npm run maths\` from the game's definition. ${method} The returns are exact fractions.
There is no feature: all of the return is the base game's.

${markdownTable(["figure", "value"], rows)}

The figures above are of ${newcomer}; the maximum is of all ways of playing.

${markdownTable(head, ways)}

${notes.join("\n\n")}
`;
}
