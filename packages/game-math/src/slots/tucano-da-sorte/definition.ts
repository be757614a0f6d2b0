import { gridStakes } from "../../grid-slots/game.ts";
import { fiveOfThree } from "../../grid-slots/paylines.ts";
import { paying } from "../../grid-slots/screens.ts";
import { respinSlot } from "../../grid-slots/spins/respin-spin.ts";

/**
 * Tucano da Sorte: three reels, five lines. Two full reels of one symbol are held, and the third is
 * filled again as long as something lands; a full screen pays ten times. No reel shows three wilds.
 */
export const slot = respinSlot({
  facts: {
    id: 4,
    code: "tucano-da-sorte",
    name: "Tucano da Sorte",
    brand: "onca",
    tags: ["3x3", "respin", "multiplier"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
  },
  numbers: {
    screen: {
      reels: 3,
      rowsMin: 3,
      rowsMax: 3,
      lines: fiveOfThree,
      pays: "line",
      symbols: [
        { id: "tucano", role: "wild" },
        ...paying("moeda", "arara", "pitanga", "caju", "coco", "folha"),
      ],
    },
    pays: {
      least: 3,
      pays: {
        tucano: [3000],
        moeda: [1400],
        arara: [640],
        pitanga: [320],
        caju: [160],
        coco: [80],
        folha: [40],
      },
    },
    strips: [
      `
        folha coco arara tucano caju coco coco caju caju folha folha moeda pitanga pitanga pitanga
        caju caju caju pitanga moeda moeda moeda arara arara arara folha folha folha coco coco
        coco folha folha folha coco coco coco tucano arara pitanga
      `,
      `
        caju caju caju coco coco coco moeda moeda moeda folha tucano arara pitanga pitanga pitanga
        tucano caju caju coco coco folha folha folha arara arara arara caju coco folha folha
        pitanga folha folha folha pitanga arara moeda coco coco coco
      `,
      `
        caju caju moeda tucano pitanga coco folha folha folha caju folha coco coco coco caju caju
        caju coco coco moeda moeda moeda arara folha folha folha coco coco coco pitanga arara
        arara arara pitanga pitanga pitanga folha folha tucano arara
      `,
    ],
    refill: { tucano: 1, moeda: 2, arara: 3, pitanga: 4, caju: 5, coco: 6, folha: 7 },
    fullMultiplier: 10,
    maxWinMultiplier: 700,
  },
});

export const { made: tucanoDaSorteSlot, game: tucanoDaSorte } = slot;
