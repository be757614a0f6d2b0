/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "95.95",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "16.38",
  paidRatePercent: "37.19",
  maxWinMultiplier: 1000,
  maxWinOneIn: "5409",
  standardDeviation: "14.193176",
  options: [],
};
