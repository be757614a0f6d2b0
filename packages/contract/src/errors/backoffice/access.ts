/** Errors of this area of the back office. Texts: packages/i18n/src/server/office. */
export const accessOfficeErrors = {
  /** The one-time link was used, replaced, or is too old. */
  "backoffice.invitation_invalid": 410,
  "backoffice.password_weak": 422,
  "backoffice.passkey_wrong": 422,
  "backoffice.operator_exists": 409,
  "backoffice.operator_not_found": 404,
  /** Nobody changes their own rights. */
  "backoffice.own_account": 409,
  /** Somebody must be left who can let others in. */
  "backoffice.last_administrator": 409,
  "backoffice.role_unknown": 422,
  /** The administrator holds everything. */
  "backoffice.role_fixed": 409,
  /** Somebody has it, whose account may be closed. */
  "backoffice.role_held": 409,
  "backoffice.session_not_found": 404,
} as const;
