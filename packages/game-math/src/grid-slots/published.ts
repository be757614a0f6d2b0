/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const gridSlotsPublished: Readonly<Record<string, GameFigures>> = {
  "tucano-da-sorte@1": {
    rtpPercent: "96.15",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "24.48",
    maxWinOneIn: "16589",
    standardDeviation: "7.668455",
    options: [],
  },
  "boto-encantado@1": {
    rtpPercent: "95.60",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "39.28",
    maxWinOneIn: "5893299010",
    standardDeviation: "5.069301",
    options: [],
  },
  "cascata-do-ouro@1": {
    rtpPercent: "96.13",
    method: "simulated",
    standardErrorPercent: "0.049",
    hitRatePercent: "28.93",
    maxWinOneIn: "58333333",
    standardDeviation: "7.087011",
    options: [],
  },
  "recife-vivo@1": {
    rtpPercent: "96.19",
    method: "simulated",
    standardErrorPercent: "0.050",
    hitRatePercent: "28.40",
    maxWinOneIn: "25714286",
    standardDeviation: "8.118538",
    options: [],
  },
  "luar-do-sertao@1": {
    rtpPercent: "96.41",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "33.11",
    maxWinOneIn: "68089",
    standardDeviation: "4.966426",
    options: [],
  },
  "rio-das-piranhas@1": {
    rtpPercent: "96.32",
    method: "simulated",
    standardErrorPercent: "0.048",
    hitRatePercent: "35.93",
    maxWinOneIn: "18181818",
    standardDeviation: "6.627395",
    options: [],
  },
  "trilha-do-curupira@1": {
    rtpPercent: "96.07",
    method: "simulated",
    standardErrorPercent: "0.049",
    hitRatePercent: "38.46",
    maxWinOneIn: null,
    standardDeviation: "7.637334",
    options: [
      {
        id: "spin",
        rtpPercent: "96.07",
      },
      {
        id: "buy",
        rtpPercent: "96.21",
      },
    ],
  },
  "noite-de-sao-joao@1": {
    rtpPercent: "95.95",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "37.19",
    maxWinOneIn: "5409",
    standardDeviation: "14.193176",
    options: [],
  },
  "boteco-777@1": {
    rtpPercent: "96.17",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "47.62",
    maxWinOneIn: null,
    standardDeviation: "3.981405",
    options: [
      {
        id: "lines-5",
        rtpPercent: "96.17",
      },
      {
        id: "lines-4",
        rtpPercent: "96.17",
      },
      {
        id: "lines-3",
        rtpPercent: "96.17",
      },
      {
        id: "lines-2",
        rtpPercent: "96.17",
      },
      {
        id: "lines-1",
        rtpPercent: "96.17",
      },
    ],
  },
};
