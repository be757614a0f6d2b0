import { gridStakes } from "../../grid-slots/game.ts";
import { firstLines } from "../../grid-slots/paylines.ts";
import { paying } from "../../grid-slots/screens.ts";
import { wheelSlot } from "../../grid-slots/spins/wheel-spin.ts";

/**
 * Frevo da Fortuna: carnival on the slopes of Olinda. Three parasols open into a wheel of twenty
 * panels; one of them is worth a thousand stakes, which is all that a round can pay.
 */
export const slot = wheelSlot({
  facts: {
    id: 40,
    code: "frevo-da-fortuna",
    name: "Frevo da Fortuna",
    brand: "onca",
    tags: ["5x3", "lines", "wheel", "free-spins"],
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
        { id: "estandarte", role: "wild" },
        { id: "sombrinha", role: "scatter" },
        ...paying("galo", "boneca", "trompete", "sobrado"),
        ...paying("caixa", "mascara", "apito", "serpentina"),
      ],
    },
    pays: {
      least: 3,
      pays: {
        estandarte: [150, 750, 5000],
        galo: [150, 600, 4000],
        boneca: [100, 400, 2500],
        trompete: [75, 300, 1500],
        sobrado: [75, 250, 1200],
        caixa: [50, 150, 600],
        mascara: [40, 125, 500],
        apito: [40, 100, 400],
        serpentina: [30, 100, 400],
      },
    },
    strips: {
      base: [
        `
          caixa mascara boneca galo mascara sombrinha apito mascara trompete boneca sobrado
          apito mascara apito serpentina sobrado serpentina caixa serpentina caixa apito mascara
          sobrado caixa serpentina sombrinha apito boneca trompete caixa serpentina trompete
          serpentina galo apito
        `,
        `
          serpentina mascara apito galo mascara serpentina boneca trompete caixa trompete apito
          sobrado estandarte trompete caixa boneca caixa mascara serpentina galo sobrado caixa
          mascara apito caixa apito mascara apito serpentina estandarte sobrado boneca
          serpentina sobrado
        `,
        `
          mascara estandarte serpentina galo trompete caixa estandarte serpentina mascara apito
          serpentina sobrado boneca trompete mascara serpentina caixa sobrado mascara boneca
          sobrado caixa mascara galo apito caixa serpentina apito sombrinha caixa trompete apito
          sombrinha apito boneca
        `,
        `
          caixa sobrado serpentina estandarte caixa sobrado apito mascara caixa apito sobrado
          trompete galo mascara boneca serpentina apito serpentina galo apito trompete caixa
          estandarte mascara serpentina apito mascara serpentina caixa mascara boneca trompete
          apito sobrado
        `,
        `
          galo serpentina caixa sobrado sombrinha serpentina mascara caixa trompete sombrinha
          caixa boneca apito serpentina boneca mascara apito trompete apito sobrado serpentina
          sobrado mascara sobrado apito estandarte apito trompete caixa serpentina galo mascara
          serpentina caixa mascara
        `,
      ],
      free: [
        `
          serpentina caixa sobrado caixa serpentina boneca trompete apito trompete apito sobrado
          mascara apito mascara serpentina galo apito trompete apito caixa boneca serpentina
          mascara galo apito galo caixa serpentina sobrado mascara serpentina mascara caixa
          boneca
        `,
        `
          serpentina estandarte boneca mascara sobrado trompete caixa mascara serpentina apito
          caixa trompete apito galo boneca caixa serpentina mascara caixa apito serpentina
          trompete caixa sobrado mascara boneca apito sobrado galo serpentina mascara estandarte
          sobrado apito estandarte galo
        `,
        `
          caixa estandarte sobrado serpentina trompete sobrado serpentina mascara caixa apito
          boneca mascara galo trompete estandarte boneca serpentina apito boneca caixa apito
          serpentina estandarte mascara apito serpentina galo mascara caixa galo trompete apito
          mascara caixa sobrado
        `,
        `
          sobrado galo mascara estandarte mascara sobrado serpentina sobrado galo serpentina
          trompete apito caixa serpentina boneca mascara caixa mascara estandarte caixa trompete
          estandarte apito boneca serpentina apito serpentina galo apito sobrado caixa trompete
          apito caixa mascara apito
        `,
        `
          apito boneca trompete galo apito sobrado caixa boneca serpentina sobrado serpentina
          caixa serpentina sobrado mascara apito trompete apito estandarte caixa mascara apito
          serpentina mascara galo caixa mascara galo serpentina trompete estandarte serpentina
          caixa mascara sobrado
        `,
      ],
    },
    scatter: "sombrinha",
    least: 3,
    wheel: [
      { kind: "coins", hundredths: 100_000 },
      { kind: "freeSpins", spins: 8, multiplier: 2 },
      { kind: "coins", hundredths: 3000 },
      { kind: "freeSpins", spins: 10, multiplier: 3 },
      { kind: "coins", hundredths: 1000 },
      { kind: "freeSpins", spins: 12, multiplier: 2 },
      { kind: "coins", hundredths: 5000 },
      { kind: "freeSpins", spins: 8, multiplier: 3 },
      { kind: "coins", hundredths: 1500 },
      { kind: "freeSpins", spins: 10, multiplier: 5 },
      { kind: "coins", hundredths: 2000 },
      { kind: "freeSpins", spins: 10, multiplier: 2 },
      { kind: "coins", hundredths: 10_000 },
      { kind: "freeSpins", spins: 12, multiplier: 3 },
      { kind: "coins", hundredths: 1000 },
      { kind: "freeSpins", spins: 8, multiplier: 5 },
      { kind: "coins", hundredths: 4000 },
      { kind: "freeSpins", spins: 15, multiplier: 3 },
      { kind: "coins", hundredths: 2000 },
      { kind: "freeSpins", spins: 15, multiplier: 5 },
    ],
    maxWinMultiplier: 1_000,
  },
});
