// Protects: everybody sees the same circle of four seats, the free ones as free, and never oneself
// among the others.
import { expect, test } from "vitest";
import { neighboursOf, placeOf } from "./seats.ts";

test.each([
  [1, [2, 3, 4]],
  [2, [3, 4, 1]],
  [4, [1, 2, 3]],
])("from seat %i the others are %j", (own, others) => {
  expect(neighboursOf(own, []).map(({ seat }) => seat)).toEqual(others);
  expect(others.map((seat) => placeOf(own, seat))).toEqual([0, 1, 2]);
  expect(placeOf(own, own)).toBeNull();
});

test("a seat is taken or free, and who is not named is there all the same", () => {
  const seats = [
    { seat: 1, name: "jo***7" },
    { seat: 3, name: null },
  ];
  expect(neighboursOf(1, seats)).toEqual([
    { seat: 2, name: null, isTaken: false },
    { seat: 3, name: null, isTaken: true },
    { seat: 4, name: null, isTaken: false },
  ]);
});
