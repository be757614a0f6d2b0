/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.15",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "12.20",
  paidRatePercent: "24.48",
  maxWinMultiplier: 700,
  maxWinOneIn: "16589",
  standardDeviation: "7.668455",
  options: [],
};
