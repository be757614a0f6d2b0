import { dayKey } from "@tucano/i18n/dates.ts";

/** Today in São Paulo by this device's clock, "2026-11-20": for hints, never for decisions. */
export function today(): string {
  return dayKey(new Date().toISOString());
}

/** Milliseconds on a clock that never jumps: for durations and countdowns. */
export function monotonicNow(): number {
  return performance.now();
}
