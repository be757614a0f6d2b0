/** What a site shows and says. */

export const contentAuditActions = [] as const;
