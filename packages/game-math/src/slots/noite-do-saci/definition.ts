import { firstLines } from "../../grid-slots/paylines.ts";
import { lineSlot } from "../../grid-slots/spins/line-spin.ts";

/**
 * Noite do Saci: the wild game. Twenty-five lines, seldom a win; its weight is in the free spins,
 * whose multiplier rises by one with each spin, up to x10, and which may retrigger to thirty.
 */
export const slot = lineSlot({
  facts: {
    id: 3,
    code: "noite-do-saci",
    name: "Noite do Saci",
    brand: "saci",
    tags: ["new", "free-spins", "multipliers"],
    stakesCentavos: [
      25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 2000, 3000, 5000, 10_000,
    ],
    defaultStakeCentavos: 100,
  },
  numbers: {
    lines: firstLines(25),
    paysBothWays: false,
    symbols: [
      { id: "wild", role: "wild", pays: [100, 1000, 5000] },
      { id: "scatter", role: "scatter", pays: [2, 10, 100] },
      { id: "saci", role: "pays", pays: [80, 400, 3000] },
      { id: "lobo", role: "pays", pays: [50, 200, 1200] },
      { id: "coruja", role: "pays", pays: [30, 120, 600] },
      { id: "morcego", role: "pays", pays: [25, 90, 400] },
      { id: "garrafa", role: "pays", pays: [15, 60, 250] },
      { id: "cogumelo", role: "pays", pays: [12, 40, 150] },
      { id: "vela", role: "pays", pays: [8, 30, 120] },
      { id: "besouro", role: "pays", pays: [6, 20, 80] },
      { id: "estrela", role: "pays", pays: [5, 15, 60] },
    ],
    freeSpins: {
      spins: [10, 12, 15],
      retriggerSpins: 5,
      spinsMax: 30,
      multiplier: { from: 1, step: 1, to: 10 },
    },
    maxWinMultiplier: 2_500,
    strips: {
      base: [
        `
          garrafa cogumelo saci estrela vela wild besouro vela morcego garrafa lobo vela garrafa
          lobo vela estrela saci garrafa estrela vela garrafa estrela morcego cogumelo garrafa
          coruja vela garrafa cogumelo morcego garrafa scatter vela garrafa coruja estrela
        `,
        `
          vela cogumelo morcego vela cogumelo garrafa besouro saci cogumelo besouro morcego
          cogumelo coruja besouro morcego cogumelo garrafa lobo cogumelo besouro saci cogumelo
          coruja besouro cogumelo lobo besouro cogumelo estrela besouro cogumelo scatter besouro
          wild cogumelo besouro
        `,
        `
          estrela garrafa lobo estrela garrafa cogumelo morcego garrafa lobo wild estrela garrafa
          vela saci scatter estrela garrafa besouro saci garrafa vela estrela morcego besouro vela
          cogumelo coruja garrafa besouro estrela coruja morcego besouro cogumelo lobo besouro
        `,
        `
          besouro estrela cogumelo vela garrafa saci coruja estrela cogumelo besouro morcego
          estrela cogumelo lobo vela morcego cogumelo estrela besouro garrafa morcego coruja wild
          besouro lobo garrafa scatter vela estrela morcego vela saci besouro cogumelo estrela
          garrafa
        `,
        `
          garrafa besouro estrela garrafa besouro cogumelo coruja estrela cogumelo lobo morcego
          besouro saci lobo vela wild besouro morcego coruja estrela garrafa cogumelo vela estrela
          morcego saci vela scatter cogumelo vela lobo cogumelo garrafa vela besouro estrela
        `,
      ],
      free: [
        `
          vela besouro coruja vela garrafa lobo estrela garrafa vela morcego garrafa cogumelo
          morcego vela estrela garrafa vela cogumelo saci garrafa estrela wild garrafa vela
          estrela besouro saci coruja vela lobo besouro vela garrafa scatter wild morcego
        `,
        `
          coruja scatter besouro cogumelo morcego garrafa estrela lobo cogumelo wild coruja lobo
          garrafa cogumelo morcego wild coruja saci cogumelo wild besouro morcego cogumelo vela
          besouro estrela cogumelo lobo besouro vela cogumelo besouro saci vela garrafa besouro
        `,
        `
          morcego garrafa besouro estrela vela cogumelo besouro wild estrela coruja morcego vela
          estrela garrafa vela coruja estrela garrafa lobo wild saci scatter garrafa besouro lobo
          wild besouro vela lobo garrafa cogumelo estrela morcego coruja cogumelo saci
        `,
        `
          coruja vela morcego cogumelo estrela wild scatter morcego vela cogumelo besouro garrafa
          cogumelo estrela coruja lobo estrela garrafa coruja lobo wild saci estrela morcego
          besouro vela cogumelo garrafa lobo besouro wild garrafa vela estrela besouro saci
        `,
        `
          cogumelo besouro vela scatter garrafa cogumelo estrela morcego coruja besouro estrela
          wild morcego garrafa cogumelo morcego besouro coruja saci estrela garrafa saci coruja
          besouro estrela vela wild estrela garrafa cogumelo lobo vela garrafa besouro lobo vela
        `,
      ],
    },
  },
  /** Its maximum of 3,000 came once in 13 million rounds. */
  formerMaxima: [3_000],
});

export const { made: noiteDoSaciSlot, game: noiteDoSaci } = slot;
