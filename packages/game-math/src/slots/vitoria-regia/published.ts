/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.05",
  method: "simulated",
  standardErrorPercent: "0.049",
  hitRatePercent: "10.04",
  paidRatePercent: "23.95",
  maxWinMultiplier: 1000,
  maxWinOneIn: "66863",
  standardDeviation: "12.635684",
  options: [],
};
