/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "95.00",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "18.55",
  paidRatePercent: "36.55",
  maxWinMultiplier: 10000,
  maxWinOneIn: "1000000",
  standardDeviation: "12.016135",
  options: [],
};
