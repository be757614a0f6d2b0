import { gridStakes } from "../../grid-slots/game.ts";
import { firstLines } from "../../grid-slots/paylines.ts";
import { paying } from "../../grid-slots/screens.ts";
import { joinedSlot } from "../../grid-slots/spins/joined-spin.ts";

/**
 * Boi Estrela: the ox of the June feasts of Maranhão, embroidered on velvet. In one spin of ten
 * three reels turn as one and show symbols nine cells large; in the free spins they always do.
 */
export const slot = joinedSlot({
  facts: {
    id: 45,
    code: "boi-estrela",
    name: "Boi Estrela",
    brand: "saci",
    tags: ["5x3", "lines", "both-ways", "colossal", "free-spins", "buy-feature"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
    maxStakeCentavos: 65_000,
  },
  numbers: {
    screen: {
      reels: 5,
      rowsMin: 3,
      rowsMax: 3,
      lines: firstLines(20),
      pays: "line",
      symbols: [
        { id: "estrela", role: "wild" },
        { id: "maraca", role: "scatter" },
        ...paying("boi", "cazumba", "cocar", "pandeirao"),
        ...paying("chapeu", "flor", "coracao", "fita"),
      ],
    },
    pays: {
      least: 3,
      pays: {
        boi: [50, 300, 3000],
        cazumba: [30, 150, 1500],
        cocar: [20, 100, 750],
        pandeirao: [15, 75, 600],
        chapeu: [10, 40, 250],
        flor: [10, 40, 200],
        coracao: [10, 30, 150],
        fita: [10, 30, 150],
      },
    },
    strips: {
      base: [
        `
          coracao cazumba fita cocar chapeu flor boi coracao flor fita pandeirao cocar
          flor maraca pandeirao fita coracao chapeu boi flor chapeu coracao cocar fita
          cazumba coracao chapeu fita pandeirao coracao chapeu cazumba fita cocar flor
          pandeirao
        `,
        `
          pandeirao fita chapeu flor coracao estrela pandeirao cocar boi coracao cocar
          flor pandeirao cocar fita chapeu cazumba coracao chapeu fita flor boi fita
          flor chapeu cazumba pandeirao fita flor coracao cazumba fita cocar coracao
          flor chapeu
        `,
        `
          fita cazumba pandeirao chapeu cazumba coracao fita pandeirao flor cocar boi
          fita chapeu cocar fita maraca chapeu coracao flor pandeirao coracao flor
          estrela coracao boi fita pandeirao cocar cazumba fita chapeu flor coracao
          chapeu flor coracao cocar
        `,
        `
          fita coracao cazumba chapeu boi flor chapeu coracao flor chapeu cocar fita
          chapeu coracao cazumba cocar flor coracao pandeirao fita cazumba pandeirao
          chapeu boi flor coracao fita flor chapeu fita pandeirao cocar estrela coracao
          cocar pandeirao
        `,
        `
          cazumba flor maraca pandeirao fita cocar flor fita coracao cocar chapeu boi
          fita flor chapeu cazumba coracao cocar flor pandeirao chapeu flor coracao
          pandeirao cocar fita coracao flor chapeu fita cazumba chapeu coracao boi
          pandeirao coracao
        `,
      ],
      free: [
        `
          coracao boi boi boi flor flor coracao coracao fita fita cazumba flor flor
          chapeu pandeirao pandeirao cazumba cazumba cazumba cocar cocar fita fita fita
          chapeu chapeu flor coracao coracao chapeu chapeu fita cocar cocar pandeirao
          pandeirao
        `,
        `
          chapeu chapeu flor flor coracao coracao pandeirao pandeirao flor flor
          pandeirao pandeirao chapeu chapeu cocar cocar cazumba cazumba cazumba chapeu
          cazumba fita fita cocar cocar flor fita fita fita coracao estrela boi boi boi
          coracao coracao
        `,
        `
          cazumba flor cazumba cazumba cazumba pandeirao pandeirao fita fita coracao
          coracao boi boi boi pandeirao pandeirao flor flor chapeu chapeu coracao fita
          fita fita chapeu flor flor cocar cocar chapeu chapeu estrela coracao coracao
          cocar cocar
        `,
        `
          cazumba cazumba cazumba boi boi boi pandeirao pandeirao flor flor cocar cocar
          coracao coracao chapeu chapeu cazumba pandeirao pandeirao coracao coracao flor
          estrela fita fita fita flor flor chapeu chapeu coracao fita fita cocar cocar
          chapeu
        `,
        `
          pandeirao pandeirao boi boi boi cazumba flor flor chapeu coracao coracao cocar
          cocar coracao coracao cocar cocar chapeu chapeu fita fita fita cazumba cazumba
          cazumba fita pandeirao pandeirao flor chapeu chapeu flor flor coracao fita
          fita
        `,
      ],
    },
    giants: {
      base: `
        estrela cocar flor fita pandeirao flor coracao chapeu fita coracao chapeu
        cazumba cocar fita cazumba coracao boi fita flor coracao cazumba flor estrela
        chapeu cocar pandeirao maraca cocar chapeu pandeirao coracao flor fita pandeirao
        boi chapeu maraca
      `,
      free: `
        maraca fita flor cocar chapeu coracao pandeirao fita cocar chapeu coracao flor
        fita chapeu cocar cazumba pandeirao cocar estrela pandeirao flor cazumba fita
        coracao estrela boi chapeu flor coracao boi pandeirao fita cazumba coracao flor
        chapeu
      `,
    },
    width: 3,
    joins: [0, 1, 2],
    alone: { base: 27, free: 0 },
    scatter: "maraca",
    least: 3,
    spins: 6,
    retriggerSpins: 3,
    spinsMax: 24,
    maxWinMultiplier: 650,
  },
  modes: [
    // Three reels turn as one in three spins of thirteen, not of thirty.
    { id: "ante", units: 2, numbers: { alone: { base: 10, free: 0 } } },
    { id: "buy", units: 62, spins: 10 },
    { id: "buy-super", units: 98, spins: 16 },
  ],
  /** Its maximum was the same before there were other ways of playing it. */
  formerMaxima: [650],
});
