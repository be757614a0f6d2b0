/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "94.50",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "18.16",
  paidRatePercent: "42.66",
  maxWinMultiplier: 500,
  maxWinOneIn: "25000",
  standardDeviation: "4.239337",
  options: [],
};
