/** Texts that any call may answer with, in Traditional Chinese. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";
import type { commonNotices as english } from "../en/common.ts";

export const commonTexts = {
  "common.unauthenticated": "您尚未登入，請先登入",
  "common.forbidden": "您沒有執行此操作的權限。",
  "common.not_found": "這個位址沒有任何內容。",
  "common.method_not_allowed": "此位址不接受這種請求方法。",
  "common.body_too_large": "請求內容過大。",
  "common.unsupported_media_type": "請以 JSON 格式傳送請求。",
  "common.malformed_request": "無法讀取這項請求。",
  "common.invalid_input": "請修正表單中的錯誤",
  "common.idempotency_conflict": "這項請求先前已送出，但內容不同。",
  "common.too_many_requests": "請求次數過多，請稍候再試。",
  "common.overloaded": "目前使用人數眾多，請稍後再試。",
  "common.unavailable": "目前無法讀取資料，請稍後再試。",
  "common.internal": "系統發生問題，請再試一次。",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "成功",
  "field.required": "此欄位必填。",
  "field.invalid": "輸入的內容無效。",
  "field.wrong_type": "類型錯誤",
  "field.one_of": "請選擇其中一項：{choices}。",
  "field.money": "請輸入金額，例如 50.00，最多兩位小數。",
  "field.too_short": "請至少輸入 {min} 個字元。",
  "field.too_long": "最多只能輸入 {max} 個字元。",
  "field.too_small": "最小值為 {min}。",
  "field.too_big": "最大值為 {max}。",
  "field.range": "開始日期不可晚於結束日期，且相隔不可超過一年。",
  "field.given_twice": "此內容重複輸入。",
} satisfies Record<keyof typeof english, string>;
