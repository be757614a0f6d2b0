/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 3,
  rtpPercent: "96.12",
  method: "simulated",
  standardErrorPercent: "0.049",
  hitRatePercent: "13.95",
  paidRatePercent: "28.93",
  maxWinMultiplier: 800,
  maxWinOneIn: "1897019",
  standardDeviation: "7.068718",
  options: [
    {
      id: "spin",
      rtpPercent: "96.12",
      units: 1,
      featureOneIn: "214.2",
      maxWinMultiplier: 800,
      maxWinOneIn: "1897019",
    },
    {
      id: "ante",
      rtpPercent: "96.32",
      units: 2,
      featureOneIn: "50.6",
      maxWinMultiplier: 400,
      maxWinOneIn: "409771",
    },
    { id: "buy", rtpPercent: "95.79", units: 66, maxWinMultiplier: 12.12, maxWinOneIn: "10599" },
    {
      id: "buy-super",
      rtpPercent: "95.79",
      units: 109,
      maxWinMultiplier: 7.34,
      maxWinOneIn: "3670",
    },
  ],
};
