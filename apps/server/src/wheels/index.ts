/**
 * The door of the wheels: the daily wheel and the lottery wheel. Members earn spins by signing in,
 * paying in and playing; a spin draws one prize from seeds that were committed to before. What is
 * published, what happens when a prize has run out, and what a wheel costs is in docs/wheels.md.
 */
import type { Centavos } from "@tucano/contract/money.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/rewards/wheels.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { decimals } from "@tucano/game-math/rational.ts";
import type { Tx } from "../platform/database/types.ts";
import { pageOf } from "../platform/paging.ts";
import { showWheel } from "./check.ts";
import { type Claimed, claimSpin, type ClaimWish } from "./claim.ts";
import { readOffer } from "./earn.ts";
import { defineWheelsJobs } from "./jobs.ts";
import { giveSpins, readSpent, reckon, type Reckoning } from "./office.ts";
import { wheelCostOf, type WheelNumbers } from "./policy.ts";
import { presentProof, presentRotation } from "./present.ts";
import { listDraws, readPrizeTables } from "./repository.ts";
import { type ClientChoice, rotateSeed, sealSeeds } from "./seeds.ts";
import { settleDue } from "./settle.ts";
import type { OwnWheel, WheelsDeps } from "./types.ts";

export { wheelsBookChecks } from "./books-repository.ts";
export { wheelsRoutes } from "./routes.ts";
export type { WheelsDeps } from "./types.ts";

/** In centavos with four decimals, as the wheel is now and with all stocks full. */
export interface WheelCosts {
  readonly perDraw: string;
  /** With the spins that it wins; null: they never end. */
  readonly perEarnedSpin: string | null;
}

export interface Wheels {
  /** Gives the spins that are earned by now, and shows the wheel. */
  check(own: OwnWheel, lang: Language): Promise<DataOf<typeof contract.checkDailyWheel>>;
  /** One spin. Throws wheels.no_spins, wheels.closed and what the rewards room refuses. */
  claim(wish: ClaimWish): Promise<Claimed>;
  /** Before anybody plays: seals seeds that lie open, or under a key that has been replaced. */
  sealSeeds(): Promise<number>;
  rotate(own: OwnWheel, choice: ClientChoice): Promise<DataOf<typeof contract.rotateWheelSeed>>;
  proofs(
    memberId: number,
    input: InputOf<typeof contract.wheelProofs>,
  ): Promise<DataOf<typeof contract.wheelProofs>>;
  /** For the back office. */
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
  /** Pays draws whose payment was cut off; answers how many are done now. Run every minute. */
  settleDue(): Promise<number>;
}

const COST_PLACES = 4;

export function createWheels(deps: WheelsDeps): Wheels {
  defineWheelsJobs(deps);
  return {
    check: (own, lang) => showWheel(deps, own, lang),
    claim: (wish) => claimSpin(deps, wish),
    sealSeeds: () => sealSeeds(deps),
    rotate: async (own, choice) => presentRotation(await rotateSeed(deps, own, choice)),
    proofs: async (memberId, input) => {
      const { page, limit, offset } = pageOf(input);
      const wheel = input.wheel ?? null;
      const { draws, total } = await listDraws(deps.db, { memberId, wheel, limit, offset });
      const tables = await readPrizeTables(deps.db, [
        ...new Set(draws.map(({ tableId }) => tableId)),
      ]);
      const list = draws.map((draw) => presentProof(draw, tables.get(draw.tableId) ?? []));
      return { list, total, page, limit };
    },
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
    settleDue: () => settleDue(deps),
  };
}
