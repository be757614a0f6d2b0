import type { SlotDefinition } from "../slots/definition.ts";
import { firstLines } from "./lines.ts";

/**
 * Noite do Saci: the wild game. Twenty-five lines, seldom a win; its weight is in the free spins,
 * whose multiplier rises by one with each spin, up to x10, and which may retrigger to thirty.
 */
export const noiteDoSaci: SlotDefinition = {
  code: "noite-do-saci",
  name: "Noite do Saci",
  version: 1,
  volatility: "high",
  lines: firstLines(25),
  paysBothWays: false,
  symbols: [
    { id: "wild", role: "wild", pays: [50, 500, 2500] },
    { id: "scatter", role: "scatter", pays: [2, 10, 100] },
    { id: "saci", role: "pays", pays: [60, 300, 1500] },
    { id: "lobo", role: "pays", pays: [50, 200, 1000] },
    { id: "coruja", role: "pays", pays: [40, 150, 750] },
    { id: "morcego", role: "pays", pays: [30, 100, 500] },
    { id: "garrafa", role: "pays", pays: [20, 80, 350] },
    { id: "cogumelo", role: "pays", pays: [15, 60, 250] },
    { id: "vela", role: "pays", pays: [12, 50, 200] },
    { id: "besouro", role: "pays", pays: [10, 40, 150] },
    { id: "estrela", role: "pays", pays: [8, 30, 120] },
  ],
  strips: {
    base: [
      `
        garrafa estrela vela garrafa lobo vela garrafa estrela lobo garrafa saci vela garrafa
        morcego saci estrela scatter vela estrela garrafa coruja vela morcego estrela vela wild
        garrafa vela coruja garrafa vela estrela coruja garrafa vela morcego
      `,
      `
        besouro vela cogumelo garrafa wild besouro estrela lobo besouro cogumelo saci besouro
        lobo cogumelo scatter garrafa cogumelo besouro lobo cogumelo vela besouro cogumelo
        coruja morcego cogumelo besouro coruja cogumelo besouro morcego cogumelo besouro morcego
        coruja cogumelo
      `,
      `
        coruja garrafa saci wild estrela cogumelo garrafa saci lobo cogumelo estrela garrafa
        morcego cogumelo besouro morcego garrafa besouro coruja morcego estrela lobo cogumelo
        estrela coruja vela morcego besouro estrela vela scatter besouro estrela garrafa morcego
        estrela
      `,
      `
        garrafa morcego estrela coruja cogumelo lobo estrela coruja besouro saci cogumelo
        morcego vela estrela cogumelo garrafa besouro morcego cogumelo besouro estrela lobo
        besouro garrafa vela estrela cogumelo saci morcego cogumelo estrela wild scatter besouro
        coruja vela
      `,
      `
        morcego besouro garrafa vela cogumelo saci scatter estrela besouro garrafa estrela saci
        cogumelo garrafa vela lobo besouro garrafa lobo vela cogumelo morcego vela besouro
        estrela garrafa wild estrela cogumelo lobo estrela vela saci besouro lobo vela
      `,
    ],
    free: [
      `
        garrafa vela cogumelo besouro garrafa morcego vela lobo garrafa estrela vela garrafa
        morcego vela scatter estrela coruja garrafa vela coruja garrafa besouro morcego vela
        estrela wild garrafa besouro vela saci estrela garrafa cogumelo vela saci lobo
      `,
      `
        scatter saci besouro cogumelo coruja wild garrafa besouro wild estrela besouro morcego
        vela wild lobo cogumelo besouro morcego estrela lobo cogumelo morcego garrafa besouro
        saci cogumelo besouro coruja cogumelo lobo vela garrafa cogumelo coruja vela cogumelo
      `,
      `
        wild garrafa vela besouro scatter garrafa estrela cogumelo coruja estrela morcego coruja
        garrafa estrela morcego cogumelo lobo garrafa vela saci besouro lobo wild coruja vela
        garrafa lobo wild besouro morcego estrela cogumelo besouro saci vela estrela
      `,
      `
        morcego lobo estrela coruja cogumelo morcego garrafa cogumelo estrela vela garrafa
        besouro vela coruja wild estrela cogumelo besouro estrela vela saci garrafa wild coruja
        vela lobo saci cogumelo besouro scatter estrela morcego besouro lobo wild garrafa
      `,
      `
        lobo vela garrafa cogumelo vela coruja besouro estrela garrafa besouro vela lobo morcego
        garrafa besouro vela garrafa coruja estrela cogumelo besouro estrela vela garrafa saci
        cogumelo estrela morcego saci cogumelo scatter coruja besouro estrela morcego wild
      `,
    ],
  },
  freeSpins: {
    spins: [10, 12, 15],
    retriggerSpins: 5,
    spinsMax: 30,
    multiplier: { from: 1, step: 1, to: 10 },
  },
  maxWinMultiplier: 5_000,
  stakesCentavos: [
    25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 2000, 3000, 5000, 10_000,
  ],
  defaultStakeCentavos: 100,
};
