// Protects: what was used is written together, in one order, and a failed write loses nothing.
import { expect, test } from "vitest";
import { createLogger } from "../logger.ts";
import { createTouches, type Touch } from "./touches.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));

function open(write: (touches: readonly Touch[]) => Promise<void>) {
  return createTouches({ write, logger: createLogger("silent") });
}

test("many are one statement, ordered by id, each with its last time", async () => {
  const written: (readonly Touch[])[] = [];
  const touches = open(async (some) => void written.push(some));
  touches.note("b", at(1));
  touches.note("a", at(2));
  touches.note("b", at(3));
  await touches.close();
  await touches.close();
  expect(written).toEqual([
    [
      { id: "a", at: at(2) },
      { id: "b", at: at(3) },
    ],
  ]);
});

test("what could not be written is written the next time, the newer of two", async () => {
  const written: (readonly Touch[])[] = [];
  let isAway = true;
  const touches = open(async (some) => {
    if (isAway) throw new Error("away");
    written.push(some);
  });
  touches.note("a", at(1));
  touches.note("b", at(1));
  await touches.flush();
  touches.note("a", at(5));
  isAway = false;
  await touches.close();
  expect(written).toEqual([
    [
      { id: "a", at: at(5) },
      { id: "b", at: at(1) },
    ],
  ]);
});
