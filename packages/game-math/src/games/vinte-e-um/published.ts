/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "99.67",
  method: "simulated",
  standardErrorPercent: "0.0057",
  hitRatePercent: "42.41",
  paidRatePercent: "55.64",
  maxWinMultiplier: 51.5,
  maxWinOneIn: "12182",
  standardDeviation: "1.140438",
  options: [
    { id: "insurance", rtpPercent: "92.60" },
    { id: "perfectPairs", rtpPercent: "93.89" },
    { id: "plusThree", rtpPercent: "95.38" },
  ],
};
