/** Errors of this area of the back office. */
export const accessOfficeErrors = {
  /** The one-time link was used, replaced, or is too old. */
  "backoffice.invitation_invalid": [
    410,
    "This link was used already or has expired. Ask for another one",
  ],
  "backoffice.password_weak": [
    422,
    "The password needs at least 12 characters and must not be your e-mail",
  ],
  "backoffice.passkey_wrong": [422, "This passkey was not accepted"],
  "backoffice.operator_exists": [409, "There is an account with this e-mail already"],
  "backoffice.operator_not_found": [404, "This account does not exist"],
  /** Nobody changes their own rights. */
  "backoffice.own_account": [409, "You can't do this to your own account"],
  /** Somebody must be left who can let others in. */
  "backoffice.last_administrator": [409, "One administrator has to be left"],
  "backoffice.role_unknown": [422, "This role does not exist"],
  /** The administrator holds everything. */
  "backoffice.role_fixed": [409, "The administrator's role cannot be changed"],
  /** Somebody has it, whose account may be closed. */
  "backoffice.role_held": [409, "Somebody has this role: give those accounts another one first"],
  "backoffice.session_not_found": [404, "This session has ended already"],
} as const;
