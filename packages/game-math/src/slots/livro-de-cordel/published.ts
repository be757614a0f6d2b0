/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "95.60",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "11.19",
  paidRatePercent: "38.08",
  maxWinMultiplier: 2000,
  maxWinOneIn: "1865311",
  standardDeviation: "7.140338",
  options: [
    {
      id: "spin",
      rtpPercent: "95.60",
      units: 1,
      featureOneIn: "212.6",
      maxWinMultiplier: 2000,
      maxWinOneIn: "1865311",
    },
    {
      id: "ante",
      rtpPercent: "95.61",
      units: 2,
      featureOneIn: "59.5",
      maxWinMultiplier: 1000,
      maxWinOneIn: "522399",
    },
    { id: "buy", rtpPercent: "96.26", units: 65, maxWinMultiplier: 30.77, maxWinOneIn: "8773" },
    {
      id: "buy-super",
      rtpPercent: "95.88",
      units: 90,
      maxWinMultiplier: 22.22,
      maxWinOneIn: "4066",
    },
  ],
};
