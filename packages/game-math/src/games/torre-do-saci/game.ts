/**
 * Torre do Saci: one door is opened on each floor; behind some the Saci waits. Each floor raises
 * what may be cashed out; a trap takes it all. k floors pay 0.99 * (doors / safe doors)^k, rounded
 * down to hundredths.
 */
import { towerDifficulties } from "@tucano/contract/events/arcade.ts";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../../draws.ts";
import { oneUnit, type SteppedGame } from "../../engine.ts";
import { type Rational, rational } from "../../rational.ts";
import { isWholeBetween, readFields } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import { wholeStakes } from "../../arcade/stakes.ts";

export type Difficulty = (typeof towerDifficulties)[number];

export interface TowerPlan {
  readonly floors: number;
  readonly doors: number;
  readonly safe: number;
}

/** Floors end where the next prize would be out of proportion: no prize is ever cut. */
export const towerPlans: Readonly<Record<Difficulty, TowerPlan>> = {
  easy: { floors: 9, doors: 4, safe: 3 },
  medium: { floors: 9, doors: 3, safe: 2 },
  hard: { floors: 9, doors: 2, safe: 1 },
  expert: { floors: 7, doors: 3, safe: 1 },
  master: { floors: 6, doors: 4, safe: 1 },
};

const DOORS_MAX = 4;

export interface TowerChoice {
  readonly difficulty: Difficulty;
}

export type TowerAction =
  | { readonly kind: "climb"; readonly door: number }
  | { readonly kind: "cash_out" };

export interface TowerState {
  readonly difficulty: Difficulty;
  /** Doors with a trap, floor by floor: known to nobody before the end. */
  readonly hidden: readonly (readonly number[])[];
  /** Doors opened, from the lowest floor. */
  readonly opened: readonly number[];
  readonly isCashedOut: boolean;
}

/** What so many floors pay, in hundredths; 0 before the first. */
export function towerMultiplier(difficulty: Difficulty, floors: number): number {
  if (floors === 0) return 0;
  const { doors, safe } = towerPlans[difficulty];
  return Math.floor((99 * doors ** floors) / safe ** floors);
}

/** The chance of climbing so many floors. */
export function towerChance(difficulty: Difficulty, floors: number): Rational {
  const { doors, safe } = towerPlans[difficulty];
  return rational(BigInt(safe) ** BigInt(floors), BigInt(doors) ** BigInt(floors));
}

/** One draw a floor: where the only trap is, or the only safe door. */
function build({ floors, doors, safe }: TowerPlan, draws: Draws): number[][] {
  return Array.from({ length: floors }, () => {
    const odd = draws.below(doors);
    if (doors - safe === 1) return [odd];
    return Array.from({ length: doors }, (_, door) => door).filter((door) => door !== odd);
  });
}

function isTrapped({ hidden, opened }: TowerState): boolean {
  return opened.some((door, floor) => hidden[floor]?.includes(door));
}

function reasonOf(state: TowerState): "cash_out" | "trap" | "top" | null {
  if (isTrapped(state)) return "trap";
  if (state.isCashedOut) return "cash_out";
  return state.opened.length >= towerPlans[state.difficulty].floors ? "top" : null;
}

function winOf(state: TowerState): number {
  const reason = reasonOf(state);
  if (reason === null || reason === "trap") return 0;
  return towerMultiplier(state.difficulty, state.opened.length);
}

function eventsOf(state: TowerState): RoundEvent[] {
  const { difficulty, hidden, opened } = state;
  const { floors, doors } = towerPlans[difficulty];
  const events: RoundEvent[] = [
    {
      type: "towerStart",
      difficulty,
      floors,
      doors,
      nextHundredths: towerMultiplier(difficulty, 1),
    },
  ];
  for (const [floor, door] of opened.entries()) {
    const isSafe = !hidden[floor]?.includes(door);
    const hasNext = isSafe && floor + 1 < floors;
    events.push({
      type: "towerClimb",
      floor,
      door,
      isSafe,
      multiplierHundredths: isSafe ? towerMultiplier(difficulty, floor + 1) : 0,
      nextHundredths: hasNext ? towerMultiplier(difficulty, floor + 2) : null,
    });
  }
  const reason = reasonOf(state);
  if (reason === null) return events;
  const winHundredths = winOf(state);
  events.push({ type: "towerEnd", reason, traps: hidden.map((traps) => [...traps]) });
  events.push({ type: "finalWin", winHundredths, tier: tierOf(winHundredths) });
  return events;
}

export const torreDoSaci: SteppedGame<TowerChoice, TowerState, TowerAction> = {
  shape: "steps",
  facts: {
    code: "torre-do-saci",
    name: "Torre do Saci",
    version: 1,
    type: "arcade",
    brand: "saci",
    tags: ["new", "tower"],
    ...wholeStakes,
  },
  readChoice: (input) => {
    const fields = readFields(input, ["difficulty"]);
    const difficulty = towerDifficulties.find((each) => each === fields?.difficulty);
    return difficulty === undefined ? null : { difficulty };
  },
  unitsOf: oneUnit,
  readAction: (input) => {
    if (readFields(input, ["kind"])?.kind === "cash_out") return { kind: "cash_out" };
    const fields = readFields(input, ["kind", "door"]);
    if (fields?.kind !== "climb" || !isWholeBetween(fields.door, 0, DOORS_MAX - 1)) return null;
    return { kind: "climb", door: fields.door };
  },
  begin: ({ difficulty }, draws) => ({
    difficulty,
    hidden: build(towerPlans[difficulty], draws),
    opened: [],
    isCashedOut: false,
  }),
  costOf: (state, action) => {
    if (reasonOf(state) !== null) return null;
    // Without a floor climbed there is nothing to cash out.
    if (action.kind === "cash_out") return state.opened.length > 0 ? 0 : null;
    return action.door < towerPlans[state.difficulty].doors ? 0 : null;
  },
  act: (state, action) =>
    action.kind === "cash_out"
      ? { ...state, isCashedOut: true }
      : { ...state, opened: [...state.opened, action.door] },
  eventsOf,
  isOver: (state) => reasonOf(state) !== null,
  winHundredthsOf: winOf,
  leave: (state) => (state.opened.length > 0 ? { kind: "cash_out" } : { kind: "climb", door: 0 }),
};
