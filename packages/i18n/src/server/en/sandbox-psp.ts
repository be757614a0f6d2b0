/** Texts of the sandbox bank's errors, in English. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "No such charge.",
  "sandbox_psp.charge_not_payable": "This charge can no longer be paid.",
  "sandbox_psp.code_unreadable": "This PIX code cannot be read. Copy all of it.",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
