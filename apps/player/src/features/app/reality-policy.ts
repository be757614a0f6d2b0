/** Each full hour of play is announced once. */
export const CHECK_EVERY_SECONDS = 60 * 60;

/** A pause of the device is not play: longer steps than this are cut. */
const LONGEST_STEP_SECONDS = 60;

export function playedInStep(elapsedMs: number): number {
  return Math.min(Math.max(Math.round(elapsedMs / 1_000), 0), LONGEST_STEP_SECONDS);
}

export function isCheckDue(before: number, after: number): boolean {
  return Math.floor(after / CHECK_EVERY_SECONDS) > Math.floor(before / CHECK_EVERY_SECONDS);
}
