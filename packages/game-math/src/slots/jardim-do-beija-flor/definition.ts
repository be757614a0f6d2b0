import { gridStakes } from "../../grid-slots/game.ts";
import { type GridSymbol, paying } from "../../grid-slots/screens.ts";
import { cascadeSlot } from "../../grid-slots/spins/cascade-slot.ts";

const drop = (multiplier: number): GridSymbol => ({
  id: `gota_${multiplier}`,
  role: "orb",
  multiplier,
});

/**
 * Jardim do Beija-Flor: eight or more equal fruits pay wherever they are, then fall. Drops of
 * nectar stay, and multiply at the end all that their spin has won; in the free spins they add up.
 */
export const slot = cascadeSlot({
  facts: {
    id: 38,
    code: "jardim-do-beija-flor",
    name: "Jardim do Beija-Flor",
    brand: "mare",
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
        { id: "hibisco", role: "scatter" },
        ...[25, 10, 5, 3, 2].map(drop),
        ...paying("abacaxi", "melancia", "goiaba", "maracuja"),
        ...paying("coco", "carambola", "acai", "pitanga"),
      ],
    },
    weights: {
      base: {
        hibisco: 23,
        gota_10: 1,
        gota_5: 1,
        gota_3: 2,
        gota_2: 4,
        abacaxi: 80,
        melancia: 92,
        goiaba: 104,
        maracuja: 120,
        coco: 134,
        carambola: 142,
        acai: 152,
        pitanga: 160,
      },
      free: {
        hibisco: 14,
        gota_25: 4,
        gota_10: 7,
        gota_5: 11,
        gota_3: 14,
        gota_2: 18,
        abacaxi: 80,
        melancia: 92,
        goiaba: 104,
        maracuja: 120,
        coco: 134,
        carambola: 142,
        acai: 152,
        pitanga: 160,
      },
    },
    baseMultipliers: [1],
    freeMultiplier: { from: 1, step: 0, to: 1 },
    scatter: "hibisco",
    least: 4,
    spins: [10, 12, 15],
    retriggerLeast: 3,
    retriggerSpins: 5,
    spinsMax: 30,
    maxWinMultiplier: 1_200,
    /** For 8 and 9, 10 and 11, 12 and more. */
    pays: {
      counts: [8, 10, 12],
      pays: {
        abacaxi: [500, 1500, 5000],
        melancia: [200, 600, 2500],
        goiaba: [150, 400, 1500],
        maracuja: [100, 250, 1000],
        coco: [75, 150, 700],
        carambola: [60, 120, 500],
        acai: [50, 95, 350],
        pitanga: [30, 75, 250],
      },
    },
  },
  simulation: { rounds: 78_000_000, seed: 20_261_127 },
});
