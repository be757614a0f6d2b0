/**
 * Events of the arcade games: dice, limbo, wheel, plinko, mines, tower.
 * See round-events.ts for what a book is.
 */

/** Each `type` is this family's own: no other family may use it. */
export const arcadeEvents = [] as const;
