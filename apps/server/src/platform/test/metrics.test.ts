// Protects: what Prometheus reads is right and always there: a histogram's buckets add up, and a
// figure that cannot be read hides no other.
import { expect, test } from "vitest";
import { createMetrics } from "../metrics.ts";

test("a histogram counts by upper bound, of each set of labels for itself", async () => {
  const metrics = createMetrics();
  const spreadOf = metrics.histograms({ name: "test_seconds", help: "Test.", buckets: [0.1, 1] });
  const [here, there] = [spreadOf({ place: "here" }), spreadOf({ place: "there" })];
  for (const value of [0.05, 0.1, 0.5, 7]) here.observe(value);
  there.observe(0.5);
  const page = await metrics.print();
  expect(page).toContain("# TYPE test_seconds histogram");
  const lines = page.split("\n").filter((line) => line.startsWith("test_seconds"));
  expect(lines).toEqual([
    'test_seconds_bucket{place="here",le="0.1"} 2',
    'test_seconds_bucket{place="here",le="1"} 3',
    'test_seconds_bucket{place="here",le="+Inf"} 4',
    'test_seconds_sum{place="here"} 7.65',
    'test_seconds_count{place="here"} 4',
    'test_seconds_bucket{place="there",le="0.1"} 0',
    'test_seconds_bucket{place="there",le="1"} 1',
    'test_seconds_bucket{place="there",le="+Inf"} 1',
    'test_seconds_sum{place="there"} 0.5',
    'test_seconds_count{place="there"} 1',
  ]);
});

test("what cannot be read is left out, and everything else is told", async () => {
  const metrics = createMetrics({ readWithinMs: 100 });
  let isAway = false;
  const read = () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(3));
  metrics.gauge({ name: "test_depth", help: "Test.", read });
  metrics.gauges({
    name: "test_depths",
    help: "Test.",
    label: "of",
    read: async () => new Map([["a", await read()]]),
  });
  metrics.gauge({ name: "test_never", help: "Test.", read: () => new Promise(() => undefined) });
  metrics.gauge({ name: "test_other", help: "Test.", read: () => 1 });
  const shown = async () =>
    (await metrics.print()).split("\n").filter((line) => line.startsWith("test_"));
  expect(await shown()).toEqual(["test_depth 3", 'test_depths{of="a"} 3', "test_other 1"]);
  isAway = true;
  expect(await shown()).toEqual(["test_other 1"]);
});
