/** Blackjack by basic strategy: simulated, with its standard error. */
import { vinteEUm } from "@tucano/game-math/cards/blackjack/game.ts";
import { createSimulation, freshValues } from "@tucano/game-math/cards/blackjack/simulate.ts";
import { times, rational } from "@tucano/game-math/rational.ts";
import type { Parsheet } from "../parsheet.ts";
import { percentOf, sheetFrom } from "./page.ts";

const MAX_WIN = vinteEUm.facts.maxWinMultiplier;
const ROUNDS = 100_000_000;
const SEED = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef] as const;
const WORDS = 4_294_967_296;

const RULES = [
  "Six decks, shuffled for every round.",
  "The dealer stands on every 17, soft or hard, and looks for blackjack with an ace or a ten.",
  "Blackjack pays 3:2, everything else 1:1, an equal total returns the stake.",
  "Doubling on any two cards, also after a split; one card.",
  "Cards of equal value may be split, up to four hands; aces once, with one card each.",
  "21 after a split is no blackjack.",
  "Insurance for half the stake pays 2:1. Late surrender returns half the stake.",
];

/** xoshiro128**: for simulations only. */
function createBelow(): (n: number) => number {
  let [a, b, c, d] = SEED as readonly number[] as [number, number, number, number];
  const turn = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
  return (n) => {
    const word = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return Math.floor((word * n) / WORDS);
  };
}

interface Simulated {
  returned: number;
  staked: number;
  squares: number;
  paying: number;
  most: number;
  mostTimes: number;
}

/** The return is of the first stake: what a round wins or loses, over what it began with. */
function simulate(): Simulated {
  const play = createSimulation(freshValues(), createBelow());
  const sums = { returned: 0, staked: 0, squares: 0, paying: 0, most: 0, mostTimes: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { win, staked } = play();
    const net = win - staked;
    sums.returned += win;
    sums.staked += staked;
    sums.squares += net * net;
    if (win > 0) sums.paying += 1;
    if (win > sums.most) Object.assign(sums, { most: win, mostTimes: 0 });
    if (win === sums.most) sums.mostTimes += 1;
  }
  return sums;
}

export function vinteEUmSheet(): Parsheet {
  const sums = simulate();
  const net = (sums.returned - sums.staked) / ROUNDS / 100;
  const deviation = Math.sqrt(sums.squares / ROUNDS / 10_000 - net ** 2);
  const error = ((deviation / Math.sqrt(ROUNDS)) * 100).toFixed(4);
  const natural = rational(2 * 24 * 96, 312 * 311);
  const insurance = times(rational(96, 311), rational(3));
  const ofAll = percentOf(rational(sums.returned, sums.staked), 4);
  const mostSeen = sums.most / 100;
  const figures = {
    rtpPercent: (100 + net * 100).toFixed(2),
    method: "simulated" as const,
    standardErrorPercent: error,
    hitRatePercent: ((sums.paying / ROUNDS) * 100).toFixed(2),
    maxWinOneIn: mostSeen === MAX_WIN ? String(Math.round(ROUNDS / sums.mostTimes)) : null,
    standardDeviation: deviation.toFixed(6),
    options: [{ id: "insurance", rtpPercent: percentOf(insurance) }],
  };
  return sheetFrom({
    facts: vinteEUm.facts,
    figures,
    data: {
      rules: RULES,
      strategy: "basic strategy, without insurance",
      rounds: ROUNDS,
      rtp_of_first_stake_percent: (100 + net * 100).toFixed(4),
      standard_error_percent: error,
      rtp_of_all_stakes_percent: ofAll,
      staked_in_all: (sums.staked / ROUNDS / 100).toFixed(6),
      player_blackjack_percent: percentOf(natural, 6),
      insurance_rtp_percent: percentOf(insurance, 6),
      most_seen: { units: mostSeen, rounds: sums.mostTimes },
    },
    rows: [
      ["return of the first stake", `${(100 + net * 100).toFixed(4)} % ± ${error}`],
      ["return of all that is staked, with doubles and splits", `${ofAll} %`],
      ["staked in all, on average", `${(sums.staked / ROUNDS / 100).toFixed(6)} units`],
      ["rounds simulated", ROUNDS],
      ["the player's first two cards are a blackjack", `${percentOf(natural, 6)} %`],
      ["return of insurance", `${percentOf(insurance, 4)} %`],
      ["highest win seen", `${mostSeen} units, in ${sums.mostTimes} rounds`],
    ],
    sections: [`## Rules\n\n${RULES.map((rule) => `- ${rule}`).join("\n")}`],
    method:
      `Simulated: ${ROUNDS} rounds by basic strategy with a fixed seed, and the standard error of ` +
      "their mean. The return counts what a round wins or loses against its first stake.",
  });
}
