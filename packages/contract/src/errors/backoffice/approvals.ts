/** Errors of this area of the back office. */
export const approvalsOfficeErrors = {
  "backoffice.approval_not_found": [404, "This request for approval does not exist"],
  /** Somebody decided it, or it has expired. */
  "backoffice.approval_decided": [409, "This request was decided already, or has expired"],
  /** Nobody decides their own request. */
  "backoffice.approval_own": [409, "Who asks does not decide: somebody else has to"],
  /** Somebody let in by who asked, or on their device or at their address. */
  "backoffice.approval_not_independent": [
    409,
    "Whoever agrees must be independent of who asks: not let in by them, on another device, at another address",
  ],
  /** The same request is already open. */
  "backoffice.approval_waiting": [409, "The same is waiting for approval already"],
} as const;
