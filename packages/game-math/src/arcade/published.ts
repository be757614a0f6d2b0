/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const arcadePublished: Readonly<Record<string, GameFigures>> = {
  "dados@1": {
    rtpPercent: "99.00",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "49.50",
    paidRatePercent: "49.50",
    maxWinMultiplier: 49.5,
    maxWinOneIn: "50.0",
    standardDeviation: "0.999950",
    options: [
      {
        id: "chance-4950",
        rtpPercent: "99.00",
      },
      {
        id: "chance-200",
        rtpPercent: "99.00",
      },
      {
        id: "chance-500",
        rtpPercent: "99.00",
      },
      {
        id: "chance-1000",
        rtpPercent: "99.00",
      },
      {
        id: "chance-2500",
        rtpPercent: "99.00",
      },
      {
        id: "chance-5000",
        rtpPercent: "99.00",
      },
      {
        id: "chance-7500",
        rtpPercent: "99.00",
      },
      {
        id: "chance-9000",
        rtpPercent: "99.00",
      },
      {
        id: "chance-9500",
        rtpPercent: "98.80",
      },
      {
        id: "chance-9706",
        rtpPercent: "98.03",
      },
      {
        id: "chance-9800",
        rtpPercent: "98.98",
      },
    ],
  },
  "estrela-cadente@1": {
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
        id: "target-200",
        rtpPercent: "99.00",
      },
      {
        id: "target-101",
        rtpPercent: "99.00",
      },
      {
        id: "target-150",
        rtpPercent: "99.00",
      },
      {
        id: "target-300",
        rtpPercent: "99.00",
      },
      {
        id: "target-500",
        rtpPercent: "99.00",
      },
      {
        id: "target-1000",
        rtpPercent: "99.00",
      },
      {
        id: "target-10000",
        rtpPercent: "99.00",
      },
      {
        id: "target-100000",
        rtpPercent: "99.00",
      },
      {
        id: "target-1000000",
        rtpPercent: "99.00",
      },
    ],
  },
  "roda-da-praia@1": {
    rtpPercent: "99.00",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "50.00",
    paidRatePercent: "50.00",
    maxWinMultiplier: 33,
    maxWinOneIn: "50.0",
    standardDeviation: "1.121116",
    options: [
      {
        id: "medium-20",
        rtpPercent: "99.00",
      },
      {
        id: "low-10",
        rtpPercent: "99.00",
      },
      {
        id: "low-20",
        rtpPercent: "99.00",
      },
      {
        id: "low-30",
        rtpPercent: "99.00",
      },
      {
        id: "low-40",
        rtpPercent: "99.00",
      },
      {
        id: "low-50",
        rtpPercent: "99.00",
      },
      {
        id: "medium-10",
        rtpPercent: "99.00",
      },
      {
        id: "medium-30",
        rtpPercent: "99.00",
      },
      {
        id: "medium-40",
        rtpPercent: "99.00",
      },
      {
        id: "medium-50",
        rtpPercent: "99.00",
      },
      {
        id: "high-10",
        rtpPercent: "99.00",
      },
      {
        id: "high-20",
        rtpPercent: "99.00",
      },
      {
        id: "high-30",
        rtpPercent: "99.00",
      },
      {
        id: "high-40",
        rtpPercent: "99.00",
      },
      {
        id: "high-50",
        rtpPercent: "99.00",
      },
    ],
  },
  "plinko-tropical@1": {
    rtpPercent: "98.99",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "38.77",
    paidRatePercent: "100.00",
    maxWinMultiplier: 1000,
    maxWinOneIn: "32768",
    standardDeviation: "1.287682",
    options: [
      {
        id: "medium-12",
        rtpPercent: "98.99",
      },
      {
        id: "low-8",
        rtpPercent: "98.98",
      },
      {
        id: "low-9",
        rtpPercent: "99.14",
      },
      {
        id: "low-10",
        rtpPercent: "98.83",
      },
      {
        id: "low-11",
        rtpPercent: "98.98",
      },
      {
        id: "low-12",
        rtpPercent: "98.98",
      },
      {
        id: "low-13",
        rtpPercent: "99.00",
      },
      {
        id: "low-14",
        rtpPercent: "99.00",
      },
      {
        id: "low-15",
        rtpPercent: "99.00",
      },
      {
        id: "low-16",
        rtpPercent: "99.00",
      },
      {
        id: "medium-8",
        rtpPercent: "98.91",
      },
      {
        id: "medium-9",
        rtpPercent: "98.98",
      },
      {
        id: "medium-10",
        rtpPercent: "99.00",
      },
      {
        id: "medium-11",
        rtpPercent: "99.00",
      },
      {
        id: "medium-13",
        rtpPercent: "99.00",
      },
      {
        id: "medium-14",
        rtpPercent: "98.99",
      },
      {
        id: "medium-15",
        rtpPercent: "99.00",
      },
      {
        id: "medium-16",
        rtpPercent: "98.99",
      },
      {
        id: "high-8",
        rtpPercent: "99.06",
      },
      {
        id: "high-9",
        rtpPercent: "98.98",
      },
      {
        id: "high-10",
        rtpPercent: "98.98",
      },
      {
        id: "high-11",
        rtpPercent: "99.00",
      },
      {
        id: "high-12",
        rtpPercent: "99.12",
      },
      {
        id: "high-13",
        rtpPercent: "99.00",
      },
      {
        id: "high-14",
        rtpPercent: "98.98",
      },
      {
        id: "high-15",
        rtpPercent: "99.00",
      },
      {
        id: "high-16",
        rtpPercent: "98.98",
      },
    ],
  },
  "garimpo@1": {
    rtpPercent: "98.43",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "66.96",
    paidRatePercent: "66.96",
    maxWinMultiplier: 9193.38,
    maxWinOneIn: "9286",
    standardDeviation: "0.691443",
    options: [
      {
        id: "mines-3",
        rtpPercent: "98.43",
      },
      {
        id: "mines-1",
        rtpPercent: "98.28",
      },
      {
        id: "mines-2",
        rtpPercent: "98.44",
      },
      {
        id: "mines-4",
        rtpPercent: "98.28",
      },
      {
        id: "mines-5",
        rtpPercent: "98.40",
      },
      {
        id: "mines-6",
        rtpPercent: "98.59",
      },
      {
        id: "mines-7",
        rtpPercent: "98.64",
      },
      {
        id: "mines-8",
        rtpPercent: "98.60",
      },
      {
        id: "mines-9",
        rtpPercent: "98.56",
      },
      {
        id: "mines-10",
        rtpPercent: "98.70",
      },
      {
        id: "mines-11",
        rtpPercent: "98.56",
      },
      {
        id: "mines-12",
        rtpPercent: "98.80",
      },
      {
        id: "mines-13",
        rtpPercent: "98.88",
      },
      {
        id: "mines-14",
        rtpPercent: "99.00",
      },
      {
        id: "mines-15",
        rtpPercent: "98.80",
      },
      {
        id: "mines-16",
        rtpPercent: "98.97",
      },
      {
        id: "mines-17",
        rtpPercent: "98.88",
      },
      {
        id: "mines-18",
        rtpPercent: "98.84",
      },
      {
        id: "mines-19",
        rtpPercent: "98.88",
      },
      {
        id: "mines-20",
        rtpPercent: "99.00",
      },
      {
        id: "mines-21",
        rtpPercent: "98.88",
      },
      {
        id: "mines-22",
        rtpPercent: "99.00",
      },
      {
        id: "mines-23",
        rtpPercent: "98.96",
      },
      {
        id: "mines-24",
        rtpPercent: "99.00",
      },
    ],
  },
  "torre-do-saci@1": {
    rtpPercent: "98.96",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "29.63",
    paidRatePercent: "29.63",
    maxWinMultiplier: 4055.04,
    maxWinOneIn: "4096",
    standardDeviation: "1.525122",
    options: [
      {
        id: "medium",
        rtpPercent: "98.67",
      },
      {
        id: "easy",
        rtpPercent: "98.72",
      },
      {
        id: "hard",
        rtpPercent: "99.00",
      },
      {
        id: "expert",
        rtpPercent: "99.00",
      },
      {
        id: "master",
        rtpPercent: "99.00",
      },
    ],
  },
};
