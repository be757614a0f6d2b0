/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const sharedPublished: Readonly<Record<string, GameFigures>> = {
  "voo-do-tucano@1": {
    rtpPercent: "99.00",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "49.50",
    paidRatePercent: "49.50",
    maxWinMultiplier: 10000,
    maxWinOneIn: "10101",
    standardDeviation: "0.999950",
    options: [
      {
        id: "2.00",
        rtpPercent: "99.00",
      },
      {
        id: "1.01",
        rtpPercent: "99.00",
      },
      {
        id: "1.10",
        rtpPercent: "99.00",
      },
      {
        id: "1.50",
        rtpPercent: "99.00",
      },
      {
        id: "5.00",
        rtpPercent: "99.00",
      },
      {
        id: "10.00",
        rtpPercent: "99.00",
      },
      {
        id: "100.00",
        rtpPercent: "99.00",
      },
      {
        id: "1000.00",
        rtpPercent: "99.00",
      },
      {
        id: "10000.00",
        rtpPercent: "99.00",
      },
    ],
  },
  "roleta-ao-vivo@1": {
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
        id: "red",
        rtpPercent: "97.30",
      },
      {
        id: "17",
        rtpPercent: "97.30",
      },
      {
        id: "16-17",
        rtpPercent: "97.30",
      },
      {
        id: "16-17-18",
        rtpPercent: "97.30",
      },
      {
        id: "16-17-19-20",
        rtpPercent: "97.30",
      },
      {
        id: "16-17-18-19-20-21",
        rtpPercent: "97.30",
      },
      {
        id: "0-1-2-3",
        rtpPercent: "97.30",
      },
      {
        id: "dozen-1",
        rtpPercent: "97.30",
      },
      {
        id: "column-1",
        rtpPercent: "97.30",
      },
    ],
  },
  "bacara-ao-vivo@1": {
    rtpPercent: "98.94",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "45.86",
    paidRatePercent: "55.38",
    maxWinMultiplier: 12,
    maxWinOneIn: "13.4",
    standardDeviation: "0.927372",
    options: [
      {
        id: "banker",
        rtpPercent: "98.94",
      },
      {
        id: "player",
        rtpPercent: "98.76",
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
  "keno-minuto@1": {
    rtpPercent: "95.16",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "9.67",
    paidRatePercent: "9.67",
    maxWinMultiplier: 100000,
    maxWinOneIn: "1380688",
    standardDeviation: "14.907278",
    options: [
      {
        id: "5-spot",
        rtpPercent: "95.16",
      },
      {
        id: "1-spot",
        rtpPercent: "95.00",
      },
      {
        id: "2-spot",
        rtpPercent: "95.09",
      },
      {
        id: "3-spot",
        rtpPercent: "95.05",
      },
      {
        id: "4-spot",
        rtpPercent: "95.00",
      },
      {
        id: "6-spot",
        rtpPercent: "95.10",
      },
      {
        id: "7-spot",
        rtpPercent: "94.70",
      },
      {
        id: "8-spot",
        rtpPercent: "94.91",
      },
      {
        id: "9-spot",
        rtpPercent: "95.10",
      },
      {
        id: "10-spot",
        rtpPercent: "95.14",
      },
    ],
  },
  "seis-da-sorte@1": {
    rtpPercent: "94.68",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "10.51",
    paidRatePercent: "10.51",
    maxWinMultiplier: 100000,
    maxWinOneIn: "50063860",
    standardDeviation: "26.271693",
    options: [],
  },
  "salao-de-bingo@1": {
    rtpPercent: "96.52",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "9.79",
    paidRatePercent: "9.79",
    maxWinMultiplier: 5230,
    maxWinOneIn: "2699490",
    standardDeviation: "18.770444",
    options: [],
  },
};
