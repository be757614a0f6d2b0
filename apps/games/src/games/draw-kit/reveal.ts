/** Everybody sees the same ball at the same time: it follows from the server's clock alone. */

export interface Reveal {
  /** When the result stops being shown. */
  readonly endsAtMs: number;
  readonly showMs: number;
  readonly firstMs: number;
  readonly ballMs: number;
  readonly count: number;
}

export function ballsOut(reveal: Reveal, nowMs: number): number {
  const { endsAtMs, showMs, firstMs, ballMs, count } = reveal;
  const sinceFirstMs = nowMs - (endsAtMs - showMs) - firstMs;
  return Math.max(0, Math.min(count, Math.floor(sinceFirstMs / ballMs) + 1));
}

/** "4:05", never below zero. */
export function clockOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
