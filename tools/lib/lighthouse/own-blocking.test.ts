// Protects: what a page is said to block is the time its own main thread took, after its first
// paint, and not the time that other threads had the processor.
import { expect, test } from "vitest";
import { ownBlockingMs, type TraceEvent } from "./own-blocking.ts";

const PAGE = { pid: 7, tid: 1 } as const;
const OTHER = { pid: 8, tid: 1 } as const;

const named = (thread: typeof PAGE | typeof OTHER, name: string): TraceEvent => ({
  name: "thread_name",
  ph: "M",
  ...thread,
  ts: 0,
  args: { name },
});
const task = (thread: typeof PAGE | typeof OTHER, atMs: number, ownMs: number): TraceEvent => ({
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  ...thread,
  ts: atMs * 1_000,
  tdur: ownMs * 1_000,
});
const paint: TraceEvent = { name: "firstContentfulPaint", ph: "R", ...PAGE, ts: 100_000 };

test("counts beyond 50 ms on a processor four times slower", () => {
  const events = [
    named(PAGE, "CrRendererMain"),
    paint,
    task(PAGE, 120, 12),
    task(PAGE, 200, 22.5),
    task(PAGE, 300, 32.5),
  ];
  expect(ownBlockingMs(events)).toBe(40 + 80);
});

test("leaves out what came before the first paint, other threads and other pages", () => {
  const events = [
    named(OTHER, "CrRendererMain"),
    named(PAGE, "CrRendererMain"),
    named({ ...PAGE, tid: 1 }, "Compositor"),
    paint,
    task(PAGE, 20, 90),
    task(OTHER, 200, 90),
    task(PAGE, 200, 22.5),
    task(PAGE, 300, 1),
  ];
  expect(ownBlockingMs(events)).toBe(40);
});
