/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "95.98",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "14.08",
  paidRatePercent: "43.58",
  maxWinMultiplier: 1000,
  maxWinOneIn: "3970",
  standardDeviation: "16.202026",
  options: [],
};
