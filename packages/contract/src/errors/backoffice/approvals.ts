/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const approvalsOfficeErrors = {
  "backoffice.approval_not_found": 404,
  /** Somebody decided it, or it has expired. */
  "backoffice.approval_decided": 409,
  /** Nobody decides what they asked for themselves. */
  "backoffice.approval_own": 409,
  /** Somebody let in by who asked, or on their device or at their address. */
  "backoffice.approval_not_independent": 409,
  /** The same is being asked for already. */
  "backoffice.approval_waiting": 409,
} as const;
