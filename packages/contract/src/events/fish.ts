/**
 * Events of fish shooting: each shot by itself.
 * See round-events.ts for what a book is.
 */

/** Each `type` is this family's own: no other family may use it. */
export const fishEvents = [] as const;
