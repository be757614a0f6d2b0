// Protects: of work that lies in a list, what fails is told and stops nothing behind it; only a
// database that is away ends the run.
import { expect, test } from "vitest";
import { oneByOne } from "./one-by-one.ts";

test("what fails is told, and the others are done", async () => {
  const done: number[] = [];
  const told: unknown[] = [];
  const work = async (item: number): Promise<void> => {
    if (item === 2) throw new Error("poisoned");
    done.push(item);
  };
  await oneByOne([1, 2, 3], work, (error, item) => told.push([item, String(error)]));
  expect([done, told]).toEqual([[1, 3], [[2, "Error: poisoned"]]]);
});

test("a database that is away ends the run", async () => {
  const tried: number[] = [];
  const work = (item: number): Promise<void> => {
    tried.push(item);
    return Promise.reject(new Error("Connection terminated unexpectedly"));
  };
  const run = oneByOne([1, 2], work, () => undefined);
  await expect(run).rejects.toThrow("Connection terminated");
  expect(tried).toEqual([1]);
});
