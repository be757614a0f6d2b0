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
    rtpPercent: "96.55",
    method: "simulated",
    standardErrorPercent: "0.550",
    hitRatePercent: "28.93",
    maxWinOneIn: null,
    standardDeviation: "7.106675",
    options: [],
  },
  "recife-vivo@1": {
    rtpPercent: "95.88",
    method: "simulated",
    standardErrorPercent: "0.421",
    hitRatePercent: "28.45",
    maxWinOneIn: null,
    standardDeviation: "7.730975",
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
    rtpPercent: "95.81",
    method: "simulated",
    standardErrorPercent: "0.439",
    hitRatePercent: "35.90",
    maxWinOneIn: "10000000",
    standardDeviation: "6.675887",
    options: [],
  },
  "trilha-do-curupira@1": {
    rtpPercent: "94.77",
    method: "simulated",
    standardErrorPercent: "0.579",
    hitRatePercent: "38.46",
    maxWinOneIn: null,
    standardDeviation: "7.524201",
    options: [
      {
        id: "spin",
        rtpPercent: "94.77",
      },
      {
        id: "buy",
        rtpPercent: "96.57",
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
