// Protects: the mean that the desk shows is the mean of what players gave.
import { expect, test } from "vitest";
import { meanStars } from "./mean-stars.ts";

test("the mean of the stars is shown to a tenth", () => {
  expect(meanStars([0, 0, 0, 0, 0])).toBeNull();
  expect(meanStars([1, 0, 0, 0, 0])).toBe("1.0");
  expect(meanStars([0, 0, 1, 1, 1])).toBe("4.0");
  expect(meanStars([1, 0, 0, 0, 2])).toBe("3.7");
});
