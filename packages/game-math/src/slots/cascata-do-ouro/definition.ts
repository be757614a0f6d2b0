import { gridStakes } from "../../grid-slots/game.ts";
import { paying } from "../../grid-slots/screens.ts";
import { cascadeSlot } from "../../grid-slots/spins/cascade-slot.ts";

/** How often each symbol falls, in the paid spin and in the free falls. */
const base = {
  cachoeira: 2,
  pepita: 8,
  esmeralda: 9,
  rubi: 10,
  ametista: 12,
  topazio: 13,
  turmalina: 14,
  agua_marinha: 15,
  quartzo: 16,
};
const free = {
  cachoeira: 1,
  pepita: 8,
  esmeralda: 9,
  rubi: 11,
  ametista: 13,
  topazio: 15,
  turmalina: 17,
  agua_marinha: 18,
  quartzo: 4,
};

/** The same of every symbol but the waterfall, which is half as frequent again. */
const ante = {
  cachoeira: 125,
  pepita: 320,
  esmeralda: 360,
  rubi: 400,
  ametista: 480,
  topazio: 520,
  turmalina: 560,
  agua_marinha: 600,
  quartzo: 640,
};

/**
 * Cascata do Ouro: eight or more equal symbols pay wherever they are, then fall. The multiplier
 * rises with every cascade, and in the free falls it is never taken back.
 */
export const slot = cascadeSlot({
  facts: {
    id: 6,
    code: "cascata-do-ouro",
    name: "Cascata do Ouro",
    brand: "onca",
    tags: ["6x5", "cascades", "free-spins", "multiplier", "buy-feature"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
    maxStakeCentavos: 65_000,
  },
  numbers: {
    screen: {
      reels: 6,
      rowsMin: 5,
      rowsMax: 5,
      lines: [],
      pays: "anywhere",
      symbols: [
        { id: "cachoeira", role: "scatter" },
        ...paying("pepita", "esmeralda", "rubi", "ametista"),
        ...paying("topazio", "turmalina", "agua_marinha", "quartzo"),
      ],
    },
    weights: { base, free },
    baseMultipliers: [1, 2, 3, 5],
    freeMultiplier: { from: 1, step: 1, to: 20 },
    scatter: "cachoeira",
    least: 4,
    spins: [10, 12, 15],
    retriggerLeast: 3,
    retriggerSpins: 5,
    spinsMax: 30,
    maxWinMultiplier: 800,
    /** For 8 and 9, 10 and 11, 12 and more. */
    pays: {
      counts: [8, 10, 12],
      pays: {
        pepita: [500, 1500, 10_000],
        esmeralda: [250, 750, 4000],
        rubi: [160, 400, 2000],
        ametista: [115, 250, 1200],
        topazio: [80, 200, 800],
        turmalina: [65, 150, 600],
        agua_marinha: [55, 125, 500],
        quartzo: [45, 100, 400],
      },
    },
  },
  modes: [
    { id: "ante", units: 2, numbers: { weights: { base: ante, free } } },
    { id: "buy", units: 66, spins: 10 },
    {
      id: "buy-super",
      units: 109,
      spins: 10,
      numbers: { freeMultiplier: { from: 5, step: 1, to: 20 } },
    },
  ],
  /** Its maximum of 2,000 came once in 58 million rounds; its second version had no other ways. */
  formerMaxima: [2_000, 800],
  simulation: {
    rounds: 70_000_000,
    seed: 20_261_101,
    modes: { ante: 52_000_000, buy: 4_600_000, "buy-super": 3_200_000 },
  },
});

export const { made: cascataDoOuroSlot, game: cascataDoOuro } = slot;
