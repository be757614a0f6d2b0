// Protects: a card of the hall is a real one, and is paid by the ball that completes each prize.
import { expect, test } from "vitest";
import { HALL_NUMBERS, payHall, readHallCard } from "./bingo-hall.ts";

const card = [
  [4, 16, 22, 58, 81],
  [9, 30, 47, 63, 74],
  [12, 28, 51, 69, 90],
];
const own = new Set(card.flat());
const others = Array.from({ length: HALL_NUMBERS }, (_, index) => index + 1).filter(
  (number) => !own.has(number),
);

/** A draw in which the rows are complete with these balls, counted from 1. */
function drawWith(...balls: readonly number[]): number[] {
  const left = [...others];
  const drawn: number[] = [];
  const rows = card.map((row, index) => ({ numbers: [...row], last: balls[index] ?? 0 }));
  for (let ball = 1; ball <= 70; ball += 1) {
    const ending = rows.find(({ last }) => last === ball);
    const open = rows.find(({ numbers, last }) => numbers.length > 1 && last > ball);
    const number = ending?.numbers.pop() ?? open?.numbers.pop() ?? left.pop();
    if (number !== undefined) drawn.push(number);
  }
  return drawn;
}

test("the first row completed is the line, the second two, the last the house", () => {
  const pay = payHall(card, drawWith(22, 40, 45));
  expect(pay).toEqual({
    completed: { line: 22, twoLines: 40, fullHouse: 45 },
    prizes: { line: 8_000, twoLines: 15_000, fullHouse: 500_000 },
    winHundredths: 523_000,
  });
  expect(payHall(card, drawWith(45, 22, 40))).toEqual(pay);
});

test("a ball later is a band less", () => {
  expect(payHall(card, drawWith(23, 41, 46))).toEqual({
    completed: { line: 23, twoLines: 41, fullHouse: 46 },
    prizes: { line: 1_500, twoLines: 2_500, fullHouse: 150_000 },
    winHundredths: 154_000,
  });
  expect(payHall(card, drawWith(46, 56, 70))).toEqual({
    completed: { line: 46, twoLines: 56, fullHouse: 70 },
    prizes: { fullHouse: 300 },
    winHundredths: 300,
  });
});

test("what is not complete with the last ball is not", () => {
  expect(payHall(card, drawWith(45, 71, 72))).toEqual({
    completed: { line: 45 },
    prizes: { line: 200 },
    winHundredths: 200,
  });
});

test("a card has three rising rows of five, from five columns each, and no number twice", () => {
  const row = (numbers: readonly number[]) => readHallCard([numbers, ...card.slice(1)]);
  expect(readHallCard(card)).toEqual(card);
  expect(row([1, 16, 22, 58, 81])).not.toBeNull();
  expect(row([9, 10, 29, 59, 80])).toBeNull();
  expect(row([3, 10, 29, 59, 80])).not.toBeNull();
  for (const bad of [
    [0, 16, 22, 58, 81],
    [4, 16, 22, 58, 91],
    [4, 16, 22, 81, 90],
    [16, 4, 22, 58, 81],
    [4, 16, 22, 81, 58],
    [9, 16, 22, 58, 81],
    [4, 16, 22, 58],
  ]) {
    expect(row(bad)).toBeNull();
  }
  // 81 and 90 are of one column, also where no other row has the 90.
  expect(readHallCard([[4, 16, 22, 81, 90], card[1], [12, 28, 51, 69, 80]])).toBeNull();
  for (const bad of [card.slice(1), [...card, card[0]], "123", null]) {
    expect(readHallCard(bad)).toBeNull();
  }
});
