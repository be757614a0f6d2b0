/**
 * Turbo is offered where it is felt: where every spin that wins nothing may be over a third sooner.
 * A market that asks for long rounds makes every player wait for the same time, hurried or not.
 */
export const TURBO_SPEED = 2.2;

/** How long slots turn for nothing: what is quickest, and the most that any may take. */
export const QUICKEST_MS = 975;
export const SLOWEST_MS = 2_500;

export const isTurboFelt = (minRoundMs: number): boolean => minRoundMs <= (QUICKEST_MS * 2) / 3;
