/** The figures that each game publishes. Written by `npm run maths`, never by hand. */
import type { GameFigures } from "../engine.ts";

/** By code and version: "some-game@1". */
export const sharedPublished: Readonly<Record<string, GameFigures>> = {
  "voo-do-tucano@1": {
    rtpPercent: "99.00",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "49.50",
    maxWinOneIn: "10101.0",
    standardDeviation: "1.00",
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
    maxWinOneIn: "37.0",
    standardDeviation: "1.00",
    options: [
      {
        id: "red",
        rtpPercent: "97.30",
      },
      {
        id: "0",
        rtpPercent: "97.30",
      },
      {
        id: "1",
        rtpPercent: "97.30",
      },
      {
        id: "2",
        rtpPercent: "97.30",
      },
      {
        id: "3",
        rtpPercent: "97.30",
      },
      {
        id: "4",
        rtpPercent: "97.30",
      },
      {
        id: "5",
        rtpPercent: "97.30",
      },
      {
        id: "6",
        rtpPercent: "97.30",
      },
      {
        id: "7",
        rtpPercent: "97.30",
      },
      {
        id: "8",
        rtpPercent: "97.30",
      },
      {
        id: "9",
        rtpPercent: "97.30",
      },
      {
        id: "10",
        rtpPercent: "97.30",
      },
      {
        id: "11",
        rtpPercent: "97.30",
      },
      {
        id: "12",
        rtpPercent: "97.30",
      },
      {
        id: "13",
        rtpPercent: "97.30",
      },
      {
        id: "14",
        rtpPercent: "97.30",
      },
      {
        id: "15",
        rtpPercent: "97.30",
      },
      {
        id: "16",
        rtpPercent: "97.30",
      },
      {
        id: "17",
        rtpPercent: "97.30",
      },
      {
        id: "18",
        rtpPercent: "97.30",
      },
      {
        id: "19",
        rtpPercent: "97.30",
      },
      {
        id: "20",
        rtpPercent: "97.30",
      },
      {
        id: "21",
        rtpPercent: "97.30",
      },
      {
        id: "22",
        rtpPercent: "97.30",
      },
      {
        id: "23",
        rtpPercent: "97.30",
      },
      {
        id: "24",
        rtpPercent: "97.30",
      },
      {
        id: "25",
        rtpPercent: "97.30",
      },
      {
        id: "26",
        rtpPercent: "97.30",
      },
      {
        id: "27",
        rtpPercent: "97.30",
      },
      {
        id: "28",
        rtpPercent: "97.30",
      },
      {
        id: "29",
        rtpPercent: "97.30",
      },
      {
        id: "30",
        rtpPercent: "97.30",
      },
      {
        id: "31",
        rtpPercent: "97.30",
      },
      {
        id: "32",
        rtpPercent: "97.30",
      },
      {
        id: "33",
        rtpPercent: "97.30",
      },
      {
        id: "34",
        rtpPercent: "97.30",
      },
      {
        id: "35",
        rtpPercent: "97.30",
      },
      {
        id: "36",
        rtpPercent: "97.30",
      },
      {
        id: "1-2",
        rtpPercent: "97.30",
      },
      {
        id: "1-4",
        rtpPercent: "97.30",
      },
      {
        id: "1-2-3",
        rtpPercent: "97.30",
      },
      {
        id: "1-2-4-5",
        rtpPercent: "97.30",
      },
      {
        id: "1-2-3-4-5-6",
        rtpPercent: "97.30",
      },
      {
        id: "2-3",
        rtpPercent: "97.30",
      },
      {
        id: "2-5",
        rtpPercent: "97.30",
      },
      {
        id: "2-3-5-6",
        rtpPercent: "97.30",
      },
      {
        id: "3-6",
        rtpPercent: "97.30",
      },
      {
        id: "4-5",
        rtpPercent: "97.30",
      },
      {
        id: "4-7",
        rtpPercent: "97.30",
      },
      {
        id: "4-5-6",
        rtpPercent: "97.30",
      },
      {
        id: "4-5-7-8",
        rtpPercent: "97.30",
      },
      {
        id: "4-5-6-7-8-9",
        rtpPercent: "97.30",
      },
      {
        id: "5-6",
        rtpPercent: "97.30",
      },
      {
        id: "5-8",
        rtpPercent: "97.30",
      },
      {
        id: "5-6-8-9",
        rtpPercent: "97.30",
      },
      {
        id: "6-9",
        rtpPercent: "97.30",
      },
      {
        id: "7-8",
        rtpPercent: "97.30",
      },
      {
        id: "7-10",
        rtpPercent: "97.30",
      },
      {
        id: "7-8-9",
        rtpPercent: "97.30",
      },
      {
        id: "7-8-10-11",
        rtpPercent: "97.30",
      },
      {
        id: "7-8-9-10-11-12",
        rtpPercent: "97.30",
      },
      {
        id: "8-9",
        rtpPercent: "97.30",
      },
      {
        id: "8-11",
        rtpPercent: "97.30",
      },
      {
        id: "8-9-11-12",
        rtpPercent: "97.30",
      },
      {
        id: "9-12",
        rtpPercent: "97.30",
      },
      {
        id: "10-11",
        rtpPercent: "97.30",
      },
      {
        id: "10-13",
        rtpPercent: "97.30",
      },
      {
        id: "10-11-12",
        rtpPercent: "97.30",
      },
      {
        id: "10-11-13-14",
        rtpPercent: "97.30",
      },
      {
        id: "10-11-12-13-14-15",
        rtpPercent: "97.30",
      },
      {
        id: "11-12",
        rtpPercent: "97.30",
      },
      {
        id: "11-14",
        rtpPercent: "97.30",
      },
      {
        id: "11-12-14-15",
        rtpPercent: "97.30",
      },
      {
        id: "12-15",
        rtpPercent: "97.30",
      },
      {
        id: "13-14",
        rtpPercent: "97.30",
      },
      {
        id: "13-16",
        rtpPercent: "97.30",
      },
      {
        id: "13-14-15",
        rtpPercent: "97.30",
      },
      {
        id: "13-14-16-17",
        rtpPercent: "97.30",
      },
      {
        id: "13-14-15-16-17-18",
        rtpPercent: "97.30",
      },
      {
        id: "14-15",
        rtpPercent: "97.30",
      },
      {
        id: "14-17",
        rtpPercent: "97.30",
      },
      {
        id: "14-15-17-18",
        rtpPercent: "97.30",
      },
      {
        id: "15-18",
        rtpPercent: "97.30",
      },
      {
        id: "16-17",
        rtpPercent: "97.30",
      },
      {
        id: "16-19",
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
        id: "17-18",
        rtpPercent: "97.30",
      },
      {
        id: "17-20",
        rtpPercent: "97.30",
      },
      {
        id: "17-18-20-21",
        rtpPercent: "97.30",
      },
      {
        id: "18-21",
        rtpPercent: "97.30",
      },
      {
        id: "19-20",
        rtpPercent: "97.30",
      },
      {
        id: "19-22",
        rtpPercent: "97.30",
      },
      {
        id: "19-20-21",
        rtpPercent: "97.30",
      },
      {
        id: "19-20-22-23",
        rtpPercent: "97.30",
      },
      {
        id: "19-20-21-22-23-24",
        rtpPercent: "97.30",
      },
      {
        id: "20-21",
        rtpPercent: "97.30",
      },
      {
        id: "20-23",
        rtpPercent: "97.30",
      },
      {
        id: "20-21-23-24",
        rtpPercent: "97.30",
      },
      {
        id: "21-24",
        rtpPercent: "97.30",
      },
      {
        id: "22-23",
        rtpPercent: "97.30",
      },
      {
        id: "22-25",
        rtpPercent: "97.30",
      },
      {
        id: "22-23-24",
        rtpPercent: "97.30",
      },
      {
        id: "22-23-25-26",
        rtpPercent: "97.30",
      },
      {
        id: "22-23-24-25-26-27",
        rtpPercent: "97.30",
      },
      {
        id: "23-24",
        rtpPercent: "97.30",
      },
      {
        id: "23-26",
        rtpPercent: "97.30",
      },
      {
        id: "23-24-26-27",
        rtpPercent: "97.30",
      },
      {
        id: "24-27",
        rtpPercent: "97.30",
      },
      {
        id: "25-26",
        rtpPercent: "97.30",
      },
      {
        id: "25-28",
        rtpPercent: "97.30",
      },
      {
        id: "25-26-27",
        rtpPercent: "97.30",
      },
      {
        id: "25-26-28-29",
        rtpPercent: "97.30",
      },
      {
        id: "25-26-27-28-29-30",
        rtpPercent: "97.30",
      },
      {
        id: "26-27",
        rtpPercent: "97.30",
      },
      {
        id: "26-29",
        rtpPercent: "97.30",
      },
      {
        id: "26-27-29-30",
        rtpPercent: "97.30",
      },
      {
        id: "27-30",
        rtpPercent: "97.30",
      },
      {
        id: "28-29",
        rtpPercent: "97.30",
      },
      {
        id: "28-31",
        rtpPercent: "97.30",
      },
      {
        id: "28-29-30",
        rtpPercent: "97.30",
      },
      {
        id: "28-29-31-32",
        rtpPercent: "97.30",
      },
      {
        id: "28-29-30-31-32-33",
        rtpPercent: "97.30",
      },
      {
        id: "29-30",
        rtpPercent: "97.30",
      },
      {
        id: "29-32",
        rtpPercent: "97.30",
      },
      {
        id: "29-30-32-33",
        rtpPercent: "97.30",
      },
      {
        id: "30-33",
        rtpPercent: "97.30",
      },
      {
        id: "31-32",
        rtpPercent: "97.30",
      },
      {
        id: "31-34",
        rtpPercent: "97.30",
      },
      {
        id: "31-32-33",
        rtpPercent: "97.30",
      },
      {
        id: "31-32-34-35",
        rtpPercent: "97.30",
      },
      {
        id: "31-32-33-34-35-36",
        rtpPercent: "97.30",
      },
      {
        id: "32-33",
        rtpPercent: "97.30",
      },
      {
        id: "32-35",
        rtpPercent: "97.30",
      },
      {
        id: "32-33-35-36",
        rtpPercent: "97.30",
      },
      {
        id: "33-36",
        rtpPercent: "97.30",
      },
      {
        id: "34-35",
        rtpPercent: "97.30",
      },
      {
        id: "34-35-36",
        rtpPercent: "97.30",
      },
      {
        id: "35-36",
        rtpPercent: "97.30",
      },
      {
        id: "0-1",
        rtpPercent: "97.30",
      },
      {
        id: "0-2",
        rtpPercent: "97.30",
      },
      {
        id: "0-3",
        rtpPercent: "97.30",
      },
      {
        id: "0-1-2",
        rtpPercent: "97.30",
      },
      {
        id: "0-2-3",
        rtpPercent: "97.30",
      },
      {
        id: "0-1-2-3",
        rtpPercent: "97.30",
      },
      {
        id: "black",
        rtpPercent: "97.30",
      },
      {
        id: "even",
        rtpPercent: "97.30",
      },
      {
        id: "odd",
        rtpPercent: "97.30",
      },
      {
        id: "low",
        rtpPercent: "97.30",
      },
      {
        id: "high",
        rtpPercent: "97.30",
      },
      {
        id: "dozen-1",
        rtpPercent: "97.30",
      },
      {
        id: "dozen-2",
        rtpPercent: "97.30",
      },
      {
        id: "dozen-3",
        rtpPercent: "97.30",
      },
      {
        id: "column-1",
        rtpPercent: "97.30",
      },
      {
        id: "column-2",
        rtpPercent: "97.30",
      },
      {
        id: "column-3",
        rtpPercent: "97.30",
      },
    ],
  },
  "bacara-ao-vivo@1": {
    rtpPercent: "98.94",
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: "55.38",
    maxWinOneIn: "13.4",
    standardDeviation: "0.93",
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
};
