/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "99.00",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "49.50",
  paidRatePercent: "49.50",
  maxWinMultiplier: 49.5,
  maxWinOneIn: "50",
  standardDeviation: "0.999950",
  options: [
    { id: "chance-4950", rtpPercent: "99.00" },
    { id: "chance-200", rtpPercent: "99.00" },
    { id: "chance-500", rtpPercent: "99.00" },
    { id: "chance-1000", rtpPercent: "99.00" },
    { id: "chance-2500", rtpPercent: "99.00" },
    { id: "chance-5000", rtpPercent: "99.00" },
    { id: "chance-7500", rtpPercent: "99.00" },
    { id: "chance-9000", rtpPercent: "99.00" },
    { id: "chance-9500", rtpPercent: "98.80" },
    { id: "chance-9706", rtpPercent: "98.03" },
    { id: "chance-9800", rtpPercent: "98.98" },
  ],
};
