/**
 * Which way of playing comes next: an ante from the switch until the switch, a purchase for one
 * round, and in a round that the house pays for the plain spin. Pure.
 */
import { type GridMode, isBought } from "./grid-mode.ts";

export interface ModeChoice {
  readonly ante: GridMode | null;
  /** What the next round is played as; null: the plain spin. */
  readonly current: GridMode | null;
  readonly isRaised: boolean;
  raise: (isRaised: boolean) => void;
  /** From the player's yes on, for one round. */
  buy: (mode: GridMode) => void;
  /** Its round is over, or did not begin. True: something was being bought. */
  drop: () => boolean;
  /** The house pays for the next round. */
  setFree: (isFree: boolean) => void;
  readonly isFree: boolean;
  unitsOf: (choice: unknown) => number;
}

export function createModeChoice(modes: readonly GridMode[]): ModeChoice {
  const ante = modes.find((mode) => !isBought(mode)) ?? null;
  let isRaised = false;
  let isFree = false;
  let buying: GridMode | null = null;
  return {
    ante,
    get current() {
      if (isFree) return null;
      return buying ?? (isRaised ? ante : null);
    },
    get isRaised() {
      return isRaised && !isFree;
    },
    raise: (wanted) => (isRaised = wanted),
    buy: (mode) => (buying = mode),
    drop: () => {
      const wasBuying = buying !== null;
      buying = null;
      return wasBuying;
    },
    setFree: (isGiven) => (isFree = isGiven),
    get isFree() {
      return isFree;
    },
    unitsOf: (choice) => {
      const told = JSON.stringify(choice);
      return modes.find((mode) => JSON.stringify(mode.choice) === told)?.units ?? 1;
    },
  };
}
