/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "95.50",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "19.02",
  paidRatePercent: "39.02",
  maxWinMultiplier: 5000,
  maxWinOneIn: "500000",
  standardDeviation: "8.477203",
  options: [],
};
