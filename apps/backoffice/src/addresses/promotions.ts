/** Addresses of promotions, wheels, VIP and the agency. */

export const promotionPages = [] as const;
