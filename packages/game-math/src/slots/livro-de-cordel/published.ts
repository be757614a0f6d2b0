/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "95.60",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "11.19",
  paidRatePercent: "38.08",
  maxWinMultiplier: 2000,
  maxWinOneIn: "1865311",
  standardDeviation: "7.140338",
  options: [],
};
