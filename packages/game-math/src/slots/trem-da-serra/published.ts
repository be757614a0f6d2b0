/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.36",
  method: "simulated",
  standardErrorPercent: "0.049",
  hitRatePercent: "14.57",
  paidRatePercent: "41.93",
  maxWinMultiplier: 2000,
  maxWinOneIn: "4961240",
  standardDeviation: "7.568937",
  options: [],
};
