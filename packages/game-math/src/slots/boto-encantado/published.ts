/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "95.59",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "17.96",
  paidRatePercent: "39.28",
  maxWinMultiplier: 500,
  maxWinOneIn: "650964",
  standardDeviation: "5.062382",
  options: [],
};
