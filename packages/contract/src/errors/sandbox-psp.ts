/** Errors of the sandbox bank's counter: code -> HTTP status. Texts: packages/i18n. */
export const sandboxPspErrors = {
  "sandbox_psp.charge_not_found": 404,
  "sandbox_psp.charge_not_payable": 409,
  "sandbox_psp.code_unreadable": 422,
} as const;
