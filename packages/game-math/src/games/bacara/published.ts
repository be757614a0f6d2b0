/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "98.76",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "44.62",
  paidRatePercent: "54.14",
  maxWinMultiplier: 12,
  maxWinOneIn: "13.4",
  standardDeviation: "0.951153",
  options: [
    { id: "player", rtpPercent: "98.76" },
    { id: "banker", rtpPercent: "98.94" },
    { id: "tie", rtpPercent: "95.16" },
    { id: "playerPair", rtpPercent: "89.64" },
    { id: "bankerPair", rtpPercent: "89.64" },
  ],
};
