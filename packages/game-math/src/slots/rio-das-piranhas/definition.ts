import { gridStakes } from "../../grid-slots/game.ts";
import { paying } from "../../grid-slots/screens.ts";
import { cascadeSlot } from "../../grid-slots/spins/cascade-slot.ts";

const weights = {
  isca: [0, 2, 2, 2, 2, 0],
  redemoinho: 3,
  piranha: 6,
  jacare: 8,
  pirarucu: 9,
  tucunare: 10,
  arraia: 11,
  nenufar: 12,
  bambu: 13,
  cuia: 14,
  pedra: 15,
};

/**
 * Rio das Piranhas: six reels of two to seven rows, up to 117 649 ways, and cascades. In the free
 * spins each cascade raises the multiplier, which is never taken back.
 */
export const slot = cascadeSlot({
  facts: {
    id: 9,
    code: "rio-das-piranhas",
    name: "Rio das Piranhas",
    brand: "mare",
    tags: ["many-ways", "cascades", "free-spins", "multiplier"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
  },
  numbers: {
    screen: {
      reels: 6,
      rowsMin: 2,
      rowsMax: 7,
      lines: [],
      pays: "ways",
      symbols: [
        { id: "isca", role: "wild" },
        { id: "redemoinho", role: "scatter" },
        ...paying("piranha", "jacare", "pirarucu", "tucunare", "arraia"),
        ...paying("nenufar", "bambu", "cuia", "pedra"),
      ],
    },
    weights: { base: weights, free: weights },
    rowWeights: [4, 5, 6, 5, 4, 2],
    baseMultipliers: [1],
    freeMultiplier: { from: 1, step: 1, to: 50 },
    scatter: "redemoinho",
    least: 4,
    spins: [10, 12, 15],
    retriggerLeast: 4,
    retriggerSpins: 5,
    spinsMax: 40,
    maxWinMultiplier: 1_500,
    /** For three, four, five, six reels: hundredths for one way. */
    pays: {
      least: 3,
      pays: {
        piranha: [70, 150, 300, 1500],
        jacare: [30, 60, 120, 450],
        pirarucu: [25, 45, 90, 300],
        tucunare: [15, 35, 70, 200],
        arraia: [15, 25, 40, 150],
        nenufar: [15, 20, 30, 80],
        bambu: [0, 15, 25, 70],
        cuia: [0, 15, 20, 60],
        pedra: [0, 0, 15, 50],
      },
    },
  },
  /** Its maximum of 3,000 came once in 18 million rounds. */
  formerMaxima: [3_000],
  simulation: { rounds: 60_000_000, seed: 20_261_103 },
});

export const { made: rioDasPiranhasSlot, game: rioDasPiranhas } = slot;
