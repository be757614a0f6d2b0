/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "94.80",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "16.05",
  paidRatePercent: "16.05",
  maxWinMultiplier: 1500,
  maxWinOneIn: "342928",
  standardDeviation: "5.702540",
  options: [
    { id: "card", rtpPercent: "94.80" },
    { id: "extra-ball-least", rtpPercent: "94.44" },
  ],
};
