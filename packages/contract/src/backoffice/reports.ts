/** Figures by day, site, game and agent. */

export const reportsAuditActions = [] as const;
