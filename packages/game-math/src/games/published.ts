/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** What slots with lines tell beside what every game does. */
export interface PublishedFigures extends GameFigures {
  readonly rtpBasePercent: string;
  readonly rtpFeaturePercent: string;
  readonly featureOneIn: string;
}

/** By code and version: "onca-dourada@1". */
export const publishedFigures: Readonly<Record<string, PublishedFigures>> = {
  "onca-dourada@1": {
    rtpPercent: "96.02",
    method: "exact",
    standardErrorPercent: null,
    rtpBasePercent: "69.54",
    rtpFeaturePercent: "26.48",
    hitRatePercent: "18.49",
    paidRatePercent: "43.87",
    featureOneIn: "140.4",
    maxWinMultiplier: 1000,
    maxWinOneIn: "2922600",
    standardDeviation: "5.351661",
    options: [],
  },
  "mare-alta@2": {
    rtpPercent: "96.04",
    method: "exact",
    standardErrorPercent: null,
    rtpBasePercent: "72.83",
    rtpFeaturePercent: "23.21",
    hitRatePercent: "18.46",
    paidRatePercent: "53.85",
    featureOneIn: "96.1",
    maxWinMultiplier: 200,
    maxWinOneIn: "1686925",
    standardDeviation: "3.641160",
    options: [],
  },
  "noite-do-saci@2": {
    rtpPercent: "96.02",
    method: "exact",
    standardErrorPercent: null,
    rtpBasePercent: "49.02",
    rtpFeaturePercent: "47.00",
    hitRatePercent: "11.73",
    paidRatePercent: "33.72",
    featureOneIn: "196.5",
    maxWinMultiplier: 2500,
    maxWinOneIn: "2507202",
    standardDeviation: "10.998979",
    options: [],
  },
};
