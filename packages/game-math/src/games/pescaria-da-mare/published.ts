/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 2,
  rtpPercent: "97.00",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "48.50",
  paidRatePercent: "48.50",
  maxWinMultiplier: 2500,
  maxWinOneIn: "12887",
  standardDeviation: "0.999550",
  options: [
    { id: "sardine", rtpPercent: "97.00" },
    { id: "shrimp", rtpPercent: "97.00" },
    { id: "clown", rtpPercent: "97.00" },
    { id: "seahorse", rtpPercent: "97.00" },
    { id: "puffer", rtpPercent: "97.00" },
    { id: "crab", rtpPercent: "97.00" },
    { id: "squid", rtpPercent: "97.00" },
    { id: "turtle", rtpPercent: "97.00" },
    { id: "lionfish", rtpPercent: "97.00" },
    { id: "ray", rtpPercent: "97.00" },
    { id: "shark", rtpPercent: "97.00" },
    { id: "whale", rtpPercent: "97.00" },
    { id: "kingOctopus", rtpPercent: "97.00" },
    { id: "seaSerpent", rtpPercent: "97.00" },
    { id: "goldenTide", rtpPercent: "97.00" },
  ],
};
