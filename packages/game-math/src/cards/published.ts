/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const cardsPublished: Readonly<Record<string, GameFigures>> = {
  "vinte-e-um@1": {
    rtpPercent: "99.65",
    method: "simulated",
    standardErrorPercent: "0.0114",
    hitRatePercent: "55.63",
    maxWinOneIn: "1538462",
    standardDeviation: "1.140517",
    options: [
      {
        id: "insurance",
        rtpPercent: "92.60",
      },
    ],
  },
  "bacara@1": {
    rtpPercent: "98.76",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "54.14",
    maxWinOneIn: null,
    standardDeviation: "0.951153",
    options: [
      {
        id: "player",
        rtpPercent: "98.76",
      },
      {
        id: "banker",
        rtpPercent: "98.94",
      },
      {
        id: "tie",
        rtpPercent: "95.16",
      },
      {
        id: "playerPair",
        rtpPercent: "89.64",
      },
      {
        id: "bankerPair",
        rtpPercent: "89.64",
      },
    ],
  },
  "video-poker@1": {
    rtpPercent: "99.54",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "45.46",
    maxWinOneIn: "40391",
    standardDeviation: "4.417542",
    options: [],
  },
  "maior-ou-menor@1": {
    rtpPercent: "98.73",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "77.51",
    maxWinOneIn: null,
    standardDeviation: "0.566950",
    options: [
      {
        id: "1-of-13",
        rtpPercent: "99.00",
      },
      {
        id: "2-of-13",
        rtpPercent: "98.92",
      },
      {
        id: "3-of-13",
        rtpPercent: "99.00",
      },
      {
        id: "4-of-13",
        rtpPercent: "98.77",
      },
      {
        id: "5-of-13",
        rtpPercent: "98.85",
      },
      {
        id: "6-of-13",
        rtpPercent: "98.77",
      },
      {
        id: "7-of-13",
        rtpPercent: "98.54",
      },
      {
        id: "8-of-13",
        rtpPercent: "98.46",
      },
      {
        id: "9-of-13",
        rtpPercent: "99.00",
      },
      {
        id: "10-of-13",
        rtpPercent: "98.46",
      },
      {
        id: "11-of-13",
        rtpPercent: "99.00",
      },
      {
        id: "12-of-13",
        rtpPercent: "98.77",
      },
    ],
  },
};
