/** The figures that the game publishes. Written by `npm run maths`, never by hand. */
import type { PublishedFigures } from "../../engine.ts";

export const published: PublishedFigures = {
  version: 1,
  rtpPercent: "96.32",
  method: "exact",
  standardErrorPercent: null,
  hitRatePercent: "13.01",
  paidRatePercent: "13.01",
  maxWinMultiplier: 2732,
  maxWinOneIn: "3940130",
  standardDeviation: "13.111228",
  options: [],
};
