/** Texts of the sandbox bank's errors, in Simplified Chinese. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "该收款单不存在。",
  "sandbox_psp.charge_not_payable": "该收款单已无法支付。",
  "sandbox_psp.code_unreadable": "无法识别该 PIX 付款码，请完整复制。",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
