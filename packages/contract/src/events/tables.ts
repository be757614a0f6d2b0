/**
 * Events of the table games: roulette, sic bo, dragon tiger.
 * See round-events.ts for what a book is.
 */

/** Each `type` is this family's own: no other family may use it. */
export const tablesEvents = [] as const;
