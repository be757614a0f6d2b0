/**
 * The door of the wheels: the daily wheel and the lottery wheel. Members earn spins by signing in,
 * paying in and playing; a spin draws one prize from seeds that were committed to before. What is
 * published, what happens when a prize has run out, and what a wheel costs is in docs/wheels.md.
 */
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import { decimals } from "@tucano/game-math/rational.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { wheelsCalls } from "./calls.ts";
import { readOffer } from "./earn.ts";
import { wheelsJobs } from "./jobs.ts";
import { giveSpins, readSpent, reckon } from "./office.ts";
import { wheelCostOf } from "./policy.ts";
import { retireSeeds, sealSeeds } from "./seeds.ts";
import type { WheelsDeps } from "./types.ts";

export { wheelsBookChecks } from "./books-repository.ts";
export { sealSeeds } from "./seeds.ts";
export type { WheelsDeps } from "./types.ts";

/** In centavos with four decimals, as the wheel is now and with all stocks full. */
export interface WheelCosts {
  readonly perDraw: string;
  /** With the spins that it wins; null: they never end. */
  readonly perEarnedSpin: string | null;
}

export type Wheels = ReturnType<typeof createApi>;

const COST_PLACES = 4;

export function createWheels(deps: WheelsDeps): Room<Wheels> {
  return { api: createApi(deps), routes: wheelsCalls(deps), jobs: wheelsJobs(deps) };
}

function createApi(deps: WheelsDeps) {
  return {
    costs: async (wheel: WheelKind): Promise<WheelCosts> => {
      const { numbers } = await readOffer(deps, wheel, deps.clock.now());
      const { perDraw, perEarnedSpin } = wheelCostOf(numbers);
      return {
        perDraw: decimals(perDraw, COST_PLACES),
        perEarnedSpin: perEarnedSpin === null ? null : decimals(perEarnedSpin, COST_PLACES),
      };
    },
    ...boundTo(deps, {
      /** Before anybody plays: seals seeds that are unencrypted, or under a replaced key. */
      sealSeeds,
      /** After a restore to the past, before anybody plays: reveals every seed; how many. */
      retireSeeds,
      /** What such numbers cost, exactly, with the odds that they give. */
      reckon,
      spent: readSpent,
      /** A gift of the house, once a member for whoever keeps count of it. */
      giveSpins,
    }),
  };
}
