/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.27",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "46.27",
  paidRatePercent: "53.73",
  maxWinMultiplier: 56,
  maxWinOneIn: "59.3",
  standardDeviation: "0.970866",
  options: [
    { id: "dragon-tiger", rtpPercent: "96.27" },
    { id: "tie", rtpPercent: "89.64" },
    { id: "suited-tie", rtpPercent: "94.46" },
    { id: "big-small", rtpPercent: "92.31" },
    { id: "colour", rtpPercent: "92.31" },
    { id: "suit", rtpPercent: "92.31" },
  ],
};
