// Protects: a delivery is tried as Standard Webhooks has it, never for ever; each key signs it.
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { ATTEMPTS_MAX, delayAfterMs, openForMs, signatureOf, toSecret } from "./policy.ts";

test("the schedule ends, is spread by a tenth at most, and heeds a receiver up to a day", () => {
  const calm = { chance: 0, retryAfterMs: 0 };
  expect(ATTEMPTS_MAX).toBe(10);
  expect(Array.from({ length: 10 }, (_, at) => delayAfterMs(at + 1, calm))).toEqual([
    5_000,
    300_000,
    1_800_000,
    7_200_000,
    18_000_000,
    36_000_000,
    50_400_000,
    72_000_000,
    86_400_000,
    null,
  ]);
  expect(delayAfterMs(1, { chance: 1, retryAfterMs: 0 })).toBe(5_500);
  expect(delayAfterMs(1, { chance: 0.001, retryAfterMs: 0 })).toBe(5_001);
  expect(delayAfterMs(1, { chance: 0, retryAfterMs: 60_000 })).toBe(60_000);
  expect(delayAfterMs(1, { chance: 0, retryAfterMs: 999_999_999 })).toBe(86_400_000);
});

test("an address that fails five times is left alone, ever longer, an hour at most", () => {
  expect([4, 5, 6, 20].map(openForMs)).toEqual([null, 60_000, 120_000, 3_600_000]);
});

test("each secret signs the id, the time and the body", () => {
  const keys = [Buffer.alloc(24, 1), Buffer.alloc(24, 2)];
  const signed = keys.map((key) => createHmac("sha256", key).update("m.1.{}").digest("base64"));
  const said = signatureOf(keys.map(toSecret), { id: "m", timestamp: 1, body: "{}" });
  expect(said).toBe(`v1,${signed[0]} v1,${signed[1]}`);
});
