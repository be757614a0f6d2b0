/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 3,
  rtpPercent: "95.59",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "17.96",
  paidRatePercent: "39.28",
  maxWinMultiplier: 500,
  maxWinOneIn: "650964",
  standardDeviation: "5.062382",
  options: [
    {
      id: "spin",
      rtpPercent: "95.59",
      units: 1,
      featureOneIn: "140.4",
      maxWinMultiplier: 500,
      maxWinOneIn: "650964",
    },
    {
      id: "ante",
      rtpPercent: "95.58",
      units: 2,
      featureOneIn: "28.0",
      maxWinMultiplier: 250,
      maxWinOneIn: "125874",
    },
    { id: "buy", rtpPercent: "96.07", units: 35, maxWinMultiplier: 14.29, maxWinOneIn: "5068" },
    {
      id: "buy-super",
      rtpPercent: "96.00",
      units: 70,
      maxWinMultiplier: 7.14,
      maxWinOneIn: "1194",
    },
  ],
};
