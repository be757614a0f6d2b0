/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const sportsPublished: Readonly<Record<string, GameFigures>> = {
  "liga-tucano@1": {
    rtpPercent: "98.08",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "44.98",
    paidRatePercent: "44.98",
    maxWinMultiplier: 10000,
    maxWinOneIn: "10391",
    standardDeviation: "1.195750",
    options: [
      { id: "result", rtpPercent: "98.08" },
      { id: "doubleChance", rtpPercent: "98.07" },
      { id: "drawNoBet", rtpPercent: "98.08" },
      { id: "bothScore", rtpPercent: "98.08" },
      { id: "oddEven", rtpPercent: "98.08" },
      { id: "winningMargin", rtpPercent: "98.09" },
      { id: "halfTimeFullTime", rtpPercent: "98.09" },
      { id: "correctScore", rtpPercent: "98.10" },
      { id: "total", rtpPercent: "98.08" },
      { id: "homeTotal", rtpPercent: "98.07" },
      { id: "awayTotal", rtpPercent: "98.08" },
      { id: "handicap", rtpPercent: "98.08" },
    ],
  },
};
