/** A parsheet's page, from its figures and what there is to say about them. */
import type { GameFacts, GameFigures } from "@tucano/game-math/engine.ts";
import { decimals, type Rational } from "@tucano/game-math/rational.ts";
import { type Cell, markdownTable, volatilityIndexOf } from "../page.ts";
import type { Parsheet } from "../parsheet.ts";

type Row = readonly Cell[];

export const percentOf = (value: Rational, places = 2): string =>
  decimals({ ...value, numerator: value.numerator * 100n }, places);

interface SheetParts {
  readonly facts: GameFacts;
  readonly figures: GameFigures;
  /** Beside what every sheet has. */
  readonly data: object;
  readonly rows: readonly Row[];
  readonly sections: readonly string[];
  readonly method: string;
}

export function sheetFrom({ facts, figures, data, rows, sections, method }: SheetParts): Parsheet {
  const { code, version, name } = facts;
  const error = figures.standardErrorPercent;
  const all: Row[] = [
    ["return to player", `${figures.rtpPercent} %${error === null ? "" : ` ± ${error}`}`],
    ["rounds that pay something", `${figures.hitRatePercent} %`],
    ["standard deviation of a round", `${figures.standardDeviation} units`],
    ["volatility", `${facts.volatility} (index ${volatilityIndexOf(figures.standardDeviation)})`],
    ["maximum win", `${facts.maxWinMultiplier} units`],
    ["maximum win, one round in", figures.maxWinOneIn ?? "depends on what is played"],
    ...rows,
  ];
  const json = {
    code,
    name,
    version,
    figures,
    volatility: facts.volatility,
    max_win_multiplier: facts.maxWinMultiplier,
    stakes_centavos: facts.stakesCentavos,
    ...data,
    method,
  };
  const markdown = `# ${name}: parsheet of version ${version}

Written by \`npm run maths\` from the game's definition. ${method}

${markdownTable(["figure", "value"], all)}

${sections.join("\n\n")}
`;
  return { code, version, name, figures, json, markdown };
}
