// Protects: what is there is not waited for, what is not is, and neither swallows an error.
import { expect, test } from "vitest";
import { soon } from "./soon.ts";

const half = (value: number): number => {
  if (value % 2 !== 0) throw new RangeError("odd");
  return value / 2;
};

test("what is there goes on at once", () => {
  expect(soon(8, half)).toBe(4);
  expect(soon(soon(8, half), half)).toBe(2);
  expect(() => soon(7, half)).toThrow("odd");
});

test("what is not there yet is waited for", async () => {
  expect(await soon(Promise.resolve(8), half)).toBe(4);
  expect(await soon(8, async (value) => half(value))).toBe(4);
  await expect(soon(Promise.resolve(7), half)).rejects.toThrow("odd");
  await expect(soon(Promise.reject(new Error("away")), half)).rejects.toThrow("away");
});
