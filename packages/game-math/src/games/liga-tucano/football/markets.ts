/**
 * The markets of a match: each is a question about its score, priced from the same probabilities
 * and settled by the same function.
 */
import type { Settlement } from "../slip/settle.ts";
import { settleOnLine, settleTotal } from "../slip/lines.ts";
import { eachScore, type MatchModel, type Score, totalsOf } from "./score.ts";

export interface Market {
  readonly id: string;
  /** Quarters of a goal, for handicaps (of the home side) and totals; otherwise null. */
  readonly lineQuarters: number | null;
  readonly selections: readonly Selection[];
}

export interface Selection {
  /** Unique in the match: "result:home", "total:10:over". */
  readonly id: string;
  readonly name: string;
  readonly oddsThousandths: number;
}

type Settle = (score: Score) => Settlement;

interface Question {
  readonly market: string;
  readonly lineQuarters?: number;
  readonly answers: Readonly<Record<string, Settle>>;
}

/**
 * Of 100 staked on any selection, about 98 come back in the long run. A line of eight selections
 * returns the product of theirs, and even that has to stay above 85.
 */
export const RETURN = 0.981;
/** Nothing is offered that returns less after its odds were rounded down to a thousandth. */
export const RETURN_MIN = 0.98;
export const ODDS_MIN = 1_010;
export const ODDS_MAX = 500_000;
export const SCORE_GOALS_MAX = 4;

const yes = (condition: boolean): Settlement => ({ kind: condition ? "won" : "lost" });

const byTotals =
  (test: (home: number, away: number) => boolean): Settle =>
  (score) => {
    const { home, away } = totalsOf(score);
    return yes(test(home, away));
  };

/** A drawn match returns the stake. */
const noBetOnDraw =
  (side: 1 | -1): Settle =>
  (score) => {
    const { home, away } = totalsOf(score);
    return settleOnLine(side * (home - away), 0);
  };

function resultOf(home: number, away: number): "home" | "draw" | "away" {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}

const results = ["home", "draw", "away"] as const;
const scoreGoals = Array.from({ length: SCORE_GOALS_MAX + 1 }, (_, goals) => goals);

const fixedQuestions: readonly Question[] = [
  {
    market: "result",
    answers: {
      home: byTotals((home, away) => home > away),
      draw: byTotals((home, away) => home === away),
      away: byTotals((home, away) => home < away),
    },
  },
  {
    market: "doubleChance",
    answers: {
      homeDraw: byTotals((home, away) => home >= away),
      homeAway: byTotals((home, away) => home !== away),
      drawAway: byTotals((home, away) => home <= away),
    },
  },
  { market: "drawNoBet", answers: { home: noBetOnDraw(1), away: noBetOnDraw(-1) } },
  {
    market: "bothScore",
    answers: {
      yes: byTotals((home, away) => home > 0 && away > 0),
      no: byTotals((home, away) => home === 0 || away === 0),
    },
  },
  {
    market: "oddEven",
    answers: {
      odd: byTotals((home, away) => (home + away) % 2 === 1),
      even: byTotals((home, away) => (home + away) % 2 === 0),
    },
  },
  {
    market: "winningMargin",
    answers: {
      home1: byTotals((home, away) => home - away === 1),
      home2: byTotals((home, away) => home - away === 2),
      home3: byTotals((home, away) => home - away >= 3),
      draw: byTotals((home, away) => home === away),
      away1: byTotals((home, away) => away - home === 1),
      away2: byTotals((home, away) => away - home === 2),
      away3: byTotals((home, away) => away - home >= 3),
    },
  },
  {
    market: "halfTimeFullTime",
    answers: Object.fromEntries(
      results.flatMap((half) =>
        results.map((full) => [
          `${half}-${full}`,
          (score: Score) => {
            const { home, away } = totalsOf(score);
            const atHalf = resultOf(score.home[0], score.away[0]);
            return yes(atHalf === half && resultOf(home, away) === full);
          },
        ]),
      ),
    ),
  },
  {
    market: "correctScore",
    answers: Object.fromEntries([
      ...scoreGoals.flatMap((h) =>
        scoreGoals.map(
          (a) => [`${h}-${a}`, byTotals((home, away) => home === h && away === a)] as const,
        ),
      ),
      [
        "other",
        byTotals((home, away) => home > SCORE_GOALS_MAX || away > SCORE_GOALS_MAX),
      ] as const,
    ]),
  },
];

function totalQuestion(lineQuarters: number): Question {
  const settle =
    (side: "over" | "under"): Settle =>
    (score) => {
      const { home, away } = totalsOf(score);
      return settleTotal(home + away, side, lineQuarters);
    };
  return {
    market: "total",
    lineQuarters,
    answers: { over: settle("over"), under: settle("under") },
  };
}

function teamTotalQuestion(team: "home" | "away", lineQuarters: number): Question {
  const settle =
    (side: "over" | "under"): Settle =>
    (score) =>
      settleTotal(totalsOf(score)[team], side, lineQuarters);
  const answers = { over: settle("over"), under: settle("under") };
  return { market: `${team}Total`, lineQuarters, answers };
}

/** `lineQuarters` is added to the home side's goals. */
function handicapQuestion(lineQuarters: number): Question {
  const margin = (score: Score): number => {
    const { home, away } = totalsOf(score);
    return home - away;
  };
  return {
    market: "handicap",
    lineQuarters,
    answers: {
      home: (score) => settleOnLine(margin(score), lineQuarters),
      away: (score) => settleOnLine(-margin(score), -lineQuarters),
    },
  };
}

export const halfLines = [2, 6, 10, 14, 18, 22];
export const teamLines = [2, 6, 10];
export const handicapLines = Array.from({ length: 21 }, (_, index) => index - 10);

const questions: readonly Question[] = [
  ...fixedQuestions,
  ...halfLines.map(totalQuestion),
  ...(["home", "away"] as const).flatMap((team) =>
    teamLines.map((line) => teamTotalQuestion(team, line)),
  ),
  ...handicapLines.map(handicapQuestion),
];

const idOf = ({ market, lineQuarters }: Question): string =>
  lineQuarters === undefined ? market : `${market}:${lineQuarters}`;

const settlers: ReadonlyMap<string, Settle> = new Map(
  questions.flatMap((question) =>
    Object.entries(question.answers).map(
      ([name, settle]) => [`${idOf(question)}:${name}`, settle] as const,
    ),
  ),
);

/** What became of a selection; null: there is no such thing to bet on. */
export function settleSelection(id: string, score: Score): Settlement | null {
  return settlers.get(id)?.(score) ?? null;
}

/** How a stake of 1 ends, by how it may end. */
export interface Ends {
  won: number;
  halfWon: number;
  void: number;
  halfLost: number;
}

interface ScoreChance {
  readonly score: Score;
  readonly chance: number;
}

function scoresOf(model: MatchModel): ScoreChance[] {
  const scores: ScoreChance[] = [];
  eachScore(model, (score, chance) => scores.push({ score, chance }));
  return scores;
}

function endsOf(settle: Settle, scores: readonly ScoreChance[]): Ends {
  const ends: Ends = { won: 0, halfWon: 0, void: 0, halfLost: 0 };
  for (const { score, chance } of scores) {
    const { kind } = settle(score);
    if (kind !== "lost" && kind !== "deadHeat") ends[kind] += chance;
  }
  return ends;
}

/** What comes back of a stake of 1 at these odds, in the long run. */
export function returnAt(ends: Readonly<Ends>, oddsThousandths: number): number {
  const odds = oddsThousandths / 1_000;
  return ends.won * odds + (ends.halfWon * (odds + 1)) / 2 + ends.void + ends.halfLost / 2;
}

/** The odds at which so much comes back, rounded down; null: not worth offering. */
function priceOf(ends: Ends): number | null {
  const paysOdds = ends.won + ends.halfWon / 2;
  const fair = (RETURN - ends.void - (ends.halfLost + ends.halfWon) / 2) / paysOdds;
  const odds = Math.floor(fair * 1_000);
  // For what never wins they are infinite or not a number.
  if (!(odds >= ODDS_MIN && odds <= ODDS_MAX)) return null;
  return returnAt(ends, odds) < RETURN_MIN ? null : odds;
}

/** Lines between which a match is really decided; the others are a foregone conclusion. */
export const LINE_ODDS_MAX = 5_000;

interface Priced extends Selection {
  readonly ends: Ends;
}

/** Four thousand scores times some ninety questions, so answers are remembered. */
function pricedOf(model: MatchModel): { question: Question; selections: Priced[] }[] {
  const scores = scoresOf(model);
  return questions.flatMap((question) => {
    const selections = Object.entries(question.answers).flatMap(([name, settle]) => {
      const ends = endsOf(settle, scores);
      const oddsThousandths = priceOf(ends);
      if (oddsThousandths === null) return [];
      return [{ id: `${idOf(question)}:${name}`, name, oddsThousandths, ends }];
    });
    if (question.lineQuarters !== undefined && !isOpenLine(selections)) return [];
    return selections.length < 2 ? [] : [{ question, selections }];
  });
}

function isOpenLine(selections: readonly Selection[]): boolean {
  return selections.every(({ oddsThousandths }) => oddsThousandths <= LINE_ODDS_MAX);
}

/** Every market of a match with what is offered in it. */
export function marketsOf(model: MatchModel): Market[] {
  return pricedOf(model).map(({ question: { market, lineQuarters = null }, selections }) => ({
    id: market,
    lineQuarters,
    selections: selections.map(({ id, name, oddsThousandths }) => ({ id, name, oddsThousandths })),
  }));
}

/** What each selection offered returns: what the parsheet and the tests hold it to. */
export function returnsOf(model: MatchModel): ReadonlyMap<string, number> {
  return new Map(
    pricedOf(model).flatMap(({ selections }) =>
      selections.map(({ id, ends, oddsThousandths }) => [id, returnAt(ends, oddsThousandths)]),
    ),
  );
}
