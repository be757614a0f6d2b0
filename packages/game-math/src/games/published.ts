/** The figures that each game publishes. Written by `npm run maths`; do not edit by hand. */
export interface PublishedFigures {
  readonly rtpPercent: string;
  readonly hitRatePercent: string;
  readonly featureOneIn: string;
  readonly maxWinOneIn: string;
}

/** By code and version: "onca-dourada@1". */
export const publishedFigures: Readonly<Record<string, PublishedFigures>> = {
  "onca-dourada@1": {
    rtpPercent: "96.03",
    hitRatePercent: "43.80",
    featureOneIn: "140.4",
    maxWinOneIn: "0",
  },
  "mare-alta@1": {
    rtpPercent: "95.98",
    hitRatePercent: "60.00",
    featureOneIn: "96.1",
    maxWinOneIn: "0",
  },
  "noite-do-saci@1": {
    rtpPercent: "96.03",
    hitRatePercent: "26.00",
    featureOneIn: "196.5",
    maxWinOneIn: "0",
  },
};
