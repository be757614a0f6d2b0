/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "95.16",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "9.67",
  paidRatePercent: "9.67",
  maxWinMultiplier: 100000,
  maxWinOneIn: "1380688",
  standardDeviation: "14.907278",
  options: [
    { id: "5-spot", rtpPercent: "95.16" },
    { id: "1-spot", rtpPercent: "95.00" },
    { id: "2-spot", rtpPercent: "95.09" },
    { id: "3-spot", rtpPercent: "95.05" },
    { id: "4-spot", rtpPercent: "95.00" },
    { id: "6-spot", rtpPercent: "95.10" },
    { id: "7-spot", rtpPercent: "94.70" },
    { id: "8-spot", rtpPercent: "94.91" },
    { id: "9-spot", rtpPercent: "95.10" },
    { id: "10-spot", rtpPercent: "95.14" },
  ],
};
