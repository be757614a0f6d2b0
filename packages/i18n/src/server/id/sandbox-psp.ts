/** Texts of the sandbox bank's errors, in Indonesian. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "Tagihan ini tidak ditemukan.",
  "sandbox_psp.charge_not_payable": "Tagihan ini sudah tidak dapat dibayar.",
  "sandbox_psp.code_unreadable": "Kode PIX ini tidak dapat dibaca. Salin seluruh kodenya.",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
