import { gridStakes } from "../../grid-slots/game.ts";
import { paying } from "../../grid-slots/screens.ts";
import { cascadeSlot } from "../../grid-slots/spins/cascade-slot.ts";

/**
 * Recife Vivo: five or more touching symbols pay, then fall. A cell that wins is marked, and each
 * further win over it doubles its multiplier; in the free spins the marks stay.
 */
export const slot = cascadeSlot({
  facts: {
    id: 7,
    code: "recife-vivo",
    name: "Recife Vivo",
    brand: "mare",
    tags: ["7x7", "clusters", "cascades", "free-spins", "multiplier"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
  },
  numbers: {
    screen: {
      reels: 7,
      rowsMin: 7,
      rowsMax: 7,
      lines: [],
      pays: "cluster",
      symbols: [
        { id: "perola", role: "scatter" },
        ...paying("polvo", "cavalo_marinho", "peixe_palhaco", "tartaruga"),
        ...paying("agua_viva", "estrela", "concha"),
      ],
    },
    weights: {
      base: {
        perola: 1,
        polvo: 12,
        cavalo_marinho: 13,
        peixe_palhaco: 14,
        tartaruga: 15,
        agua_viva: 16,
        estrela: 17,
        concha: 18,
      },
      // No shells: six symbols touch more often.
      free: {
        perola: 1,
        polvo: 14,
        cavalo_marinho: 16,
        peixe_palhaco: 18,
        tartaruga: 20,
        agua_viva: 22,
        estrela: 24,
      },
    },
    baseMultipliers: [1],
    freeMultiplier: { from: 1, step: 0, to: 1 },
    scatter: "perola",
    least: 3,
    spins: [8, 10, 12],
    retriggerLeast: 3,
    retriggerSpins: 5,
    spinsMax: 30,
    maxWinMultiplier: 3_000,
    /** For clusters of 5, 6, 7, 8, 9, 10 and 11, 12 to 14, 15 to 19, 20 and more. */
    pays: {
      counts: [5, 6, 7, 8, 9, 10, 12, 15, 20],
      pays: {
        polvo: [350, 500, 700, 1000, 1750, 2500, 5000, 17_500, 50_000],
        cavalo_marinho: [250, 350, 500, 700, 1000, 1750, 3500, 10_000, 35_000],
        peixe_palhaco: [175, 250, 350, 500, 700, 1000, 2500, 7000, 20_000],
        tartaruga: [150, 185, 260, 350, 500, 850, 1750, 5000, 14_000],
        agua_viva: [115, 150, 185, 275, 450, 700, 1400, 3500, 10_000],
        estrela: [95, 115, 150, 225, 350, 525, 1050, 2800, 7000],
        concha: [80, 100, 125, 200, 275, 350, 875, 2100, 5000],
      },
    },
    spotMax: 64,
  },
  /** Its maximum of 5,000 came once in 26 million rounds. */
  formerMaxima: [5_000],
  simulation: { rounds: 36_000_000, seed: 20_261_102 },
});

export const { made: recifeVivoSlot, game: recifeVivo } = slot;
