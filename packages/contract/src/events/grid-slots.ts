/**
 * Events of the slots that are not lines on 5x3: ways, clusters, cascades, holds, sticky wilds.
 * See round-events.ts for what a book is.
 */

/** Each `type` is this family's own: no other family may use it. */
export const gridSlotsEvents = [] as const;
