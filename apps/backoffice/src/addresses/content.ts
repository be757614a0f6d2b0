/** Addresses of what a site shows and says. */

export const contentPages = [] as const;
