/** Addresses of figures. */

export const reportPages = [] as const;
