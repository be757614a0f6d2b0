/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "99.00",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "49.50",
  paidRatePercent: "49.50",
  maxWinMultiplier: 10000,
  maxWinOneIn: "10101",
  standardDeviation: "0.999950",
  options: [
    { id: "target-200", rtpPercent: "99.00" },
    { id: "target-101", rtpPercent: "99.00" },
    { id: "target-150", rtpPercent: "99.00" },
    { id: "target-300", rtpPercent: "99.00" },
    { id: "target-500", rtpPercent: "99.00" },
    { id: "target-1000", rtpPercent: "99.00" },
    { id: "target-10000", rtpPercent: "99.00" },
    { id: "target-100000", rtpPercent: "99.00" },
    { id: "target-1000000", rtpPercent: "99.00" },
  ],
};
