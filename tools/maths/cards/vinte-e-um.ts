/** Blackjack by basic strategy: simulated, with its standard error. */
import { vinteEUm } from "@tucano/game-math/games/vinte-e-um/game.ts";
import { oneInOf, percentOf } from "@tucano/game-math/outcomes.ts";
import { rational, times } from "@tucano/game-math/rational.ts";
import { volatilityOf } from "@tucano/game-math/volatility.ts";
import { hitRows, markdownTable, volatilityIndexOf } from "../page.ts";
import type { Parsheet } from "../parsheet.ts";
import { blackjackEnds, type End } from "./blackjack-rounds.ts";

/** In hundredths. */
const STAKE = 100;

const RULES = [
  "Six decks, shuffled for every round.",
  "The dealer stands on every 17, soft or hard, and looks for blackjack with an ace or a ten.",
  "Blackjack pays 3:2, everything else 1:1, an equal total returns the stake.",
  "Doubling on any two cards, also after a split; one card.",
  "Cards of equal value may be split, up to four hands; aces once, with one card each.",
  "21 after a split is no blackjack.",
  "Insurance for half the stake pays 2:1. Late surrender returns half the stake.",
];

/** Of the stake that a round begins with: what it wins or loses, over that. */
function figuresOfEnds(ends: readonly End[]) {
  const sum = (of: (end: End) => number): number =>
    ends.reduce((total, end) => total + of(end) * end.rounds, 0);
  const rounds = sum(() => 1);
  const net = sum(({ win, staked }) => (win - staked) / STAKE) / rounds;
  const squares = sum(({ win, staked }) => ((win - staked) / STAKE) ** 2) / rounds;
  const deviation = Math.sqrt(squares - net ** 2);
  return {
    rounds,
    percent: 100 * (1 + net),
    deviation,
    error: (deviation / Math.sqrt(rounds)) * 100,
    hitRate: sum(({ win, staked }) => Number(win > staked)) / rounds,
    paidRate: sum(({ win }) => Number(win > 0)) / rounds,
    ofAll: sum(({ win }) => win) / sum(({ staked }) => staked),
    staked: sum(({ staked }) => staked / STAKE) / rounds,
  };
}

/** A natural pays 2.5 times its stake unless the dealer has one; nothing returns more of it. */
function naturalsAlone() {
  const natural = rational(2 * 24 * 96, 312 * 311);
  const dealerToo = rational(2 * 23 * 95, 310 * 309);
  const alone = rational(dealerToo.denominator - dealerToo.numerator, dealerToo.denominator);
  return { natural, alone: times(natural, alone) };
}

export async function vinteEUmSheet(): Promise<Parsheet> {
  const ends = await blackjackEnds();
  const played = figuresOfEnds(ends);
  const { natural, alone } = naturalsAlone();
  const insurance = times(rational(96, 311), rational(3));
  const max = { multiplier: 2.5, one_in: oneInOf(alone), way: "blackjack, the dealer has none" };
  const figures = {
    rtpPercent: played.percent.toFixed(2),
    method: "simulated" as const,
    standardErrorPercent: played.error.toFixed(4),
    hitRatePercent: (100 * played.hitRate).toFixed(2),
    paidRatePercent: (100 * played.paidRate).toFixed(2),
    maxWinMultiplier: max.multiplier,
    maxWinOneIn: max.one_in,
    standardDeviation: played.deviation.toFixed(6),
    options: [{ id: "insurance", rtpPercent: percentOf(insurance) }],
  };
  const { code, name, version, stakesCentavos } = vinteEUm.facts;
  const json = {
    code,
    name,
    version,
    method: methodOf(played.rounds),
    newcomer_plays: "basic strategy, without insurance",
    rtp_percent: played.percent.toFixed(4),
    standard_error_percent: played.error.toFixed(4),
    hit_rate_percent: (100 * played.hitRate).toFixed(4),
    paid_rate_percent: (100 * played.paidRate).toFixed(4),
    standard_deviation: figures.standardDeviation,
    volatility_index: volatilityIndexOf(figures.standardDeviation),
    volatility: volatilityOf(figures.standardDeviation),
    max_win: max,
    stakes_centavos: stakesCentavos,
    rtp_of_all_stakes_percent: (100 * played.ofAll).toFixed(4),
    staked_in_all: played.staked.toFixed(6),
    player_blackjack_percent: percentOf(natural, 6),
    insurance_rtp_percent: percentOf(insurance, 6),
    rules: RULES,
    rounds: played.rounds,
    ends: ends.map(({ staked, win, rounds }) => ({
      staked_hundredths: staked,
      win_hundredths: win,
      rounds,
    })),
  };
  return { code, version, name, figures, json, markdown: pageOf(json) };
}

function methodOf(rounds: number): string {
  return (
    `Simulated: ${rounds} rounds by basic strategy with fixed seeds, and the standard error of ` +
    "their mean. The return counts what a round wins or loses against its first stake."
  );
}

type Json = Record<
  | "name"
  | "method"
  | "rtp_percent"
  | "standard_error_percent"
  | "rtp_of_all_stakes_percent"
  | "staked_in_all"
  | "hit_rate_percent"
  | "paid_rate_percent"
  | "standard_deviation"
  | "volatility"
  | "volatility_index"
  | "player_blackjack_percent"
  | "insurance_rtp_percent",
  string
> & {
  readonly version: number;
  readonly rounds: number;
  readonly max_win: { readonly multiplier: number; readonly one_in: string; readonly way: string };
  readonly ends: readonly {
    readonly staked_hundredths: number;
    readonly win_hundredths: number;
    readonly rounds: number;
  }[];
};

function pageOf(json: Json): string {
  const { max_win: max } = json;
  const rows = [
    ["return of the first stake", `${json.rtp_percent} % ± ${json.standard_error_percent}`],
    [
      "return of all that is staked, with doubles and splits",
      `${json.rtp_of_all_stakes_percent} %`,
    ],
    ["staked in all, on average", `${json.staked_in_all} units`],
    ["rounds simulated", json.rounds],
    ...hitRows(json),
    ["standard deviation of a round", `${json.standard_deviation} × the first stake`],
    ["volatility", `${json.volatility} (index ${json.volatility_index})`],
    [
      "maximum win",
      `${max.multiplier} × all that is staked, one round in ${max.one_in}: ${max.way}`,
    ],
    ["the player's first two cards are a blackjack", `${json.player_blackjack_percent} %`],
    ["return of insurance", `${json.insurance_rtp_percent} %`],
  ];
  const ends = json.ends.map((end) => [
    end.staked_hundredths / STAKE,
    end.win_hundredths / STAKE,
    end.rounds,
  ]);
  return `# ${json.name}: parsheet of version ${json.version}

Written by \`npm run maths\` from the game's definition. ${json.method}

${markdownTable(["figure", "value"], rows)}

## Rules

${RULES.map((rule) => `- ${rule}`).join("\n")}

## How the rounds ended

In first stakes. Four hands, each doubled and won, return sixteen of them for the eight staked.

${markdownTable(["staked", "returned", "rounds"], ends)}
`;
}
