/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "97.30",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "48.65",
  paidRatePercent: "48.65",
  maxWinMultiplier: 36,
  maxWinOneIn: "37",
  standardDeviation: "0.999635",
  options: [
    { id: "even-money", rtpPercent: "97.30" },
    { id: "dozen", rtpPercent: "97.30" },
    { id: "column", rtpPercent: "97.30" },
    { id: "six-line", rtpPercent: "97.30" },
    { id: "corner", rtpPercent: "97.30" },
    { id: "street", rtpPercent: "97.30" },
    { id: "split", rtpPercent: "97.30" },
    { id: "straight", rtpPercent: "97.30" },
  ],
};
