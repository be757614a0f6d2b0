/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "94.85",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "16.21",
  paidRatePercent: "24.21",
  maxWinMultiplier: 2700,
  maxWinOneIn: "200000",
  standardDeviation: "9.382715",
  options: [],
};
