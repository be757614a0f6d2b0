/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "96.12",
  method: "simulated",
  standardErrorPercent: "0.049",
  hitRatePercent: "13.95",
  paidRatePercent: "28.93",
  maxWinMultiplier: 800,
  maxWinOneIn: "1897019",
  standardDeviation: "7.068718",
  options: [],
};
