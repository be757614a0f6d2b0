// Protects: no two lines of a chart bear the same number, and zero is always among them.
import { expect, test } from "vitest";
import { heights } from "./chart-scale.ts";

test.each([
  [[0, 0], [0]],
  [
    [0, 1],
    [0, 1],
  ],
  [
    [0, 2],
    [0, 1, 2],
  ],
  [
    [3, 60],
    [0, 20, 40, 60],
  ],
  [
    [-2, 1],
    [-2, -1, 0, 1],
  ],
])("the lines of a chart of %j", (values, ticks) => {
  expect(heights(values).ticks).toEqual(ticks);
});
