// Protects: an amount chosen by one tap can be withdrawn, and is never more than there is.
import { expect, test } from "vitest";
import { sharesOf } from "./shares.ts";

test("a quarter and half are whole reais, all of it is exact", () => {
  expect(sharesOf({ min: "10.00", max: "203.57" })).toEqual([
    { percent: 25, money: "50.00" },
    { percent: 50, money: "101.00" },
    { percent: 100, money: "203.57" },
  ]);
});

test("what is below the smallest withdrawal is not offered", () => {
  expect(sharesOf({ min: "10.00", max: "30.00" }).map(({ percent }) => percent)).toEqual([50, 100]);
  expect(sharesOf({ min: "10.00", max: "9.99" })).toEqual([]);
});
