/** Texts of the sandbox bank's errors, in Malay. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "Bil ini tidak wujud.",
  "sandbox_psp.charge_not_payable": "Bil ini tidak boleh dibayar lagi.",
  "sandbox_psp.code_unreadable": "Kod PIX ini tidak dapat dibaca. Sila salin keseluruhannya.",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
