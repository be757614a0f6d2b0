/** Errors of this area of the back office. */
export const supportOfficeErrors = {
  "backoffice.macro_not_found": [404, "This ready answer is not there any more"],
} as const;
