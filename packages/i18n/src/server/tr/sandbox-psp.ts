/** Texts of the sandbox bank's errors, in Turkish. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "Böyle bir ödeme talebi yok.",
  "sandbox_psp.charge_not_payable": "Bu ödeme talebi artık ödenemez.",
  "sandbox_psp.code_unreadable": "Bu PIX kodu okunamadı. Kodun tamamını kopyalayın.",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
