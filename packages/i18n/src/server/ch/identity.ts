import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required": "請先完成身分驗證：在安全中心上傳證件照片。",
  "identity.picture_unreadable": "無法開啟這張圖片。請重新拍攝，保持清晰，且寬高至少 320 像素。",
  "identity.pictures_missing": "還缺少照片。請先上傳全部照片再送出。",
  "identity.not_open": "目前無法送出照片：您的資料正在審核或已有結果。",
  "identity.too_many_pictures": "短時間內上傳的照片過多，請一小時後再試。",
} satisfies Record<keyof typeof identityErrors, string>;
