/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "98.73",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "77.51",
  paidRatePercent: "77.51",
  maxWinMultiplier: 2000,
  maxWinOneIn: "2450",
  standardDeviation: "0.566950",
  options: [
    { id: "1-of-13", rtpPercent: "99.00" },
    { id: "2-of-13", rtpPercent: "98.92" },
    { id: "3-of-13", rtpPercent: "99.00" },
    { id: "4-of-13", rtpPercent: "98.77" },
    { id: "5-of-13", rtpPercent: "98.85" },
    { id: "6-of-13", rtpPercent: "98.77" },
    { id: "7-of-13", rtpPercent: "98.54" },
    { id: "8-of-13", rtpPercent: "98.46" },
    { id: "9-of-13", rtpPercent: "99.00" },
    { id: "10-of-13", rtpPercent: "98.46" },
    { id: "11-of-13", rtpPercent: "99.00" },
    { id: "12-of-13", rtpPercent: "98.77" },
  ],
};
