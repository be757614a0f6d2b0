/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "95.10",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "14.02",
  paidRatePercent: "14.02",
  maxWinMultiplier: 100000,
  maxWinOneIn: "7151980",
  standardDeviation: "39.542170",
  options: [],
};
