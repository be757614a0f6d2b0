/**
 * The parsheet of the football league: every selection of every fixture of a season, priced against
 * the exact chances of all scores; and ten million matches drawn and held against those chances.
 */
import type { GameFigures } from "@tucano/game-math/engine.ts";
import { drawsFromWords } from "@tucano/game-math/provably-fair.ts";
import { returnsOf, settleSelection } from "@tucano/game-math/sports/football/markets.ts";
import { drawScore, eachScore, type MatchModel } from "@tucano/game-math/sports/football/score.ts";
import {
  DAYS_IN_SEASON,
  fixturesOf,
  ligaTucano,
  marketsOfFixture,
  modelOfFixture,
} from "@tucano/game-math/sports/league.ts";
import { markdownTable } from "./page.ts";
import type { Parsheet } from "./parsheet.ts";

interface MarketFigures {
  selections: number;
  sum: number;
  least: number;
  most: number;
}

function byMarket(): Map<string, MarketFigures> {
  const markets = new Map<string, MarketFigures>();
  for (let day = 1; day <= DAYS_IN_SEASON; day += 1) {
    for (const fixture of fixturesOf(day)) {
      const returns = returnsOf(modelOfFixture(fixture));
      for (const { id, selections } of marketsOfFixture(fixture)) {
        const figures = markets.get(id) ?? { selections: 0, sum: 0, least: 1, most: 0 };
        markets.set(id, figures);
        for (const selection of selections) {
          const value = returns.get(selection.id) ?? 0;
          figures.selections += 1;
          figures.sum += value;
          figures.least = Math.min(figures.least, value);
          figures.most = Math.max(figures.most, value);
        }
      }
    }
  }
  return markets;
}

interface Single {
  readonly hitRate: number;
  readonly deviation: number;
}

/** The home side to win, over all fixtures of a season. */
function singlesOnHome(): Single {
  let [hits, squares, mean, count] = [0, 0, 0, 0];
  for (let day = 1; day <= DAYS_IN_SEASON; day += 1) {
    for (const fixture of fixturesOf(day)) {
      const home = marketsOfFixture(fixture)
        .flatMap(({ selections }) => selections)
        .find(({ id }) => id === "result:home");
      if (home === undefined) continue;
      const chance = chanceOf(modelOfFixture(fixture), home.id);
      const odds = home.oddsThousandths / 1_000;
      count += 1;
      hits += chance;
      mean += chance * odds;
      squares += chance * odds ** 2;
    }
  }
  return { hitRate: hits / count, deviation: Math.sqrt(squares / count - (mean / count) ** 2) };
}

function chanceOf(model: MatchModel, selection: string): number {
  let chance = 0;
  eachScore(model, (score, each) => {
    if (settleSelection(selection, score)?.kind === "won") chance += each;
  });
  return chance;
}

const MATCHES = 10_000_000;
const CHECKED = ["result:home", "result:draw", "result:away", "bothScore:yes", "total:10:over"];

interface Checked {
  readonly selection: string;
  readonly priced: number;
  readonly drawn: number;
  /** Standard errors between the two. */
  readonly z: number;
}

/** A small seeded generator: for simulations, of no use for money. */
function simulatedWords(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
}

function simulate(): Checked[] {
  const [fixture] = fixturesOf(1);
  if (fixture === undefined) throw new Error("A season has a first match.");
  const model = modelOfFixture(fixture);
  const draws = drawsFromWords(simulatedWords(20_261_120));
  const won = new Map<string, number>();
  // Scores repeat: each is settled once and counted often.
  const scores = new Map<string, { won: readonly string[] }>();
  for (let index = 0; index < MATCHES; index += 1) {
    const score = drawScore(model, draws);
    const key = `${score.home.join()} ${score.away.join()}`;
    let known = scores.get(key);
    if (known === undefined) {
      known = { won: CHECKED.filter((id) => settleSelection(id, score)?.kind === "won") };
      scores.set(key, known);
    }
    for (const id of known.won) won.set(id, (won.get(id) ?? 0) + 1);
  }
  return CHECKED.map((selection) => {
    const priced = chanceOf(model, selection);
    const drawn = (won.get(selection) ?? 0) / MATCHES;
    const error = Math.sqrt((priced * (1 - priced)) / MATCHES);
    return { selection, priced, drawn, z: (drawn - priced) / error };
  });
}

const percent = (value: number): string => (value * 100).toFixed(2);

function pageOf(
  markets: ReadonlyMap<string, MarketFigures>,
  checked: readonly Checked[],
  figures: GameFigures,
): string {
  const { name, version, maxWinMultiplier } = ligaTucano.facts;
  const marketRows = [...markets].map(([id, { selections, sum, least, most }]) => [
    id,
    selections,
    `${percent(sum / selections)} %`,
    `${percent(least)} %`,
    `${percent(most)} %`,
  ]);
  const checkedRows = checked.map(({ selection, priced, drawn, z }) => [
    selection,
    `${(priced * 100).toFixed(4)} %`,
    `${(drawn * 100).toFixed(4)} %`,
    z.toFixed(2),
  ]);
  return `# ${name}: parsheet of version ${version}

Written by \`npm run maths\`. Goals of each side in each half follow Poisson distributions in whole
parts of 2^32; every market is priced from the exact chances of all scores that these parts give,
over all 240 fixtures of a season. Odds are rounded down to a thousandth.

A single on the result returns ${figures.rtpPercent} % on average; one on the home side wins
${figures.hitRatePercent} % of the time, with a standard deviation of
${figures.standardDeviation} stakes. A line of several selections returns the product of theirs:
eight return ${percent(0.98 ** 8)} % or more.
A slip pays at most ${maxWinMultiplier} times the stake of one line.

${markdownTable(["market", "selections in a season", "mean return", "least", "most"], marketRows)}

## Ten million matches

The first match of a season, drawn ten million times, against what its markets are priced from. The
last column is the distance in standard errors.

${markdownTable(["selection", "priced", "drawn", "z"], checkedRows)}
`;
}

export function sportsSheets(): Promise<Parsheet[]> {
  const { code, version, name } = ligaTucano.facts;
  const markets = byMarket();
  const checked = simulate();
  const strays = checked.filter(({ z }) => Math.abs(z) > 2.58);
  if (strays.length > 1) throw new Error("Matches do not end as they are priced.");
  const single = singlesOnHome();
  const meanOf = (id: string): number => {
    const figures = markets.get(id);
    return figures === undefined ? 0 : figures.sum / figures.selections;
  };
  const figures: GameFigures = {
    rtpPercent: percent(meanOf("result")),
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: percent(single.hitRate),
    maxWinOneIn: null,
    standardDeviation: single.deviation.toFixed(4),
    options: [...markets.keys()].map((id) => ({ id, rtpPercent: percent(meanOf(id)) })),
  };
  const json = { code, version, ...figures, markets: Object.fromEntries(markets), checked };
  const markdown = pageOf(markets, checked, figures);
  return Promise.resolve([{ code, version, name, figures, json, markdown }]);
}
