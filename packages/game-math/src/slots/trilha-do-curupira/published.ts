/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "96.06",
  method: "simulated",
  standardErrorPercent: "0.049",
  hitRatePercent: "14.13",
  paidRatePercent: "38.46",
  maxWinMultiplier: 800,
  maxWinOneIn: "2372881",
  standardDeviation: "7.632792",
  options: [
    {
      id: "spin",
      rtpPercent: "96.06",
      units: 1,
      featureOneIn: "163.4",
      maxWinMultiplier: 800,
      maxWinOneIn: "2372881",
    },
    { id: "buy", rtpPercent: "96.18", units: 62, maxWinMultiplier: 12.9, maxWinOneIn: "35484" },
  ],
};
