/**
 * The door of the wheels: the daily wheel and the lottery wheel. Members earn spins by signing in,
 * paying in and playing; a spin draws one prize from seeds that were committed to before. What is
 * published, what happens when a prize has run out, and what a wheel costs is in docs/wheels.md.
 */
import type { Centavos } from "@tucano/contract/money.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import { decimals } from "@tucano/game-math/rational.ts";
import type { Tx } from "../platform/database/types.ts";
import type { Room } from "../platform/room.ts";
import { wheelsCalls } from "./calls.ts";
import { readOffer } from "./earn.ts";
import { wheelsJobs } from "./jobs.ts";
import { giveSpins, readSpent, reckon, type Reckoning } from "./office.ts";
import { wheelCostOf } from "./policy.ts";
import { sealSeeds } from "./seeds.ts";
import type { OwnWheel, WheelNumbers, WheelsDeps } from "./types.ts";

export { wheelsBookChecks } from "./books-repository.ts";
export { sealSeeds } from "./seeds.ts";
export type { WheelsDeps } from "./types.ts";

/** In centavos with four decimals, as the wheel is now and with all stocks full. */
export interface WheelCosts {
  readonly perDraw: string;
  /** With the spins that it wins; null: they never end. */
  readonly perEarnedSpin: string | null;
}

export interface Wheels {
  /**
   * Before anybody plays: seals seeds that are unencrypted, or under a key that has been replaced.
   */
  sealSeeds(): Promise<number>;
  costs(wheel: WheelKind): Promise<WheelCosts>;
  /** What such numbers cost, exactly, with the odds that they give. */
  reckon(wheel: WheelKind, numbers: WheelNumbers): Promise<Reckoning>;
  spent(
    wheel: WheelKind,
    numbers: Pick<WheelNumbers, "startsAt">,
  ): Promise<{ readonly today: Centavos; readonly sinceBegin: Centavos }>;
  /** A gift of the house, once a member for whoever keeps count of it. */
  giveSpins(
    tx: Tx,
    gift: OwnWheel & { readonly gift: number; readonly count: number },
  ): Promise<void>;
}

const COST_PLACES = 4;

export function createWheels(deps: WheelsDeps): Room<Wheels> {
  return { api: createApi(deps), routes: wheelsCalls(deps), jobs: wheelsJobs(deps) };
}

function createApi(deps: WheelsDeps): Wheels {
  return {
    sealSeeds: () => sealSeeds(deps),
    costs: async (wheel) => {
      const { numbers } = await readOffer(deps, wheel, deps.clock.now());
      const { perDraw, perEarnedSpin } = wheelCostOf(numbers);
      return {
        perDraw: decimals(perDraw, COST_PLACES),
        perEarnedSpin: perEarnedSpin === null ? null : decimals(perEarnedSpin, COST_PLACES),
      };
    },
    reckon: (wheel, numbers) => reckon(deps, wheel, numbers),
    spent: (wheel, numbers) => readSpent(deps, wheel, numbers),
    giveSpins: (tx, gift) => giveSpins(deps, tx, gift),
  };
}
