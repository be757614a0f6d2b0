// Protects: who asks us to come again later is heeded, however they write it.
import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("when to come again is read as seconds or as a date", () => {
  expect(retryAfterMs(null, now)).toBe(0);
  expect(retryAfterMs("120", now)).toBe(120_000);
  expect(retryAfterMs("Fri, 20 Nov 2026 12:01:00 GMT", now)).toBe(60_000);
  expect(retryAfterMs("Fri, 20 Nov 2026 11:00:00 GMT", now)).toBe(0);
  expect(retryAfterMs("soon", now)).toBe(0);
});
