/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.41",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "23.11",
  paidRatePercent: "33.11",
  maxWinMultiplier: 1000,
  maxWinOneIn: "68089",
  standardDeviation: "4.966426",
  options: [],
};
