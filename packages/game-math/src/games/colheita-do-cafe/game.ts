/**
 * Colheita do Café: twelve branches. The more of them bear ripe cherries, the higher the step of
 * the ladder that is paid.
 */
import type { Draws } from "../../draws.ts";
import { type ScratchCard, scratchGame, type ScratchPrize } from "../../scratch/scratch-card.ts";
import { drawFrom } from "../../shuffle.ts";

export const FIELDS = 12;
/** A ripe cherry; what else a field shows is from 1 to `OTHERS`: a leaf, a flower, a bird. */
export const RIPE = 0;
export const OTHERS = 3;

interface LadderPrize extends ScratchPrize {
  /** Ripe fields; fewer than on the lowest step pay nothing. */
  readonly ripe: number;
}

const prizes: readonly LadderPrize[] = [
  { ripe: 9, multiplier: 500, tickets: 40 },
  { ripe: 8, multiplier: 100, tickets: 400 },
  { ripe: 7, multiplier: 25, tickets: 3_200 },
  { ripe: 6, multiplier: 10, tickets: 12_000 },
  { ripe: 5, multiplier: 5, tickets: 36_000 },
  { ripe: 4, multiplier: 2, tickets: 130_000 },
  { ripe: 3, multiplier: 1, tickets: 245_000 },
];
export const LEAST_RIPE = Math.min(...prizes.map(({ ripe }) => ripe));

function print(ticket: number, won: LadderPrize | null, draws: Draws) {
  const ripe = won?.ripe ?? draws.below(LEAST_RIPE);
  const others = Array.from({ length: FIELDS - ripe }, () => 1 + draws.below(OTHERS));
  const all = [...Array.from({ length: ripe }, () => RIPE), ...others];
  return {
    type: "scratchCard" as const,
    ticket,
    keys: [],
    fields: drawFrom(all, FIELDS, draws).drawn,
    amounts: [],
    bonus: 1,
    prize: won?.multiplier ?? 0,
  };
}

export const card: ScratchCard<LadderPrize> = {
  facts: {
    code: "colheita-do-cafe",
    name: "Colheita do Café",
    version: 1,
    type: "lottery",
    brand: "saci",
    tags: ["new", "scratch"],
    stakesCentavos: [10, 20, 50, 100, 200, 500, 1_000],
    defaultStakeCentavos: 50,
  },
  prizes,
  print,
};

export const scratch = scratchGame(card);
