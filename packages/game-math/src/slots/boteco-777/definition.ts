import { fiveOfThree } from "../../grid-slots/paylines.ts";
import { classicSlot } from "../../grid-slots/spins/classic-spin.ts";
import {
  botecoCherries,
  botecoRule,
  botecoSymbols,
  botecoTriples,
  botecoWildsPay,
} from "./rule.ts";

/**
 * Boteco 777: the machine in the corner bar. Three reels, one to five lines, bars and sevens alike
 * or mixed, cherries from the first reel, and a wild that doubles, two of them four times.
 */
export const slot = classicSlot({
  facts: {
    id: 12,
    code: "boteco-777",
    name: "Boteco 777",
    brand: "onca",
    tags: ["3x3", "classic", "lines"],
    // Bets on one line: all pays are whole line bets, so any amount will do.
    stakesCentavos: [5, 10, 20, 40, 50, 100, 200, 500, 1000, 2000],
    defaultStakeCentavos: 20,
    maxStakeCentavos: 10_000,
  },
  numbers: {
    screen: {
      reels: 3,
      rowsMin: 3,
      rowsMax: 3,
      lines: fiveOfThree,
      pays: "line",
      symbols: botecoSymbols,
    },
    rule: botecoRule,
    strips: [
      `
        bar1 sete vazio bar2 caipirinha vazio sete bar2 vazio sete_ouro bar1 sete vazio bar1 vazio
        bar2 bar3 cereja bar1 bar2 vazio bar3 bar1 bar3 bar2 vazio bar1 bar3 vazio bar1 vazio
      `,
      `
        vazio bar2 bar1 cereja vazio cereja vazio sete vazio bar2 vazio caipirinha cereja bar2
        vazio cereja bar1 bar3 vazio bar1 cereja bar2 bar1 bar2 bar1 cereja sete sete_ouro bar3
        vazio sete bar3
      `,
      `
        bar2 bar1 cereja bar1 vazio cereja vazio sete bar1 vazio bar1 vazio bar2 bar3 vazio
        caipirinha bar2 bar3 vazio sete vazio bar1 vazio bar2 bar3 vazio cereja sete_ouro bar1
        vazio sete vazio
      `,
    ],
    maxWinMultiplier: 540,
    triples: botecoTriples,
    wilds: botecoWildsPay,
    cherries: botecoCherries,
  },
});

export const { made: boteco777Slot, game: boteco777 } = slot;
