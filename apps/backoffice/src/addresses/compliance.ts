/** Addresses of the market's policy, identities, exclusions and signals. */

export const compliancePages = [] as const;
