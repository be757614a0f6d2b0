/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "96.04",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "18.46",
  paidRatePercent: "53.85",
  maxWinMultiplier: 200,
  maxWinOneIn: "1686925",
  standardDeviation: "3.641160",
  parts: { basePercent: "72.83", featurePercent: "23.21", featureOneIn: "96.1" },
  options: [],
};
