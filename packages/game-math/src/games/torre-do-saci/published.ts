/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "98.96",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "29.63",
  paidRatePercent: "29.63",
  maxWinMultiplier: 4055.04,
  maxWinOneIn: "4096",
  standardDeviation: "1.525122",
  options: [
    { id: "medium", rtpPercent: "98.67" },
    { id: "easy", rtpPercent: "98.72" },
    { id: "hard", rtpPercent: "99.00" },
    { id: "expert", rtpPercent: "99.00" },
    { id: "master", rtpPercent: "99.00" },
  ],
};
