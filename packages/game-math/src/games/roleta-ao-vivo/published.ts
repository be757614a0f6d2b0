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
    { id: "red", rtpPercent: "97.30" },
    { id: "17", rtpPercent: "97.30" },
    { id: "16-17", rtpPercent: "97.30" },
    { id: "16-17-18", rtpPercent: "97.30" },
    { id: "16-17-19-20", rtpPercent: "97.30" },
    { id: "16-17-18-19-20-21", rtpPercent: "97.30" },
    { id: "0-1-2-3", rtpPercent: "97.30" },
    { id: "dozen-1", rtpPercent: "97.30" },
    { id: "column-1", rtpPercent: "97.30" },
  ],
};
