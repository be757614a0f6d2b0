/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const cardsPublished: Readonly<Record<string, GameFigures>> = {
  "vinte-e-um@1": {
    rtpPercent: "99.67",
    method: "simulated",
    standardErrorPercent: "0.0057",
    hitRatePercent: "42.41",
    paidRatePercent: "55.64",
    maxWinMultiplier: 2.5,
    maxWinOneIn: "22.1",
    standardDeviation: "1.140438",
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
    hitRatePercent: "44.62",
    paidRatePercent: "54.14",
    maxWinMultiplier: 12,
    maxWinOneIn: "13.4",
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
    hitRatePercent: "24.00",
    paidRatePercent: "45.46",
    maxWinMultiplier: 800,
    maxWinOneIn: "40391",
    standardDeviation: "4.417542",
    options: [],
  },
  "maior-ou-menor@1": {
    rtpPercent: "98.73",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "77.51",
    paidRatePercent: "77.51",
    maxWinMultiplier: 2000,
    maxWinOneIn: "2450",
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
