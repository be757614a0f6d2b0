import { gridStakes } from "../../grid-slots/game.ts";
import { paying } from "../../grid-slots/screens.ts";
import { cascadeSlot } from "../../grid-slots/spins/cascade-slot.ts";

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
    tags: ["6x5", "cascades", "free-spins", "multiplier"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
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
    weights: {
      base: {
        cachoeira: 2,
        pepita: 8,
        esmeralda: 9,
        rubi: 10,
        ametista: 12,
        topazio: 13,
        turmalina: 14,
        agua_marinha: 15,
        quartzo: 16,
      },
      free: {
        cachoeira: 1,
        pepita: 8,
        esmeralda: 9,
        rubi: 11,
        ametista: 13,
        topazio: 15,
        turmalina: 17,
        agua_marinha: 18,
        quartzo: 4,
      },
    },
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
  /** Its maximum of 2,000 came once in 58 million rounds. */
  formerMaxima: [2_000],
  simulation: { rounds: 70_000_000, seed: 20_261_101 },
});

export const { made: cascataDoOuroSlot, game: cascataDoOuro } = slot;
