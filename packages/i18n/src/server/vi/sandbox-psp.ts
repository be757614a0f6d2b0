/** Texts of the sandbox bank's errors, in Vietnamese. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "Yêu cầu thanh toán này không tồn tại.",
  "sandbox_psp.charge_not_payable": "Không thể thanh toán yêu cầu này nữa.",
  "sandbox_psp.code_unreadable": "Không đọc được mã PIX này. Vui lòng sao chép toàn bộ mã.",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
