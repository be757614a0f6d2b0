/**
 * Events of games of drawn numbers: video bingo, keno, fixed-odds draws, scratch cards.
 * See round-events.ts for what a book is.
 */

/** Each `type` is this family's own: no other family may use it. */
export const drawsEvents = [] as const;
