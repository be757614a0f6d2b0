/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "97.22",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "48.61",
  paidRatePercent: "48.61",
  maxWinMultiplier: 201,
  maxWinOneIn: "216",
  standardDeviation: "0.999614",
  options: [
    { id: "even-money", rtpPercent: "97.22" },
    { id: "single", rtpPercent: "96.30" },
    { id: "pair", rtpPercent: "97.22" },
    { id: "double", rtpPercent: "96.30" },
    { id: "any-triple", rtpPercent: "94.44" },
    { id: "triple", rtpPercent: "93.06" },
    { id: "total-4-17", rtpPercent: "91.67" },
    { id: "total-5-16", rtpPercent: "94.44" },
    { id: "total-6-15", rtpPercent: "92.59" },
    { id: "total-7-14", rtpPercent: "97.22" },
    { id: "total-8-13", rtpPercent: "97.22" },
    { id: "total-9-12", rtpPercent: "92.59" },
    { id: "total-10-11", rtpPercent: "87.50" },
  ],
};
