/** Texts of the sandbox bank's errors, in Traditional Chinese. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "查無此筆收款。",
  "sandbox_psp.charge_not_payable": "此筆收款已無法付款。",
  "sandbox_psp.code_unreadable": "無法讀取此 PIX 付款碼，請複製完整內容。",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
