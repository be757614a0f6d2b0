import { gridStakes } from "../../grid-slots/game.ts";
import { twentyOfFourRows } from "../../grid-slots/paylines.ts";
import { paying } from "../../grid-slots/screens.ts";
import { riseSlot } from "../../grid-slots/spins/rise-spin.ts";

/**
 * Roda de Capoeira: small wins from both edges, and a berimbau that fills its reel and stands while
 * the others spin again. Two reels of it double all wins, three treble them.
 */
export const slot = riseSlot({
  facts: {
    id: 37,
    code: "roda-de-capoeira",
    name: "Roda de Capoeira",
    brand: "onca",
    tags: ["5x4", "lines", "both-ways", "respins", "multiplier"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
  },
  numbers: {
    screen: {
      reels: 5,
      rowsMin: 4,
      rowsMax: 4,
      lines: twentyOfFourRows,
      pays: "line",
      symbols: [
        { id: "berimbau", role: "wild" },
        ...paying("mestre", "atabaque", "pandeiro", "agogo"),
        ...paying("lirio", "onda", "estrela"),
      ],
    },
    pays: {
      least: 3,
      pays: {
        mestre: [30, 90, 500],
        atabaque: [20, 60, 250],
        pandeiro: [15, 50, 200],
        agogo: [15, 35, 125],
        lirio: [10, 15, 50],
        onda: [10, 15, 50],
        estrela: [10, 15, 50],
      },
    },
    wild: "berimbau",
    multipliers: [1, 1, 2, 3],
    maxWinMultiplier: 230,
    strips: [
      `
        lirio estrela agogo lirio pandeiro onda mestre estrela agogo lirio atabaque pandeiro
        estrela lirio agogo atabaque onda estrela lirio onda agogo lirio onda pandeiro mestre
        estrela onda lirio estrela mestre atabaque onda estrela pandeiro onda agogo estrela
        atabaque mestre pandeiro agogo
      `,
      `
        lirio estrela pandeiro onda estrela pandeiro onda agogo lirio estrela agogo onda estrela
        agogo lirio onda agogo estrela onda atabaque mestre onda agogo lirio onda pandeiro
        estrela mestre atabaque agogo pandeiro lirio onda estrela atabaque onda lirio estrela
        mestre lirio estrela atabaque lirio pandeiro onda estrela pandeiro mestre agogo estrela
        pandeiro agogo berimbau estrela atabaque lirio onda agogo lirio estrela atabaque lirio
        mestre pandeiro onda
      `,
      `
        onda agogo atabaque pandeiro mestre atabaque agogo lirio onda estrela lirio onda
        pandeiro agogo onda lirio estrela onda atabaque estrela lirio onda agogo atabaque
        estrela agogo mestre lirio pandeiro mestre lirio estrela agogo onda pandeiro lirio onda
        estrela mestre lirio pandeiro onda estrela atabaque pandeiro lirio estrela pandeiro
        agogo estrela lirio atabaque onda estrela lirio onda pandeiro lirio berimbau estrela
        agogo onda mestre estrela onda agogo estrela
      `,
      `
        lirio onda agogo lirio pandeiro onda estrela mestre onda estrela pandeiro atabaque
        estrela mestre pandeiro lirio onda estrela atabaque lirio agogo estrela lirio onda
        estrela lirio pandeiro agogo mestre onda agogo atabaque onda agogo atabaque estrela
        lirio onda estrela agogo pandeiro onda estrela berimbau agogo estrela lirio atabaque
        agogo mestre onda atabaque lirio onda pandeiro lirio estrela pandeiro onda estrela
        pandeiro agogo lirio estrela mestre
      `,
      `
        estrela onda agogo pandeiro estrela mestre lirio estrela atabaque agogo onda estrela
        pandeiro mestre agogo pandeiro mestre atabaque lirio estrela agogo lirio atabaque onda
        pandeiro estrela lirio agogo onda lirio estrela agogo onda lirio estrela atabaque onda
        lirio pandeiro onda mestre
      `,
    ],
  },
});

export const { made: rodaDeCapoeiraSlot, game: rodaDeCapoeira } = slot;
