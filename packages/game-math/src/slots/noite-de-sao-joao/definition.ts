import { gridStakes } from "../../grid-slots/game.ts";
import { firstLines } from "../../grid-slots/paylines.ts";
import { paying } from "../../grid-slots/screens.ts";
import { ladderSlot } from "../../grid-slots/spins/ladder-spin.ts";

/**
 * Noite de São João: twenty lines, and the greasy pole of the June feasts. Three balloons begin the
 * climb; the wheel says how far it goes; a slip ends it with the highest fixed prize reached.
 */
export const slot = ladderSlot({
  facts: {
    id: 11,
    code: "noite-de-sao-joao",
    name: "Noite de São João",
    brand: "saci",
    tags: ["5x3", "lines", "jackpot", "wheel"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
  },
  numbers: {
    screen: {
      reels: 5,
      rowsMin: 3,
      rowsMax: 3,
      lines: firstLines(20),
      pays: "line",
      symbols: [
        { id: "fogueira", role: "wild" },
        { id: "balao", role: "bonus" },
        ...paying("sanfona", "zabumba", "triangulo", "chapeu_palha"),
        ...paying("milho", "pamonha", "quentao", "bandeirinha"),
      ],
    },
    pays: {
      least: 3,
      pays: {
        fogueira: [0, 0, 10_000],
        sanfona: [300, 1200, 5000],
        zabumba: [200, 800, 3000],
        triangulo: [150, 500, 2000],
        chapeu_palha: [100, 300, 1200],
        milho: [75, 200, 600],
        pamonha: [75, 150, 500],
        quentao: [65, 120, 400],
        bandeirinha: [50, 100, 300],
      },
    },
    strips: [
      `
        triangulo pamonha milho chapeu_palha pamonha milho quentao chapeu_palha sanfona
        bandeirinha pamonha milho bandeirinha balao milho quentao pamonha milho milho zabumba
        pamonha chapeu_palha milho pamonha pamonha triangulo quentao sanfona triangulo pamonha
        milho zabumba
      `,
      `
        quentao milho bandeirinha zabumba pamonha quentao chapeu_palha bandeirinha quentao pamonha
        bandeirinha sanfona chapeu_palha bandeirinha zabumba quentao chapeu_palha triangulo
        bandeirinha triangulo fogueira bandeirinha zabumba quentao bandeirinha balao quentao milho
        sanfona quentao triangulo chapeu_palha
      `,
      `
        quentao triangulo milho chapeu_palha quentao sanfona pamonha milho sanfona triangulo
        fogueira bandeirinha zabumba milho triangulo zabumba milho pamonha bandeirinha quentao
        pamonha balao milho pamonha bandeirinha fogueira chapeu_palha bandeirinha quentao pamonha
        milho chapeu_palha
      `,
      `
        sanfona balao zabumba quentao sanfona fogueira milho zabumba pamonha bandeirinha
        chapeu_palha triangulo zabumba bandeirinha milho quentao chapeu_palha pamonha quentao
        bandeirinha pamonha fogueira chapeu_palha triangulo milho bandeirinha pamonha quentao
        milho chapeu_palha pamonha triangulo
      `,
      `
        bandeirinha quentao chapeu_palha pamonha triangulo balao chapeu_palha sanfona quentao
        triangulo pamonha milho chapeu_palha bandeirinha milho sanfona zabumba chapeu_palha
        fogueira bandeirinha quentao zabumba milho quentao pamonha triangulo sanfona milho
        bandeirinha quentao pamonha zabumba
      `,
    ],
    bonus: "balao",
    least: 3,
    bonusPay: 200,
    jackpots: [
      { rung: 3, jackpot: "mini", winHundredths: 1500 },
      { rung: 6, jackpot: "minor", winHundredths: 5000 },
      { rung: 9, jackpot: "major", winHundredths: 20_000 },
      { rung: 12, jackpot: "grand", winHundredths: 100_000 },
    ],
    wheel: [
      { kind: "climb", steps: 1 },
      { kind: "slip" },
      { kind: "climb", steps: 2 },
      { kind: "coins", hundredths: 200 },
      { kind: "climb", steps: 1 },
      { kind: "slip" },
      { kind: "climb", steps: 3 },
      { kind: "slip" },
      { kind: "climb", steps: 1 },
      { kind: "coins", hundredths: 500 },
      { kind: "climb", steps: 2 },
      { kind: "slip" },
    ],
    maxWinMultiplier: 1_000,
  },
});

export const { made: noiteDeSaoJoaoSlot, game: noiteDeSaoJoao } = slot;
