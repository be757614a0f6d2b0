import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required": "请先完成身份认证：在安全中心上传证件照片。",
  "identity.picture_unreadable": "无法打开这张图片。请重新拍摄，保证清晰，且宽高至少 320 像素。",
  "identity.pictures_missing": "还缺少照片。请先上传全部照片再提交。",
  "identity.not_open": "目前无法提交照片：您的资料正在审核或已有结果。",
  "identity.too_many_pictures": "短时间内上传的照片过多，请一小时后再试。",
} satisfies Record<keyof typeof identityErrors, string>;
