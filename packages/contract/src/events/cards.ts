/**
 * Events of the card games: blackjack, baccarat, video poker, hi-lo.
 * See round-events.ts for what a book is.
 */

/** Each `type` is this family's own: no other family may use it. */
export const cardsEvents = [] as const;
