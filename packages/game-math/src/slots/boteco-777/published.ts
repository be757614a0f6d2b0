/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.17",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "14.71",
  paidRatePercent: "47.62",
  maxWinMultiplier: 500,
  maxWinOneIn: "31744",
  standardDeviation: "3.981405",
  options: [
    { id: "lines-5", rtpPercent: "96.17" },
    { id: "lines-4", rtpPercent: "96.17" },
    { id: "lines-3", rtpPercent: "96.17" },
    { id: "lines-2", rtpPercent: "96.17" },
    { id: "lines-1", rtpPercent: "96.17" },
  ],
};
