/** Texts of the sandbox bank's errors, in Thai. */
import type { sandboxPspErrors } from "@tucano/contract/errors/sandbox-psp.ts";

export const sandboxPspTexts = {
  "sandbox_psp.charge_not_found": "ไม่พบรายการเรียกเก็บเงินนี้",
  "sandbox_psp.charge_not_payable": "ไม่สามารถชำระรายการเรียกเก็บเงินนี้ได้แล้ว",
  "sandbox_psp.code_unreadable": "ไม่สามารถอ่านรหัส PIX นี้ได้ กรุณาคัดลอกรหัสให้ครบ",
} satisfies Record<keyof typeof sandboxPspErrors, string>;
