/** Addresses of the agency centre. */

export const agencyPages = [] as const;
