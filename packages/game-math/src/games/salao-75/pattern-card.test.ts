// Protects: a card of patterns is a real one, and is paid by the ball that completes each pattern.
import { expect, test } from "vitest";
import { CARD_NUMBERS, payPatterns, readPatternCard, rowsOf } from "./pattern-card.ts";

const card = [
  [4, 11, 2, 15, 8],
  [30, 17, 22, 25, 19],
  [31, 44, 38, 40],
  [60, 46, 53, 58, 49],
  [75, 61, 68, 70, 66],
];
const corners = [4, 8, 75, 66];
const restOfCross = [17, 25, 46, 58];
const restOfFrame = [11, 2, 15, 30, 19, 31, 40, 60, 49, 61, 68, 70];
const inside = [22, 44, 38, 53];
const own = new Set(card.flat());
const others = Array.from({ length: CARD_NUMBERS }, (_, index) => index + 1).filter(
  (number) => !own.has(number),
);

/** A draw in which each part's last number is this ball, counted from 1. */
function drawWith(...balls: readonly number[]): number[] {
  const left = [...others];
  const parts = [corners, restOfCross, restOfFrame, inside].map((numbers, index) => ({
    numbers: [...numbers],
    last: balls[index] ?? 0,
  }));
  const drawn: number[] = [];
  for (let ball = 1; ball <= 55; ball += 1) {
    const ending = parts.find(({ last }) => last === ball);
    const open = parts.find(({ numbers, last }) => numbers.length > 1 && last > ball);
    const number = ending?.numbers.pop() ?? open?.numbers.pop() ?? left.pop();
    if (number !== undefined) drawn.push(number);
  }
  return drawn;
}

test("each pattern pays by the ball that completed it, and they add up", () => {
  expect(payPatterns(card, drawWith(30, 42, 49, 50))).toEqual({
    completed: { corners: 30, cross: 42, frame: 49, full: 50 },
    prizes: { corners: 700, cross: 2_500, frame: 20_000, full: 250_000 },
    winHundredths: 273_200,
  });
});

test("a ball later is a band less", () => {
  expect(payPatterns(card, drawWith(31, 43, 51, 52))).toEqual({
    completed: { corners: 31, cross: 43, frame: 51, full: 52 },
    prizes: { corners: 200, cross: 500, frame: 3_500, full: 100_000 },
    winHundredths: 104_200,
  });
  expect(payPatterns(card, drawWith(41, 51, 55, 60))).toEqual({
    completed: { corners: 41, cross: 51, frame: 55 },
    prizes: { cross: 200, frame: 3_500 },
    winHundredths: 3_700,
  });
});

test("the corners belong to the cross, to the frame and to all", () => {
  expect(payPatterns(card, drawWith(55, 20, 40, 45))).toEqual({
    completed: { corners: 55, cross: 55, frame: 55, full: 55 },
    prizes: { cross: 200, frame: 3_500, full: 100_000 },
    winHundredths: 103_700,
  });
});

test("what is not complete with the last ball is not", () => {
  expect(payPatterns(card, drawWith(56, 20, 40, 45))).toEqual({
    completed: {},
    prizes: {},
    winHundredths: 0,
  });
});

test("a card has five columns of its own fifteen numbers each, four in the middle one", () => {
  const column = (place: number, numbers: unknown) =>
    readPatternCard(card.map((one, index) => (index === place ? numbers : one)));
  expect(readPatternCard(card)).toEqual(card);
  expect(rowsOf(card, 2)).toEqual([31, 44, null, 38, 40]);
  expect(rowsOf(card, 1)).toEqual([30, 17, 22, 25, 19]);
  expect(column(0, [1, 2, 3, 14, 15])).not.toBeNull();
  expect(column(4, [61, 62, 63, 74, 75])).not.toBeNull();
  for (const [place, bad] of [
    [0, [0, 2, 3, 4, 5]],
    [0, [16, 2, 3, 4, 5]],
    [0, [1, 1, 3, 4, 5]],
    [0, [1, 2, 3, 4]],
    [0, [1.5, 2, 3, 4, 5]],
    [1, [15, 17, 22, 25, 19]],
    [2, [31, 44, 38, 40, 42]],
    [2, [31, 44, 38]],
    [4, [76, 61, 68, 70, 66]],
    [4, "61"],
  ] as const) {
    expect(column(place, bad)).toBeNull();
  }
  for (const bad of [card.slice(1), [...card, card[0]], "12345", null]) {
    expect(readPatternCard(bad)).toBeNull();
  }
});
