/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "96.18",
  method: "simulated",
  standardErrorPercent: "0.049",
  hitRatePercent: "20.92",
  paidRatePercent: "28.40",
  maxWinMultiplier: 3000,
  maxWinOneIn: "4337349",
  standardDeviation: "8.030671",
  options: [],
};
