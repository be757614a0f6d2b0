/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.13",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "11.00",
  paidRatePercent: "65.31",
  maxWinMultiplier: 650,
  maxWinOneIn: "1366148",
  standardDeviation: "5.920604",
  options: [],
};
