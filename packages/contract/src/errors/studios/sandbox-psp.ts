/** Errors of the sandbox bank's counter: code -> HTTP status and what it says in English. */
export const sandboxPspErrors = {
  "sandbox_psp.charge_not_found": [404, "No such charge."],
  "sandbox_psp.charge_not_payable": [409, "This charge can no longer be paid."],
  "sandbox_psp.code_unreadable": [422, "This Pix code cannot be read. Copy all of it."],
} as const;
