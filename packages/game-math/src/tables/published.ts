/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const tablesPublished: Readonly<Record<string, GameFigures>> = {
  "roleta-europeia@1": {
    rtpPercent: "97.30",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "48.65",
    paidRatePercent: "48.65",
    maxWinMultiplier: 36,
    maxWinOneIn: "37",
    standardDeviation: "0.999635",
    options: [
      {
        id: "even-money",
        rtpPercent: "97.30",
      },
      {
        id: "dozen",
        rtpPercent: "97.30",
      },
      {
        id: "column",
        rtpPercent: "97.30",
      },
      {
        id: "six-line",
        rtpPercent: "97.30",
      },
      {
        id: "corner",
        rtpPercent: "97.30",
      },
      {
        id: "street",
        rtpPercent: "97.30",
      },
      {
        id: "split",
        rtpPercent: "97.30",
      },
      {
        id: "straight",
        rtpPercent: "97.30",
      },
    ],
  },
  "sic-bo@1": {
    rtpPercent: "97.22",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "48.61",
    paidRatePercent: "48.61",
    maxWinMultiplier: 201,
    maxWinOneIn: "216",
    standardDeviation: "0.999614",
    options: [
      {
        id: "even-money",
        rtpPercent: "97.22",
      },
      {
        id: "single",
        rtpPercent: "96.30",
      },
      {
        id: "pair",
        rtpPercent: "97.22",
      },
      {
        id: "double",
        rtpPercent: "96.30",
      },
      {
        id: "any-triple",
        rtpPercent: "94.44",
      },
      {
        id: "triple",
        rtpPercent: "93.06",
      },
      {
        id: "total-4-17",
        rtpPercent: "91.67",
      },
      {
        id: "total-5-16",
        rtpPercent: "94.44",
      },
      {
        id: "total-6-15",
        rtpPercent: "92.59",
      },
      {
        id: "total-7-14",
        rtpPercent: "97.22",
      },
      {
        id: "total-8-13",
        rtpPercent: "97.22",
      },
      {
        id: "total-9-12",
        rtpPercent: "92.59",
      },
      {
        id: "total-10-11",
        rtpPercent: "87.50",
      },
    ],
  },
  "dragao-e-tigre@1": {
    rtpPercent: "96.27",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "46.27",
    paidRatePercent: "53.73",
    maxWinMultiplier: 56,
    maxWinOneIn: "59.3",
    standardDeviation: "0.970866",
    options: [
      {
        id: "dragon-tiger",
        rtpPercent: "96.27",
      },
      {
        id: "tie",
        rtpPercent: "89.64",
      },
      {
        id: "suited-tie",
        rtpPercent: "94.46",
      },
      {
        id: "big-small",
        rtpPercent: "92.31",
      },
      {
        id: "colour",
        rtpPercent: "92.31",
      },
      {
        id: "suit",
        rtpPercent: "92.31",
      },
    ],
  },
};
