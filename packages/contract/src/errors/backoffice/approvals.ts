/** Errors of this area of the back office. */
export const approvalsOfficeErrors = {
  "backoffice.approval_not_found": [404, "This request for approval does not exist"],
  /** Somebody decided it, or it has expired. */
  "backoffice.approval_decided": [409, "This request has already been decided or has expired"],
  /** Nobody decides their own request. */
  "backoffice.approval_own": [409, "You can't approve your own request: someone else has to"],
  /** Somebody let in by who asked, or on their device or at their address. */
  "backoffice.approval_not_independent": [
    409,
    "The approver must be independent of the requester: a different person, device and address",
  ],
  /** The same request is already open. */
  "backoffice.approval_waiting": [409, "The same request is already waiting for approval"],
} as const;
