/** Addresses of promotions, VIP and rebates. */

export const promotionsPages = [] as const;
