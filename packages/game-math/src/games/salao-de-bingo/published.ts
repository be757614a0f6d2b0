/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.52",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "9.79",
  paidRatePercent: "9.79",
  maxWinMultiplier: 5230,
  maxWinOneIn: "2699490",
  standardDeviation: "18.770444",
  options: [],
};
