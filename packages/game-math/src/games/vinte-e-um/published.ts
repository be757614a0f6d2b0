/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "99.67",
  method: "simulated",
  standardErrorPercent: "0.0057",
  hitRatePercent: "42.41",
  paidRatePercent: "55.64",
  maxWinMultiplier: 2.5,
  maxWinOneIn: "22.1",
  standardDeviation: "1.140438",
  options: [{ id: "insurance", rtpPercent: "92.60" }],
};
