/** The words for this area's acts in the audit log, by the names of its contract. */
export const contentAuditLabels = {};
