/**
 * The parsheet of the football league: every selection of every fixture of a season, priced against
 * the exact chances of all scores; and ten million matches drawn and compared with those chances.
 */
import type { GameFigures } from "@tucano/game-math/engine.ts";
import { drawsFromWords } from "@tucano/game-math/provably-fair.ts";
import {
  returnsOf,
  RETURN_MIN,
  settleSelection,
} from "@tucano/game-math/games/liga-tucano/football/markets.ts";
import { clubs } from "@tucano/game-math/games/liga-tucano/football/clubs.ts";
import {
  AWAY_GOALS,
  drawScore,
  eachScore,
  FIRST_HALF_PERCENT,
  HOME_GOALS,
  type MatchModel,
} from "@tucano/game-math/games/liga-tucano/football/score.ts";
import {
  DAYS_IN_SEASON,
  type Fixture,
  fixturesOf,
  ligaTucano,
  marketsOfFixture,
  MAX_WIN_MULTIPLIER,
  modelOfFixture,
} from "@tucano/game-math/games/liga-tucano/table.ts";
import { volatilityOf } from "@tucano/game-math/volatility.ts";
import { markdownTable, volatilityIndexOf } from "./page.ts";
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
  readonly mean: number;
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
  return {
    mean: mean / count,
    hitRate: hits / count,
    deviation: Math.sqrt(squares / count - (mean / count) ** 2),
  };
}

interface Leg {
  readonly match: number;
  readonly odds: number;
  readonly chance: number;
}

/**
 * The likeliest line that reaches the maximum: of two selections in different matches of a day, as
 * each selection more keeps two percent more.
 */
function likeliestMaximum(): number {
  let likeliest = 0;
  for (let day = 1; day <= DAYS_IN_SEASON; day += 1) {
    const legs = fixturesOf(day)
      .flatMap(legsOfFixture)
      .toSorted((a, b) => a.odds - b.odds);
    for (const one of legs) {
      for (const other of legs) {
        if (other.match <= one.match || one.odds * other.odds < MAX_WIN_MULTIPLIER) continue;
        likeliest = Math.max(likeliest, one.chance * other.chance);
      }
    }
  }
  return likeliest;
}

function legsOfFixture(fixture: Fixture): Leg[] {
  const model = modelOfFixture(fixture);
  return marketsOfFixture(fixture)
    .filter(({ lineQuarters }) => lineQuarters === null)
    .flatMap(({ selections }) => selections)
    .map(({ id, oddsThousandths }) => ({
      match: fixture.match,
      odds: oddsThousandths / 1_000,
      chance: chanceOf(model, id),
    }));
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

const PLACES = 6;
const percent = (value: number, places = 2): string => (value * 100).toFixed(places);

/** With these alone every chance, and so every price, can be computed again. */
const leagueRules = {
  clubs: clubs.map(({ id, attack, defence }) => ({ id, attack, defence })),
  season: "every club meets every other once at home and once away",
  goals_thousandths: { home: HOME_GOALS, away: AWAY_GOALS },
  half_percent: [FIRST_HALF_PERCENT, 100 - FIRST_HALF_PERCENT],
  half_goals_thousandths: "floor(goals * own attack * other defence * half percent / 1000000)",
  chance_of_k_goals_in_a_half: "Poisson, given at most 7, cut off to whole parts of 2^32",
  odds_thousandths:
    "floor(1000 * (0.981 - void - (half lost + half won) / 2) / (won + half won / 2))",
  offered: `odds of 1.01 to 500 that return ${percent(RETURN_MIN)} % or more`,
  line_pays: "the product of its odds, at most max_win.multiplier times its stake",
};

function pageOf(
  markets: ReadonlyMap<string, MarketFigures>,
  checked: readonly Checked[],
  figures: GameFigures,
): string {
  const { name, version } = ligaTucano.facts;
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

A single on the home side returns ${figures.rtpPercent} % on average over a season and wins
${figures.hitRatePercent} % of the time, with a standard deviation of ${figures.standardDeviation}
stakes: volatility ${volatilityOf(figures.standardDeviation)}. A line of several selections returns
the product of theirs: eight return ${percent(0.98 ** 8)} % or more. A slip pays at most
${MAX_WIN_MULTIPLIER} times the stake of one line; the likeliest line of two that reaches it wins
one day in ${figures.maxWinOneIn}.

The clubs' strengths, from which every chance and every price follows, are in the file beside this
one.

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
    rtpPercent: percent(single.mean),
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: percent(single.hitRate),
    paidRatePercent: percent(single.hitRate),
    maxWinMultiplier: MAX_WIN_MULTIPLIER,
    maxWinOneIn: String(Math.round(1 / likeliestMaximum())),
    standardDeviation: single.deviation.toFixed(6),
    options: [...markets.keys()].map((id) => ({ id, rtpPercent: percent(meanOf(id)) })),
  };
  const json = {
    code,
    name,
    version,
    method: "The exact chances of all scores of the 240 fixtures of a season.",
    newcomer_plays: "a single on the home side, over all fixtures of a season",
    rtp_percent: percent(single.mean, PLACES),
    hit_rate_percent: percent(single.hitRate, PLACES),
    paid_rate_percent: percent(single.hitRate, PLACES),
    standard_deviation: figures.standardDeviation,
    volatility_index: volatilityIndexOf(figures.standardDeviation),
    volatility: volatilityOf(figures.standardDeviation),
    max_win: { multiplier: MAX_WIN_MULTIPLIER, one_in: figures.maxWinOneIn, way: "a line of two" },
    stakes_centavos: ligaTucano.facts.stakesCentavos,
    rules: leagueRules,
    markets: Object.fromEntries(markets),
    checked,
  };
  const markdown = pageOf(markets, checked, figures);
  return Promise.resolve([{ code, version, name, figures, json, markdown }]);
}
