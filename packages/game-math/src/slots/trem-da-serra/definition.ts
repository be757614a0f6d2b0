import { gridStakes } from "../../grid-slots/game.ts";
import { paying } from "../../grid-slots/screens.ts";
import { cascadeSlot } from "../../grid-slots/spins/cascade-slot.ts";

const passengers = {
  mico: 6,
  locomotiva: 8,
  relogio: 9,
  mala: 10,
  quepe: 11,
  bromelia: 12,
  pinhao: 13,
  bilhete: 14,
  roda: 15,
};
const weights = { sino: 3, ...passengers };
/** Wilds ride on the train, and nowhere else; the scatter does not. */
const train = { lanterna: 8, ...passengers };

/**
 * Trem da Serra: six reels of two to seven rows and a train of four wagons over the four in the
 * middle, each wagon one more symbol of the reel below it. Cascades; in the free spins each of them
 * raises the multiplier, which is never taken back.
 */
export const slot = cascadeSlot({
  facts: {
    id: 46,
    code: "trem-da-serra",
    name: "Trem da Serra",
    brand: "onca",
    tags: ["many-ways", "cascades", "free-spins", "multiplier"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
  },
  numbers: {
    screen: {
      reels: 6,
      rowsMin: 2,
      rowsMax: 7,
      topReel: [1, 2, 3, 4],
      lines: [],
      pays: "ways",
      symbols: [
        { id: "lanterna", role: "wild" },
        { id: "sino", role: "scatter" },
        ...paying("mico", "locomotiva", "relogio", "mala", "quepe"),
        ...paying("bromelia", "pinhao", "bilhete", "roda"),
      ],
    },
    weights: { base: weights, free: weights },
    rowWeights: [4, 5, 6, 5, 4, 2],
    topReel: {
      weights: { base: train, free: train },
      rowWeights: [5, 6, 6, 4, 2],
    },
    baseMultipliers: [1],
    freeMultiplier: { from: 1, step: 1, to: 50 },
    scatter: "sino",
    least: 4,
    spins: [10, 12, 15],
    retriggerLeast: 3,
    retriggerSpins: 4,
    spinsMax: 40,
    maxWinMultiplier: 2_000,
    /** For three, four, five, six reels: hundredths for one way. */
    pays: {
      least: 3,
      pays: {
        mico: [50, 100, 200, 1000],
        locomotiva: [25, 45, 90, 300],
        relogio: [15, 30, 60, 200],
        mala: [10, 25, 50, 140],
        quepe: [10, 15, 30, 90],
        bromelia: [5, 15, 20, 60],
        pinhao: [0, 10, 20, 50],
        bilhete: [0, 10, 15, 40],
        roda: [0, 0, 10, 30],
      },
    },
  },
  simulation: { rounds: 64_000_000, seed: 20_261_128 },
});

export const { made: tremDaSerraSlot, game: tremDaSerra } = slot;
