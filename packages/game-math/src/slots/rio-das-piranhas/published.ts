/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "96.30",
  method: "simulated",
  standardErrorPercent: "0.048",
  hitRatePercent: "14.53",
  paidRatePercent: "35.93",
  maxWinMultiplier: 1500,
  maxWinOneIn: "2127660",
  standardDeviation: "6.552826",
  options: [],
};
