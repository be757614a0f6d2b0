/** Texts of the back office's errors, in Traditional Chinese. */
import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "電子郵件或密碼錯誤",
  "backoffice.wrong_code": "驗證碼錯誤或已使用",
  "backoffice.sign_in_expired": "這次登入已逾時，請重新開始",
  "backoffice.too_many_attempts": "嘗試次數過多，請於 {seconds} 秒後再試。",
  "backoffice.not_permitted": "您的角色沒有執行此操作的權限",
  "backoffice.reason_required": "請填寫原因，至少 3 個字元",
  "backoffice.member_not_found": "查無此玩家",
  "backoffice.withdrawal_not_found": "查無此筆提款",
  "backoffice.withdrawal_already_decided": "此筆提款已不在待審核狀態",
  "backoffice.member_state_conflict": "玩家目前的狀態無法執行此操作",
} satisfies Record<keyof typeof backofficeErrors, string>;
