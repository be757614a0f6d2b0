/** Games: what is on offer, how it pays, and stopping it. */

export const gamesAuditActions = [] as const;
