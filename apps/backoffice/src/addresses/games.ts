/** Addresses of games and what they pay. */

export const gamePages = [] as const;
