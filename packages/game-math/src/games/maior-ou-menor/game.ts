/** Maior ou Menor: is the next card higher or lower? Skip, go on, or cash out. */
import type { EventOf, RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../../draws.ts";
import { oneUnit, readNoChoice, type SteppedGame } from "../../engine.ts";
import { readFields } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import { type Card, cardAt, DECK_CARDS } from "../../cards/deck.ts";
import {
  type Direction,
  GUESSES_MAX,
  hiloHundredths,
  isRight,
  isTieWin,
  MAX_WIN_MULTIPLIER,
  SKIPS_MAX,
  winningRanks,
} from "./rules.ts";

export interface HiloState {
  readonly card: Card;
  /** For each right guess, how many of 13 ranks would have won. */
  readonly won: readonly number[];
  readonly skips: number;
  readonly events: readonly RoundEvent[];
  readonly isOver: boolean;
  readonly winHundredths: number;
}

export type HiloAction = Direction | "skip" | "cashOut";

const actions: readonly HiloAction[] = ["higher", "lower", "skip", "cashOut"];
const CAP = MAX_WIN_MULTIPLIER * 100;
/** The most certain guess: what it adds is the least. */
const MOST_RANKS = 12;

const drawCard = (draws: Draws): Card => cardAt(draws.below(DECK_CARDS));

type Turn = EventOf<"hiloTurn">;
type Spot = Pick<HiloState, "card" | "won" | "skips">;

/** Null: the guess would pass the maximum win, or there were enough guesses. */
function offerOf({ card, won }: Spot, direction: Direction): Turn["higher"] {
  const ranks = winningRanks(card, direction);
  const winHundredths = hiloHundredths([...won, ranks]);
  if (won.length >= GUESSES_MAX || winHundredths > CAP) return null;
  return { ranks, isTieWin: isTieWin(card, direction), winHundredths };
}

function turnOf(spot: Spot): Turn {
  const { won, skips } = spot;
  const isEnded = won.length >= GUESSES_MAX || hiloHundredths([...won, MOST_RANKS]) > CAP;
  return {
    type: "hiloTurn",
    guesses: won.length,
    skips,
    winHundredths: won.length === 0 ? 0 : hiloHundredths(won),
    higher: offerOf(spot, "higher"),
    lower: offerOf(spot, "lower"),
    canSkip: skips < SKIPS_MAX && !isEnded,
    canCashOut: won.length > 0,
  };
}

/** Asks for the next step; when there is none, the round is cashed out. */
function goOn(spot: Spot, events: readonly RoundEvent[]): HiloState {
  const turn = turnOf(spot);
  if (turn.higher !== null || turn.lower !== null || turn.canSkip) {
    return { ...spot, events: [...events, turn], isOver: false, winHundredths: 0 };
  }
  return cashOut(spot, events, true);
}

function cashOut(spot: Spot, events: readonly RoundEvent[], isForced: boolean): HiloState {
  const winHundredths = hiloHundredths(spot.won);
  const end: RoundEvent = { type: "hiloCashOut", isForced, winHundredths };
  return finish(spot, [...events, end], winHundredths);
}

function finish(spot: Spot, events: readonly RoundEvent[], winHundredths: number): HiloState {
  const final: RoundEvent = { type: "finalWin", winHundredths, tier: tierOf(winHundredths) };
  return { ...spot, events: [...events, final], isOver: true, winHundredths };
}

function begin(draws: Draws): HiloState {
  const card = drawCard(draws);
  return goOn({ card, won: [], skips: 0 }, [{ type: "hiloDeal", card }]);
}

function act(state: HiloState, action: HiloAction, draws: Draws): HiloState {
  const { card, won, skips, events } = state;
  if (action === "cashOut") return cashOut({ card, won, skips }, events, false);
  const next = drawCard(draws);
  if (action === "skip") {
    const skipped: RoundEvent = { type: "hiloSkip", card: next };
    return goOn({ card: next, won, skips: skips + 1 }, [...events, skipped]);
  }
  const right = isRight(card, action, next);
  const guess: RoundEvent = { type: "hiloGuess", direction: action, card: next, isRight: right };
  const ranks = winningRanks(card, action);
  if (!right) return finish({ card: next, won, skips }, [...events, guess], 0);
  return goOn({ card: next, won: [...won, ranks], skips }, [...events, guess]);
}

function isAllowed(state: HiloState, action: HiloAction): boolean {
  if (state.isOver) return false;
  const turn = turnOf(state);
  if (action === "skip") return turn.canSkip;
  return action === "cashOut" ? turn.canCashOut : turn[action] !== null;
}

/** Cashes out; where nothing was guessed yet, there is only the likelier guess. */
function leave({ card, won }: HiloState): HiloAction {
  if (won.length > 0) return "cashOut";
  return winningRanks(card, "higher") >= winningRanks(card, "lower") ? "higher" : "lower";
}

export const maiorOuMenor: SteppedGame<true, HiloState, HiloAction> = {
  shape: "steps",
  facts: {
    code: "maior-ou-menor",
    name: "Maior ou Menor",
    version: 1,
    type: "card",
    brand: "saci",
    tags: ["cards", "hi-lo"],
    // Whole units of money, so that a multiplier of two decimals is never rounded again.
    stakesCentavos: [100, 200, 500, 1000, 2000, 5000, 10_000],
    defaultStakeCentavos: 200,
  },
  readChoice: readNoChoice,
  unitsOf: oneUnit,
  readAction(input) {
    const wished = readFields(input, ["kind"])?.kind;
    return actions.find((action) => action === wished) ?? null;
  },
  begin: (_, draws) => begin(draws),
  costOf: (state, action) => (isAllowed(state, action) ? 0 : null),
  act,
  eventsOf: (state) => state.events,
  isOver: (state) => state.isOver,
  winHundredthsOf: (state) => state.winHundredths,
  leave: (state) => ({ kind: leave(state) }),
};
