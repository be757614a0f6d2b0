/** Promotions, wheels, VIP, rebates and the agency: their numbers and results. */

export const promotionsAuditActions = [] as const;
