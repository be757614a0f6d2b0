/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "96.02",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "11.73",
  paidRatePercent: "33.72",
  maxWinMultiplier: 2500,
  maxWinOneIn: "2507202",
  standardDeviation: "10.998979",
  parts: { basePercent: "49.02", featurePercent: "47.00", featureOneIn: "196.5" },
  options: [],
};
