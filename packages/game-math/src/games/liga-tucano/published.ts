/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
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
};
