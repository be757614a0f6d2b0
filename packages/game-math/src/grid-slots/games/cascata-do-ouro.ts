import type { GameFacts } from "../../engine.ts";
import { type CascadeDefinition, createCascadeSlot } from "../spins/cascade-spin.ts";
import { payAnywhere } from "../evaluators.ts";
import { gridStakes, instantGrid } from "../game.ts";
import { gridScreens } from "../screens.ts";

/**
 * Cascata do Ouro: eight or more equal symbols pay wherever they are, then fall. The multiplier
 * rises with every cascade, and in the free falls it is never taken back.
 */
const definition: CascadeDefinition = {
  screen: gridScreens["cascata-do-ouro"],
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
};

/** For 8 and 9, 10 and 11, 12 and more. */
export const cascataPays = {
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
};

const facts: GameFacts = {
  code: "cascata-do-ouro",
  name: "Cascata do Ouro",
  version: 2,
  type: "slots",
  brand: "onca",
  tags: ["6x5", "cascades", "free-spins", "multiplier"],
  stakesCentavos: gridStakes,
  defaultStakeCentavos: 100,
};

const createSlot = (played: CascadeDefinition) =>
  createCascadeSlot(played, payAnywhere(played.screen, cascataPays));

export const cascataDoOuroSlot = createSlot(definition);

export const cascataDoOuro = instantGrid(facts, cascataDoOuroSlot.engine);

/** Its maximum of 2,000 came once in 58 million rounds. */
export const cascataDoOuroFirst = instantGrid(
  { ...facts, version: 1 },
  createSlot({ ...definition, maxWinMultiplier: 2_000 }).engine,
);
