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
    { id: "2.00", rtpPercent: "99.00" },
    { id: "1.01", rtpPercent: "99.00" },
    { id: "1.10", rtpPercent: "99.00" },
    { id: "1.50", rtpPercent: "99.00" },
    { id: "5.00", rtpPercent: "99.00" },
    { id: "10.00", rtpPercent: "99.00" },
    { id: "100.00", rtpPercent: "99.00" },
    { id: "1000.00", rtpPercent: "99.00" },
    { id: "10000.00", rtpPercent: "99.00" },
  ],
};
