import { dayKey } from "@tucano/i18n/dates.ts";

/** Today in São Paulo by this device's clock, "2026-11-20": for hints, never for decisions. */
export function today(): string {
  return dayKey(new Date().toISOString());
}

/** Milliseconds on a clock that never jumps: for durations and countdowns. */
export function monotonicNow(): number {
  return performance.now();
}

/** Whether an instant from the wire is past by this device's clock: also only for hints. */
export function isOver(iso: string): boolean {
  return Date.parse(iso) <= Date.now();
}

/** Whole minutes since an instant of the wire, by this device's clock. */
export function minutesSince(iso: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / 60_000));
}
