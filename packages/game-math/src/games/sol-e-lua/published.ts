/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "94.00",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "19.27",
  paidRatePercent: "28.27",
  maxWinMultiplier: 5000,
  maxWinOneIn: "500000",
  standardDeviation: "10.077520",
  options: [],
};
