/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
export interface PublishedFigures {
  readonly rtpPercent: string;
  readonly rtpBasePercent: string;
  readonly rtpFeaturePercent: string;
  readonly hitRatePercent: string;
  readonly featureOneIn: string;
  readonly maxWinOneIn: string;
  /** Of a round's win, in stakes. */
  readonly standardDeviation: string;
}

/** By code and version: "onca-dourada@1". */
export const publishedFigures: Readonly<Record<string, PublishedFigures>> = {
  "onca-dourada@1": {
    rtpPercent: "96.02",
    rtpBasePercent: "69.54",
    rtpFeaturePercent: "26.48",
    hitRatePercent: "43.87",
    featureOneIn: "140.4",
    maxWinOneIn: "2922600",
    standardDeviation: "5.351661",
  },
  "mare-alta@1": {
    rtpPercent: "96.04",
    rtpBasePercent: "72.83",
    rtpFeaturePercent: "23.21",
    hitRatePercent: "53.85",
    featureOneIn: "96.1",
    maxWinOneIn: "28620967",
    standardDeviation: "3.641752",
  },
  "noite-do-saci@1": {
    rtpPercent: "96.03",
    rtpBasePercent: "49.03",
    rtpFeaturePercent: "47.00",
    hitRatePercent: "33.72",
    featureOneIn: "196.5",
    maxWinOneIn: "13212226",
    standardDeviation: "11.019148",
  },
};
