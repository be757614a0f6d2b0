import { firstLines } from "../../grid-slots/paylines.ts";
import { lineSlot } from "../../grid-slots/spins/line-spin.ts";

/**
 * Onça Dourada: the balanced game. Twenty lines from the left; wilds on the three middle reels.
 * In the free spins every wild carries x2 or x3, and wilds on one line multiply each other.
 */
export const slot = lineSlot({
  facts: {
    id: 1,
    code: "onca-dourada",
    name: "Onça Dourada",
    brand: "onca",
    tags: ["new", "free-spins", "multipliers"],
    stakesCentavos: [
      20, 40, 60, 80, 100, 200, 300, 400, 500, 600, 800, 1000, 2000, 3000, 5000, 10_000,
    ],
    defaultStakeCentavos: 100,
  },
  numbers: {
    lines: firstLines(20),
    paysBothWays: false,
    symbols: [
      { id: "wild", role: "wild", pays: [0, 0, 0] },
      { id: "wild_x2", role: "wild", pays: [0, 0, 0], multiplier: 2 },
      { id: "wild_x3", role: "wild", pays: [0, 0, 0], multiplier: 3 },
      { id: "scatter", role: "scatter", pays: [2, 10, 50] },
      { id: "onca", role: "pays", pays: [50, 250, 1200] },
      { id: "arara", role: "pays", pays: [40, 120, 500] },
      { id: "sucuri", role: "pays", pays: [25, 80, 300] },
      { id: "borboleta", role: "pays", pays: [20, 75, 250] },
      { id: "flor", role: "pays", pays: [15, 50, 180] },
      { id: "coco", role: "pays", pays: [12, 40, 150] },
      { id: "manga", role: "pays", pays: [10, 25, 90] },
      { id: "abacaxi", role: "pays", pays: [6, 18, 75] },
      { id: "folha", role: "pays", pays: [5, 15, 60] },
    ],
    freeSpins: {
      spins: [10, 12, 15],
      retriggerSpins: 5,
      spinsMax: 40,
      multiplier: { from: 1, step: 0, to: 1 },
    },
    maxWinMultiplier: 1_000,
    strips: {
      base: [
        `
          abacaxi flor coco folha manga coco flor abacaxi onca folha manga onca abacaxi manga
          borboleta arara sucuri folha borboleta flor arara abacaxi coco manga sucuri folha
          abacaxi coco manga borboleta flor scatter
        `,
        `
          borboleta coco wild abacaxi sucuri onca wild abacaxi borboleta coco folha manga sucuri
          abacaxi onca coco abacaxi folha manga borboleta flor coco arara folha manga arara folha
          scatter coco flor abacaxi folha
        `,
        `
          abacaxi arara onca scatter abacaxi wild manga flor folha coco wild folha sucuri arara
          folha manga onca coco manga folha borboleta manga abacaxi flor borboleta coco wild manga
          sucuri abacaxi flor coco
        `,
        `
          manga borboleta folha manga flor coco folha abacaxi manga folha sucuri coco abacaxi onca
          folha arara abacaxi wild coco folha scatter abacaxi onca wild borboleta flor abacaxi
          sucuri arara borboleta flor coco
        `,
        `
          coco manga folha scatter abacaxi onca sucuri manga flor coco borboleta manga coco flor
          folha manga abacaxi coco onca abacaxi manga sucuri arara folha borboleta abacaxi flor
          folha borboleta abacaxi arara flor
        `,
      ],
      free: [
        `
          folha scatter borboleta abacaxi manga flor coco abacaxi manga borboleta folha flor
          sucuri arara coco onca abacaxi flor manga folha borboleta coco arara flor abacaxi manga
          onca coco manga folha sucuri abacaxi
        `,
        `
          folha flor coco borboleta folha scatter onca flor abacaxi arara folha wild_x2 manga coco
          onca borboleta abacaxi arara sucuri coco manga borboleta abacaxi manga coco sucuri
          abacaxi wild_x2 folha flor wild_x2 manga
        `,
        `
          abacaxi borboleta wild_x3 abacaxi onca folha coco flor folha wild_x2 abacaxi arara manga
          onca arara sucuri borboleta wild_x2 sucuri folha manga coco wild_x3 flor manga folha
          abacaxi coco scatter manga flor coco
        `,
        `
          arara flor borboleta scatter wild_x2 sucuri abacaxi manga onca coco folha manga wild_x2
          abacaxi folha borboleta manga coco flor folha sucuri manga abacaxi onca wild_x2
          borboleta coco folha flor arara coco abacaxi
        `,
        `
          abacaxi flor manga sucuri folha abacaxi manga coco flor arara sucuri manga scatter
          borboleta folha arara abacaxi borboleta onca flor coco folha manga coco abacaxi manga
          flor onca abacaxi folha coco borboleta
        `,
      ],
    },
  },
});

export const { made: oncaDouradaSlot, game: oncaDourada } = slot;
