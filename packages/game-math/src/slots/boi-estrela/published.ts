/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "96.13",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "11.00",
  paidRatePercent: "65.31",
  maxWinMultiplier: 650,
  maxWinOneIn: "1366148",
  standardDeviation: "5.920604",
  options: [
    {
      id: "spin",
      rtpPercent: "96.13",
      units: 1,
      featureOneIn: "105.1",
      maxWinMultiplier: 650,
      maxWinOneIn: "1366148",
    },
    {
      id: "ante",
      rtpPercent: "96.08",
      units: 2,
      featureOneIn: "47.1",
      maxWinMultiplier: 325,
      maxWinOneIn: "610536",
    },
    { id: "buy", rtpPercent: "96.17", units: 62, maxWinMultiplier: 10.48, maxWinOneIn: "3331" },
    {
      id: "buy-super",
      rtpPercent: "96.39",
      units: 98,
      maxWinMultiplier: 6.63,
      maxWinOneIn: "1014",
    },
  ],
};
