/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "99.54",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "24.00",
  paidRatePercent: "45.46",
  maxWinMultiplier: 800,
  maxWinOneIn: "40391",
  standardDeviation: "4.417542",
  options: [],
};
