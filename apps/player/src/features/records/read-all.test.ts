import { expect, test } from "vitest";
import { MOST_ROWS, PAGE_SIZE, readAll } from "./read-all.ts";

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

function readerOf(list: readonly number[]) {
  return (page: number) =>
    Promise.resolve({
      items: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      total: list.length,
    });
}

test("all pages are read in order, and the progress ends at the total", async () => {
  const told: number[] = [];
  const { items, isCut } = await readAll({
    readPage: readerOf(numbers(230)),
    keyOf: String,
    onProgress: (read) => told.push(read),
  });
  expect(items).toEqual(numbers(230));
  expect(isCut).toBe(false);
  expect(told).toEqual([100, 200, 230]);
});

test("an endless list is cut, and said to be", async () => {
  const { items, isCut } = await readAll({
    readPage: readerOf(numbers(MOST_ROWS + 1)),
    keyOf: String,
    onProgress: () => undefined,
  });
  expect(items).toHaveLength(MOST_ROWS);
  expect(isCut).toBe(true);
});

test("what slides to the next page while we read stands there once", async () => {
  let list = numbers(150);
  const { items } = await readAll({
    readPage: async (page) => {
      const answer = await readerOf(list)(page);
      list = [-1, ...list];
      return answer;
    },
    keyOf: String,
    onProgress: () => undefined,
  });
  expect(new Set(items).size).toBe(items.length);
  expect(items).toContain(149);
});
