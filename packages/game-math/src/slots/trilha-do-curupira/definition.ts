import { gridStakes } from "../../grid-slots/game.ts";
import { twentyOfFourRows } from "../../grid-slots/paylines.ts";
import { paying } from "../../grid-slots/screens.ts";
import { stickySlot } from "../../grid-slots/spins/sticky-spin.ts";

/**
 * Trilha do Curupira: twenty lines on four rows. In the free spins every wild that lands stays to
 * the end. The free spins that three footprints give may be bought.
 */
export const slot = stickySlot({
  facts: {
    id: 10,
    code: "trilha-do-curupira",
    name: "Trilha do Curupira",
    brand: "saci",
    tags: ["5x4", "lines", "free-spins", "sticky-wilds", "buy-feature"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
    maxStakeCentavos: 62_000,
  },
  numbers: {
    screen: {
      reels: 5,
      rowsMin: 4,
      rowsMax: 4,
      lines: twentyOfFourRows,
      pays: "line",
      symbols: [
        { id: "curupira", role: "wild" },
        { id: "pegada", role: "scatter" },
        ...paying("queixada", "veado", "tamandua", "cutia"),
        ...paying("cogumelo", "castanha", "cipo", "samambaia"),
      ],
    },
    pays: {
      least: 3,
      pays: {
        curupira: [0, 0, 10_000],
        queixada: [300, 1250, 6000],
        veado: [200, 750, 3000],
        tamandua: [150, 500, 2000],
        cutia: [100, 350, 1250],
        cogumelo: [65, 200, 650],
        castanha: [50, 150, 500],
        cipo: [50, 125, 400],
        samambaia: [40, 100, 350],
      },
    },
    strips: {
      base: [
        `
          cipo queixada samambaia castanha tamandua cipo cogumelo castanha veado veado castanha
          samambaia cogumelo castanha cutia samambaia queixada cutia samambaia tamandua pegada
          castanha castanha tamandua cogumelo castanha cipo cogumelo veado queixada cogumelo cipo
          castanha cutia cogumelo cipo tamandua cogumelo cutia samambaia cogumelo cipo cutia
          castanha cogumelo
        `,
        `
          samambaia cipo queixada tamandua samambaia cutia cogumelo samambaia veado cipo cutia
          queixada samambaia veado castanha cipo samambaia cutia tamandua cipo castanha samambaia
          cipo pegada cutia samambaia tamandua cogumelo cutia samambaia tamandua castanha veado
          cipo samambaia castanha samambaia cogumelo cipo queixada cogumelo cipo curupira cipo
          veado
        `,
        `
          cutia cipo curupira queixada castanha samambaia veado cogumelo castanha castanha
          cogumelo cipo castanha queixada cogumelo cutia samambaia cipo cipo veado tamandua
          samambaia cogumelo castanha tamandua cipo cogumelo samambaia castanha cogumelo samambaia
          tamandua cogumelo queixada samambaia pegada cutia cipo tamandua veado cogumelo curupira
          cutia samambaia castanha
        `,
        `
          cutia veado cogumelo castanha cipo veado cipo castanha cogumelo cutia queixada cipo
          tamandua samambaia curupira cogumelo veado samambaia cogumelo castanha samambaia
          queixada curupira samambaia cipo tamandua castanha cipo castanha cogumelo cutia pegada
          samambaia cogumelo tamandua cutia castanha veado samambaia cipo cutia queixada tamandua
          samambaia cipo
        `,
        `
          tamandua cutia cipo samambaia castanha cipo veado cutia castanha cogumelo veado
          samambaia cipo queixada cogumelo cutia samambaia cogumelo tamandua queixada cipo
          castanha castanha tamandua pegada veado cutia tamandua castanha samambaia samambaia
          tamandua cogumelo samambaia cutia cipo queixada samambaia cogumelo veado castanha cipo
          curupira cogumelo cipo
        `,
      ],
      free: [
        `
          samambaia cogumelo cipo castanha tamandua queixada veado samambaia tamandua cipo
          castanha cutia tamandua cogumelo castanha queixada cogumelo tamandua castanha cogumelo
          castanha cutia cogumelo cipo veado castanha cogumelo samambaia castanha cipo veado
          castanha cipo cipo cogumelo cogumelo cutia castanha samambaia cutia queixada samambaia
          cogumelo cutia
        `,
        `
          castanha veado cogumelo castanha veado cipo cutia samambaia cipo curupira cutia
          samambaia veado cutia samambaia samambaia cipo tamandua samambaia queixada tamandua
          samambaia cipo castanha tamandua samambaia cipo queixada castanha cogumelo samambaia
          cutia cipo cipo cogumelo cogumelo cipo curupira cutia samambaia tamandua veado cipo
          curupira samambaia queixada
        `,
        `
          castanha queixada tamandua cutia cipo curupira queixada cipo samambaia castanha cogumelo
          curupira castanha samambaia cogumelo castanha veado cipo castanha cutia cogumelo
          samambaia samambaia cogumelo cipo cutia samambaia tamandua cutia cogumelo tamandua veado
          cogumelo samambaia castanha cipo veado queixada samambaia castanha cogumelo cipo
          cogumelo tamandua curupira
        `,
        `
          cipo tamandua curupira queixada cipo curupira castanha cogumelo veado cutia castanha
          cogumelo cutia curupira samambaia tamandua cipo cogumelo castanha veado cutia cogumelo
          samambaia tamandua castanha cipo queixada samambaia samambaia castanha cutia samambaia
          cipo veado cutia samambaia queixada cogumelo samambaia tamandua cipo castanha cogumelo
          cipo veado
        `,
        `
          veado curupira cutia cipo cogumelo cipo samambaia cutia castanha cogumelo cipo cutia
          veado cipo castanha queixada tamandua cogumelo samambaia castanha cipo curupira
          samambaia veado samambaia cogumelo castanha tamandua queixada cutia tamandua samambaia
          cogumelo cipo tamandua castanha queixada cipo castanha samambaia veado tamandua cutia
          cogumelo samambaia
        `,
      ],
    },
    wild: "curupira",
    scatter: "pegada",
    scatterPays: [500, 2000, 10_000],
    spins: [8, 10, 12],
    buyUnits: 62,
    maxWinMultiplier: 800,
  },
  /** Its maximum of 1,000 came once in 14 million spins. */
  formerMaxima: [1_000],
  simulation: { rounds: 28_000_000, seed: 20_261_104, modes: { buy: 4_400_000 } },
});

export const { made: trilhaDoCurupiraSlot, game: trilhaDoCurupira } = slot;
