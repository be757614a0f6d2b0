import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, openBench } from "./bench.ts";
import { describeConformance } from "./conformance.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describeConformance("in process", () => ({ bench, wallet: bench.inProcess }));
describeConformance("over HTTP", () => ({ bench, wallet: bench.overHttp }));

test("after all of it the books are clean", async () => {
  expect(await bench.bookDifferences()).toEqual([]);
});
