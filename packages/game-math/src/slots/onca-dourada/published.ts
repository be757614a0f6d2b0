/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.02",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "18.49",
  paidRatePercent: "43.87",
  maxWinMultiplier: 1000,
  maxWinOneIn: "2922600",
  standardDeviation: "5.351661",
  parts: { basePercent: "69.54", featurePercent: "26.48", featureOneIn: "140.4" },
  options: [],
};
