/** Texts of the sandbox bank's errors, in Portuguese. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "Esta cobrança não existe.",
  "sandbox_psp.charge_not_payable": "Esta cobrança não pode mais ser paga.",
  "sandbox_psp.code_unreadable": "Não foi possível ler este código PIX. Copie o código inteiro.",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
