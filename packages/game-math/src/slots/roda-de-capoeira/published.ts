/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.13",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "12.65",
  paidRatePercent: "72.89",
  maxWinMultiplier: 230,
  maxWinOneIn: "1104364",
  standardDeviation: "5.674674",
  options: [],
};
