/** What a choice risks in each game where choices differ in that. */
import { DICE_OUTCOMES, dados, diceMultiplier, diceWins } from "../arcade/dados.ts";
import { estrelaCadente } from "../arcade/estrela-cadente.ts";
import { garimpo, MINES_CELLS } from "../arcade/garimpo.ts";
import { plinkoChance, plinkoSlots, plinkoTropical } from "../arcade/plinko-tropical.ts";
import { rodaDaPraia, wheelOf } from "../arcade/roda-da-praia.ts";
import { torreDoSaci, towerPlans } from "../arcade/torre-do-saci.ts";
import { BACCARAT_DECKS } from "../cards/baccarat/game.ts";
import { baccaratPays } from "../cards/baccarat/exact.ts";
import { toNumber } from "../rational.ts";
import { rouletteSpots } from "../shared/live-roulette.ts";
import type { ChipTable } from "../tables/chip-table.ts";
import { dragonTiger } from "../tables/dragon-tiger.ts";
import { POCKETS, roulette } from "../tables/roulette.ts";
import { sicBo } from "../tables/sic-bo.ts";
import { legOf, type Slip } from "../sports/league.ts";
import { linesOf } from "../sports/slip/systems.ts";
import { type End, type Risk, riskOfEnds } from "./counted.ts";

/** What is laid on each spot, in any unit. */
export type Laid = Readonly<Record<string, number>>;

/** What these games return at best, whichever way they are played. */
const STEPPED_EDGE = 0.01;
/** The surest guess of hi-lo: twelve of thirteen ranks win. */
const SUREST_GUESS = 1 / 13;

const hitOrMiss = (chance: number, back: number): Risk => riskOfEnds([{ chance, back }]);

/** A target is reached with chance 0.99 / m. */
const byTarget = (hundredths: number): Risk => hitOrMiss(99 / hundredths, hundredths / 100);

/**
 * A player who may stop at any step is as safe as the surest first step lets them be: what they
 * will do is not known when they stake.
 */
const stepped = (lossOfFirstStep: number): Risk => ({
  edge: STEPPED_EDGE,
  atRisk: lossOfFirstStep,
});

const choices: Readonly<Record<string, (input: unknown) => Risk | null>> = {
  dados: (input) => {
    const choice = dados.readChoice(input);
    if (choice === null) return null;
    const wins = diceWins(choice);
    return hitOrMiss(wins / DICE_OUTCOMES, diceMultiplier(wins) / 100);
  },
  "estrela-cadente": (input) => {
    const choice = estrelaCadente.readChoice(input);
    return choice === null ? null : byTarget(choice.targetHundredths);
  },
  "voo-do-tucano": (input) => {
    const { autoHundredths = null } = (input ?? {}) as { autoHundredths?: number | null };
    return autoHundredths === null ? null : byTarget(autoHundredths);
  },
  "plinko-tropical": (input) => {
    const choice = plinkoTropical.readChoice(input);
    if (choice === null) return null;
    const ends = plinkoSlots(choice).map((pay, slot) => ({
      chance: toNumber(plinkoChance(choice.rows, slot)),
      back: pay / 100,
    }));
    return riskOfEnds(ends);
  },
  "roda-da-praia": (input) => {
    const choice = rodaDaPraia.readChoice(input);
    if (choice === null) return null;
    return riskOfEnds(
      wheelOf(choice).map((pay) => ({ chance: 1 / choice.segments, back: pay / 100 })),
    );
  },
  garimpo: (input) => {
    const choice = garimpo.readChoice(input);
    return choice === null ? null : stepped(choice.mines / MINES_CELLS);
  },
  "torre-do-saci": (input) => {
    const choice = torreDoSaci.readChoice(input);
    if (choice === null) return null;
    const { doors, safe } = towerPlans[choice.difficulty];
    return stepped((doors - safe) / doors);
  },
  "maior-ou-menor": () => stepped(SUREST_GUESS),
};

/** Null: every choice of this game risks its stake alike, or it is no choice of the game. */
export function riskOfChoice(code: string, choice: unknown): Risk | null {
  return Object.hasOwn(choices, code) ? (choices[code]?.(choice) ?? null) : null;
}

// ---------------------------------------------------------------- spots

const stakeOn = (laid: Laid): number => Object.values(laid).reduce((sum, each) => sum + each, 0);

interface Case {
  readonly weight: number;
  readonly hundredthsOf: (spot: string) => number;
}

function riskOfCases(laid: Laid, cases: readonly Case[]): Risk {
  const staked = stakeOn(laid);
  const all = cases.reduce((sum, { weight }) => sum + weight, 0);
  const spots = Object.entries(laid);
  const ends = cases.map(({ weight, hundredthsOf }): End => {
    const back = spots.reduce((sum, [spot, amount]) => sum + amount * hundredthsOf(spot), 0);
    return { chance: weight / all, back: back / (100 * staked) };
  });
  return riskOfEnds(ends);
}

const liveRoulette: readonly Case[] = Array.from({ length: POCKETS }, (_, pocket) => ({
  weight: 1,
  hundredthsOf: (spot) => {
    const covered = rouletteSpots.get(spot)?.numbers ?? [];
    return covered.includes(pocket) ? 3_600 / covered.length : 0;
  },
}));

/** Of eight decks. To count them anew takes a second, which no bet shall wait for. */
export const baccaratChances = {
  player: 0.446246609,
  banker: 0.458597423,
  tie: 0.095155968,
} as const;

/** Pairs hang together with who wins so little that they are taken for chances of their own. */
function baccaratCases(): Case[] {
  const pair = (4 * BACCARAT_DECKS - 1) / (52 * BACCARAT_DECKS - 1);
  const yesOrNo = [true, false];
  return (["player", "banker", "tie"] as const).flatMap((winner) =>
    yesOrNo.flatMap((playerPair) =>
      yesOrNo.map((bankerPair): Case => {
        const chanceOf = (isPair: boolean) => (isPair ? pair : 1 - pair);
        return {
          weight: baccaratChances[winner] * chanceOf(playerPair) * chanceOf(bankerPair),
          hundredthsOf: (spot) => {
            if (spot === "playerPair") return playerPair ? baccaratPays.playerPair : 0;
            if (spot === "bankerPair") return bankerPair ? baccaratPays.bankerPair : 0;
            if (spot === winner) return baccaratPays[winner];
            return winner === "tie" ? 100 : 0;
          },
        };
      }),
    ),
  );
}

function casesOfTable<Result>({ rules }: ChipTable<Result>): Case[] {
  return rules.cases().map(({ result, weight }) => ({
    weight,
    hundredthsOf: (spot) => rules.payHundredths(spot, result),
  }));
}

const tables: Readonly<Record<string, readonly Case[]>> = {
  "roleta-europeia": casesOfTable(roulette),
  "sic-bo": casesOfTable(sicBo),
  "dragao-e-tigre": casesOfTable(dragonTiger),
  "roleta-ao-vivo": liveRoulette,
  bacara: baccaratCases(),
  "bacara-ao-vivo": baccaratCases(),
};

/** Null: this game has no spots to lay on. */
export function riskOfLaid(code: string, laid: Laid): Risk | null {
  const cases = tables[code];
  return cases === undefined || stakeOn(laid) <= 0 ? null : riskOfCases(laid, cases);
}

/** What a choice lays on which spot; null: it is none of a table. */
export function laidBy(code: string, choice: unknown): Laid | null {
  if (!Object.hasOwn(tables, code) || typeof choice !== "object" || choice === null) return null;
  const laid = code === "bacara" ? choice : (choice as { chips?: unknown }).chips;
  return typeof laid === "object" && laid !== null ? (laid as Laid) : null;
}

// ---------------------------------------------------------------- matches

/** What football returns at best: one selection alone. */
const LEAGUE_EDGE = 0.019;

/** By the odds: what is almost sure pays almost nothing. */
export function riskOfSlip({ day, system, selections }: Slip): Risk {
  const chances = selections.map((selection) => {
    const odds = (legOf(day, selection)?.oddsThousandths ?? 1_000) / 1_000;
    return Math.min(1, (1 - LEAGUE_EDGE) / odds);
  });
  const lines = linesOf(system, selections.length) ?? [];
  if (lines.length === 0 || hasMatchTwice(selections)) return { edge: 0, atRisk: 0 };
  const lost = lines.map((line) => 1 - line.reduce((all, leg) => all * (chances[leg] ?? 1), 1));
  return {
    edge: LEAGUE_EDGE,
    atRisk: lost.reduce((sum, each) => sum + each, 0) / lines.length,
  };
}

export const matchesOf = (selections: readonly string[]): string[] =>
  selections.map((selection) => selection.split("/")[0] ?? "");

/** Home, draw and away of one match cannot all lose. */
function hasMatchTwice(selections: readonly string[]): boolean {
  return new Set(matchesOf(selections)).size < selections.length;
}
