/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const drawsPublished: Readonly<Record<string, GameFigures>> = {
  "bingo-do-luar@1": {
    rtpPercent: "94.80",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "16.05",
    paidRatePercent: "16.05",
    maxWinMultiplier: 1500,
    maxWinOneIn: "342928",
    standardDeviation: "5.702540",
    options: [
      { id: "card", rtpPercent: "94.80" },
      { id: "extra-ball-least", rtpPercent: "94.44" },
    ],
  },
  "raspadinha-do-saci@1": {
    rtpPercent: "95.50",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "19.02",
    paidRatePercent: "39.02",
    maxWinMultiplier: 5000,
    maxWinOneIn: "500000",
    standardDeviation: "8.477203",
    options: [],
  },
};
