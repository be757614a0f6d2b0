/** Blackjack by basic strategy: simulated, with its standard error. */
import { blackjackSideBets } from "@tucano/contract/events/cards.ts";
import { SEATS_MAX } from "@tucano/game-math/games/vinte-e-um/choice.ts";
import { vinteEUm } from "@tucano/game-math/games/vinte-e-um/game.ts";
import {
  chanceOfBest,
  countSides,
  sideWays,
} from "@tucano/game-math/games/vinte-e-um/exact-sides.ts";
import { deviationOf, figuresOfOutcomes, oneInOf, percentOf } from "@tucano/game-math/outcomes.ts";
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
  `Up to ${SEATS_MAX} hands, played from left to right against one dealer.`,
  "Insurance, splits and surrender are each hand's own.",
  "Perfect Pairs and 21+3 may be laid on each hand before the deal, for the hand's stake each.",
];

const SEVERAL =
  "Each hand returns what a single one does. Cards that other hands have taken say nothing of " +
  "those that are left, so a hand's own cards and the dealer's are as likely as if it had been " +
  "dealt alone. Hands of one round share the dealer's cards, so they win and lose together more " +
  "often than hands of different rounds.";

/** Its chance is a sum of doubles: so fine are its parts. */
const PARTS = 2 ** 52;

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

/** Of 21+3 and the hand, a unit each: nothing returns more of all that was staked. */
function mostWin() {
  const [side, hand] = [101, 2];
  const chance = rational(Math.round(chanceOfBest() * PARTS), PARTS);
  return {
    multiplier: (side + hand) / 2,
    one_in: oneInOf(chance),
    way: "21+3 with suited trips, and the hand wins where it stands",
  };
}

const NATURAL = rational(2 * 24 * 96, 312 * 311);

function sidesRows() {
  return blackjackSideBets.map((bet, index) => {
    const { rtp, hitRate, variance } = figuresOfOutcomes(sideWays[index]?.outcomes ?? []);
    return {
      bet,
      rtp_percent: percentOf(rtp, 6),
      rtp_fraction: `${rtp.numerator}/${rtp.denominator}`,
      hit_rate_percent: percentOf(hitRate, 6),
      standard_deviation: deviationOf(variance),
      results: countSides(bet).map(({ result, winHundredths, ways }) => ({
        result,
        pays_hundredths: winHundredths,
        ways,
      })),
      ways_to_deal_three_cards: 312 * 311 * 310,
    };
  });
}

export async function vinteEUmSheet(): Promise<Parsheet> {
  const ends = await blackjackEnds();
  const played = figuresOfEnds(ends);
  const sides = sidesRows();
  const insurance = times(rational(96, 311), rational(3));
  const max = mostWin();
  const figures = {
    rtpPercent: played.percent.toFixed(2),
    method: "simulated" as const,
    standardErrorPercent: played.error.toFixed(4),
    hitRatePercent: (100 * played.hitRate).toFixed(2),
    paidRatePercent: (100 * played.paidRate).toFixed(2),
    maxWinMultiplier: max.multiplier,
    maxWinOneIn: max.one_in,
    standardDeviation: played.deviation.toFixed(6),
    options: [
      { id: "insurance", rtpPercent: percentOf(insurance) },
      ...sideWays.map(({ id, outcomes }) => ({
        id,
        rtpPercent: percentOf(figuresOfOutcomes(outcomes).rtp),
      })),
    ],
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
    player_blackjack_percent: percentOf(NATURAL, 6),
    insurance_rtp_percent: percentOf(insurance, 6),
    side_bets: sides,
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
  readonly side_bets: ReturnType<typeof sidesRows>;
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
  const sides = json.side_bets.flatMap(({ bet, results, ways_to_deal_three_cards: all }) =>
    results
      .filter(({ pays_hundredths: pays }) => pays > 0)
      .map(({ result, pays_hundredths: pays, ways }) => [
        bet,
        result,
        `${pays / STAKE - 1}:1`,
        (all / ways).toFixed(2),
      ]),
  );
  const sideReturns = json.side_bets.map((row) => [
    row.bet,
    `${row.rtp_percent} %`,
    row.rtp_fraction,
    `${row.hit_rate_percent} %`,
    row.standard_deviation,
  ]);
  return `# ${json.name}: parsheet of version ${json.version}

Written by \`npm run maths\` from the game's definition. ${json.method}

${markdownTable(["figure", "value"], rows)}

## Rules

${RULES.map((rule) => `- ${rule}`).join("\n")}

## Side bets

Decided by the deal; every order in which three cards can leave six decks is counted.

${markdownTable(["bet", "return", "as a fraction", "won", "σ"], sideReturns)}

${markdownTable(["bet", "result", "pays", "one in"], sides)}

## Several hands

${SEVERAL}

## How the rounds ended

Of one hand without side bets, in first stakes. Four hands, each doubled and won, return sixteen of
them for the eight staked.

${markdownTable(["staked", "returned", "rounds"], ends)}
`;
}
