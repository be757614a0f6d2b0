/** Addresses of questions and talk. */

export const supportPages = [] as const;
