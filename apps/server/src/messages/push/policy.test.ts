// Protects: a push service is asked again while that can help, and no device is told at length.
import { expect, test } from "vitest";
import { afterAttempt, toShown } from "./policy.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const after = (status: number | null, changes: object = {}) =>
  afterAttempt({ status, attempts: 1, retryAfterMs: 0, now, until: later(600), ...changes });

test("taken is sent, gone is gone, and what we did wrong is not tried again", () => {
  expect([200, 201, 299].map((status) => after(status).state)).toEqual(["sent", "sent", "sent"]);
  expect([404, 410].map((status) => after(status).state)).toEqual(["gone", "gone"]);
  expect([199, 300, 400, 401, 403, 413].map((status) => after(status).state)).toEqual(
    Array.from({ length: 6 }, () => "failed"),
  );
});

test("what may pass is tried five times, ever later, or when the service says", () => {
  const waits = [1, 2, 3, 4, 5].map((attempts) => after(503, { attempts }));
  expect(waits).toEqual([
    { state: "waiting", nextAt: later(1) },
    { state: "waiting", nextAt: later(5) },
    { state: "waiting", nextAt: later(20) },
    { state: "waiting", nextAt: later(60) },
    { state: "failed" },
  ]);
  expect(after(null)).toEqual({ state: "waiting", nextAt: later(1) });
  expect(after(500)).toEqual({ state: "waiting", nextAt: later(1) });
  expect(after(429, { retryAfterMs: 1_800_000 })).toEqual({ state: "waiting", nextAt: later(30) });
});

test("nothing is tried when it is no news any more", () => {
  expect(after(503, { until: later(1) })).toEqual({ state: "failed" });
  expect(after(503, { until: later(2) })).toEqual({ state: "waiting", nextAt: later(1) });
});

test("words are cut to what a device shows, by letters", () => {
  const long = { title: "ã".repeat(121), text: "🎁".repeat(241) };
  expect(toShown(long)).toEqual({
    title: `${"ã".repeat(119)}…`,
    text: `${"🎁".repeat(239)}…`,
  });
  const { text } = toShown(long, "Warning");
  expect([Array.from(text).length, text.endsWith("🎁…\nWarning")]).toEqual([240, true]);
  const short = { title: "ã".repeat(120), text: "🎁".repeat(240) };
  expect(toShown(short)).toEqual(short);
});
