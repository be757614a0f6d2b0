/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "99.00",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "50.00",
  paidRatePercent: "50.00",
  maxWinMultiplier: 33,
  maxWinOneIn: "50",
  standardDeviation: "1.121116",
  options: [
    { id: "medium-20", rtpPercent: "99.00" },
    { id: "low-10", rtpPercent: "99.00" },
    { id: "low-20", rtpPercent: "99.00" },
    { id: "low-30", rtpPercent: "99.00" },
    { id: "low-40", rtpPercent: "99.00" },
    { id: "low-50", rtpPercent: "99.00" },
    { id: "medium-10", rtpPercent: "99.00" },
    { id: "medium-30", rtpPercent: "99.00" },
    { id: "medium-40", rtpPercent: "99.00" },
    { id: "medium-50", rtpPercent: "99.00" },
    { id: "high-10", rtpPercent: "99.00" },
    { id: "high-20", rtpPercent: "99.00" },
    { id: "high-30", rtpPercent: "99.00" },
    { id: "high-40", rtpPercent: "99.00" },
    { id: "high-50", rtpPercent: "99.00" },
  ],
};
