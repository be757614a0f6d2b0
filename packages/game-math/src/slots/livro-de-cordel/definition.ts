import { gridStakes } from "../../grid-slots/game.ts";
import { firstLines } from "../../grid-slots/paylines.ts";
import { exchanged, paying } from "../../grid-slots/screens.ts";
import { bookSlot } from "../../grid-slots/spins/book-spin.ts";

const base = [
  `
    peixe flor passaro cacto flor folheto cacto sol peixe passaro flor peixe sol passaro
    galo peixe passaro sol boi galo cangaceiro sereia flor peixe cacto cangaceiro peixe
    cacto flor passaro boi flor sol cacto boi galo sereia
  `,
  `
    folheto peixe cacto sol flor peixe passaro cacto peixe flor galo boi passaro sol galo
    flor cacto passaro galo flor passaro galo peixe sol passaro flor boi sereia flor
    cangaceiro sereia peixe sol passaro boi peixe cacto
  `,
  `
    passaro sol peixe cacto passaro flor cacto boi passaro sol peixe flor sol passaro peixe
    sol galo sereia flor passaro cacto peixe galo flor peixe folheto sol cangaceiro cacto
    galo flor boi peixe passaro cangaceiro boi sereia
  `,
  `
    peixe cacto passaro peixe flor boi cacto flor galo passaro peixe sereia cacto flor
    passaro folheto peixe passaro sol peixe cacto galo boi passaro cangaceiro sol galo
    cangaceiro flor sol cacto sereia flor sol peixe passaro boi
  `,
  `
    passaro peixe boi cacto passaro flor peixe cacto sol flor passaro galo sol passaro
    folheto flor galo sol sereia cangaceiro peixe cacto passaro boi peixe flor cacto peixe
    passaro flor galo boi cangaceiro cacto sol flor sereia
  `,
];

const free = [
  `
    peixe sol boi peixe cacto passaro galo peixe passaro cacto flor sol galo boi flor
    passaro sol sereia flor peixe passaro flor cacto folheto sol peixe cangaceiro passaro
    galo boi peixe flor cangaceiro sol cacto sereia flor cacto
  `,
  `
    sol flor cacto boi passaro sol flor peixe cacto flor peixe boi galo cacto peixe sol
    folheto passaro boi sol passaro flor galo cacto passaro sereia flor sol peixe cangaceiro
    passaro galo flor peixe cacto sereia peixe cangaceiro
  `,
  `
    cacto peixe sol boi galo peixe sol cacto flor cangaceiro sol flor cacto passaro peixe
    boi passaro peixe flor sol passaro galo cangaceiro cacto passaro flor boi sol flor cacto
    peixe galo passaro sereia folheto peixe sereia flor
  `,
  `
    cacto sol passaro peixe cacto flor peixe passaro flor peixe sereia cacto boi sol flor
    passaro galo peixe sol passaro flor cacto passaro sol boi peixe cangaceiro galo boi flor
    peixe cangaceiro folheto flor sol cacto galo sereia
  `,
  `
    cacto passaro flor peixe sol cacto boi sol galo passaro flor boi galo cacto flor sol
    peixe flor passaro sol peixe flor cangaceiro peixe flor folheto cacto boi passaro sereia
    peixe galo sol peixe cacto passaro cangaceiro sereia
  `,
];

/** For the ante: a leaflet more on three reels, and fewer of the great figures. */
const ante = exchanged(base, [
  [0, 18, "cacto"],
  [0, 19, "flor"],
  [0, 25, "passaro"],
  [0, 30, "cacto"],
  [1, 12, "peixe"],
  [1, 17, "folheto"],
  [2, 4, "folheto"],
  [2, 29, "peixe"],
  [3, 1, "folheto"],
]);

/**
 * Livro de Cordel: the book of the fairs. Three leaflets open it at one figure, which in the free
 * spins fills every reel it lands on and pays on all ten lines.
 */
export const slot = bookSlot({
  facts: {
    id: 36,
    code: "livro-de-cordel",
    name: "Livro de Cordel",
    brand: "saci",
    tags: ["5x3", "lines", "book", "free-spins", "buy-feature"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
    maxStakeCentavos: 65_000,
  },
  numbers: {
    screen: {
      reels: 5,
      rowsMin: 3,
      rowsMax: 3,
      lines: firstLines(10),
      pays: "line",
      symbols: [
        { id: "folheto", role: "wild", isScatter: true },
        ...paying("cangaceiro", "sereia", "boi", "galo"),
        ...paying("sol", "cacto", "passaro", "peixe", "flor"),
      ],
    },
    pays: {
      least: 2,
      pays: {
        cangaceiro: [100, 1000, 5000, 20000],
        sereia: [50, 400, 2500, 10000],
        boi: [50, 300, 1000, 5000],
        galo: [50, 300, 1000, 5000],
        sol: [0, 50, 400, 1500],
        cacto: [0, 50, 400, 1500],
        passaro: [0, 50, 250, 1000],
        peixe: [0, 50, 250, 1000],
        flor: [0, 50, 250, 1000],
      },
    },
    book: "folheto",
    scatterPays: [200, 2000, 20_000],
    spins: [10, 10, 10],
    retriggerSpins: 10,
    spinsMax: 30,
    specials: ["cangaceiro", "sereia", "boi", "galo", "sol", "cacto", "passaro", "peixe", "flor"],
    maxWinMultiplier: 2_000,
    strips: { base, free },
  },
  modes: [
    {
      id: "ante",
      units: 2,
      numbers: { strips: { base: ante, free } },
    },
    { id: "buy", units: 65, spins: 10 },
    {
      id: "buy-super",
      units: 90,
      spins: 12,
      numbers: { specials: ["cangaceiro", "sol", "cacto", "peixe", "flor"] },
    },
  ],
  /** Its maximum was the same before there were other ways of playing it. */
  formerMaxima: [2_000],
});

export const { made: livroDeCordelSlot, game: livroDeCordel } = slot;
