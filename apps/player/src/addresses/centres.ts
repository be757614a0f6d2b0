/** Addresses of the information and order centres. */

export const centresPages = [] as const;
