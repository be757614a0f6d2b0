import { gridStakes } from "../../grid-slots/game.ts";
import { type GridSymbol, paying } from "../../grid-slots/screens.ts";
import { cascadeSlot } from "../../grid-slots/spins/cascade-slot.ts";

const lily = (multiplier: number): GridSymbol => ({
  id: `vitoria_${multiplier}`,
  role: "wild",
  multiplier,
});

/**
 * Vitória-Régia: five or more touching symbols pay, then fall. A water lily stands for all of them
 * and stays: each win around it raises what it multiplies, and after its last it sinks. In the
 * free spins lilies stay from spin to spin.
 */
export const slot = cascadeSlot({
  facts: {
    id: 39,
    code: "vitoria-regia",
    name: "Vitória-Régia",
    brand: "mare",
    tags: ["6x6", "clusters", "cascades", "free-spins", "wilds", "multiplier"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
  },
  numbers: {
    screen: {
      reels: 6,
      rowsMin: 6,
      rowsMax: 6,
      lines: [],
      pays: "cluster",
      symbols: [
        ...[1, 2, 3, 5, 10].map(lily),
        { id: "muiraquita", role: "scatter" },
        ...paying("jacare", "jacana", "tucunare", "libelula"),
        ...paying("guarana", "orquidea", "gota"),
      ],
    },
    weights: {
      base: {
        vitoria_1: 3,
        muiraquita: 4,
        jacare: 40,
        jacana: 44,
        tucunare: 48,
        libelula: 52,
        guarana: 58,
        orquidea: 62,
        gota: 66,
      },
      free: {
        vitoria_1: 4,
        muiraquita: 3,
        jacare: 40,
        jacana: 44,
        tucunare: 48,
        libelula: 52,
        guarana: 58,
        orquidea: 62,
        gota: 66,
      },
    },
    baseMultipliers: [1],
    freeMultiplier: { from: 1, step: 0, to: 1 },
    scatter: "muiraquita",
    least: 3,
    spins: [8, 10, 12],
    retriggerLeast: 3,
    retriggerSpins: 4,
    spinsMax: 24,
    maxWinMultiplier: 1_000,
    /** For clusters of 5, 6, 7, 8, 9, 10 and 11, 12 to 14, 15 and more. */
    pays: {
      counts: [5, 6, 7, 8, 9, 10, 12, 15],
      pays: {
        jacare: [280, 350, 440, 630, 880, 1280, 1900, 3200],
        jacana: [175, 225, 300, 420, 600, 870, 1350, 2250],
        tucunare: [120, 155, 210, 300, 420, 620, 1000, 1600],
        libelula: [85, 110, 155, 225, 325, 470, 750, 1250],
        guarana: [55, 75, 100, 150, 210, 325, 520, 870],
        orquidea: [45, 60, 80, 120, 175, 260, 420, 700],
        gota: [35, 50, 75, 100, 150, 220, 360, 600],
      },
    },
  },
  simulation: { rounds: 150_000_000, seed: 20_261_128 },
});
