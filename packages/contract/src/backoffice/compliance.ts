/** The market's policy, identities, exclusions and signals. */

export const complianceAuditActions = [] as const;
