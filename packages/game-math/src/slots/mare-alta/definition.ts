import { firstLines } from "../../grid-slots/paylines.ts";
import { lineSlot } from "../../grid-slots/spins/line-spin.ts";

/**
 * Maré Alta: the calm game. Ten lines that pay from both edges; a wild on a middle reel rises and
 * fills it. Short free spins that never retrigger, all their wins doubled.
 */
export const slot = lineSlot({
  facts: {
    id: 2,
    code: "mare-alta",
    name: "Maré Alta",
    brand: "mare",
    tags: ["new", "free-spins", "wilds"],
    stakesCentavos: [
      10, 20, 30, 50, 80, 100, 200, 300, 400, 500, 600, 800, 1000, 2000, 3000, 5000, 10_000,
    ],
    defaultStakeCentavos: 100,
  },
  numbers: {
    lines: firstLines(10),
    paysBothWays: true,
    symbols: [
      { id: "wild", role: "wild", pays: [0, 0, 0], expands: true },
      { id: "scatter", role: "scatter", pays: [2, 5, 20] },
      { id: "baleia", role: "pays", pays: [15, 40, 120] },
      { id: "golfinho", role: "pays", pays: [10, 25, 75] },
      { id: "tartaruga", role: "pays", pays: [7, 18, 50] },
      { id: "polvo", role: "pays", pays: [6, 12, 35] },
      { id: "caranguejo", role: "pays", pays: [5, 9, 24] },
      { id: "peixe", role: "pays", pays: [3, 7, 18] },
      { id: "concha", role: "pays", pays: [2, 6, 15] },
    ],
    freeSpins: {
      spins: [6, 8, 10],
      retriggerSpins: 0,
      spinsMax: 10,
      multiplier: { from: 2, step: 0, to: 2 },
    },
    maxWinMultiplier: 200,
    strips: {
      base: [
        `
          baleia polvo tartaruga caranguejo concha peixe scatter concha peixe caranguejo golfinho
          concha baleia peixe polvo caranguejo concha polvo tartaruga golfinho concha tartaruga
          polvo concha tartaruga caranguejo concha peixe
        `,
        `
          caranguejo tartaruga peixe concha caranguejo baleia concha scatter baleia caranguejo
          golfinho peixe tartaruga golfinho polvo peixe concha polvo tartaruga golfinho polvo
          concha peixe caranguejo wild polvo peixe concha
        `,
        `
          peixe baleia concha caranguejo peixe tartaruga polvo golfinho peixe baleia caranguejo
          concha polvo peixe concha tartaruga golfinho polvo caranguejo tartaruga polvo wild
          caranguejo concha polvo caranguejo concha scatter
        `,
        `
          tartaruga golfinho concha polvo golfinho peixe tartaruga concha baleia wild caranguejo
          tartaruga peixe baleia caranguejo tartaruga peixe concha caranguejo polvo peixe baleia
          caranguejo concha scatter polvo peixe concha
        `,
        `
          peixe tartaruga concha polvo caranguejo concha scatter peixe caranguejo golfinho peixe
          baleia caranguejo golfinho concha peixe tartaruga concha polvo caranguejo concha
          golfinho tartaruga peixe golfinho caranguejo concha polvo
        `,
      ],
      free: [
        `
          baleia concha peixe baleia golfinho concha tartaruga peixe golfinho tartaruga concha
          caranguejo polvo concha caranguejo peixe concha caranguejo baleia polvo peixe golfinho
          polvo caranguejo concha peixe tartaruga polvo
        `,
        `
          peixe concha caranguejo baleia tartaruga wild peixe caranguejo concha baleia golfinho
          peixe polvo golfinho peixe concha tartaruga golfinho caranguejo concha polvo caranguejo
          concha polvo baleia tartaruga polvo wild
        `,
        `
          polvo golfinho wild peixe tartaruga concha caranguejo baleia polvo concha golfinho
          tartaruga baleia concha peixe polvo caranguejo peixe polvo concha baleia wild caranguejo
          golfinho concha peixe tartaruga caranguejo
        `,
        `
          golfinho tartaruga caranguejo golfinho wild concha polvo caranguejo tartaruga concha
          golfinho peixe wild polvo concha peixe baleia caranguejo tartaruga concha peixe baleia
          caranguejo polvo concha peixe polvo baleia
        `,
        `
          peixe concha polvo peixe concha baleia golfinho concha caranguejo tartaruga concha peixe
          caranguejo polvo baleia golfinho peixe polvo concha golfinho tartaruga peixe caranguejo
          tartaruga concha baleia polvo caranguejo
        `,
      ],
    },
  },
  /** Its maximum of 250 came once in 29 million rounds. */
  formerMaxima: [250],
});

export const { made: mareAltaSlot, game: mareAlta } = slot;
