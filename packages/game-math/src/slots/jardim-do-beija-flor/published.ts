/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.18",
  method: "simulated",
  standardErrorPercent: "0.050",
  hitRatePercent: "12.90",
  paidRatePercent: "27.27",
  maxWinMultiplier: 1200,
  maxWinOneIn: "843243",
  standardDeviation: "8.901778",
  options: [],
};
