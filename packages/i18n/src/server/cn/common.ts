/** Texts that any call may answer with, in Simplified Chinese. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";
import type { commonNotices as english } from "../en/common.ts";

export const commonTexts = {
  "common.unauthenticated": "您尚未登录，请先登录",
  "common.forbidden": "您无权执行此操作。",
  "common.not_found": "该地址不存在。",
  "common.method_not_allowed": "该地址不支持此请求方法。",
  "common.body_too_large": "请求内容过大。",
  "common.unsupported_media_type": "请以 JSON 格式发送请求。",
  "common.malformed_request": "无法读取该请求。",
  "common.invalid_input": "请更正表单中的错误",
  "common.idempotency_conflict": "该请求此前已提交过，但内容不同。",
  "common.too_many_requests": "请求过于频繁，请稍候再试。",
  "common.overloaded": "当前访问人数较多，请稍后再试。",
  "common.unavailable": "暂时无法读取数据，请稍后再试。",
  "common.internal": "系统出现问题，请重试。",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "成功",
  "field.required": "此项为必填项。",
  "field.invalid": "输入的内容无效。",
  "field.wrong_type": "类型错误",
  "field.one_of": "请选择以下其中一项：{choices}。",
  "field.money": "请输入金额，例如 50.00，最多两位小数。",
  "field.too_short": "请至少输入 {min} 个字符。",
  "field.too_long": "最多可输入 {max} 个字符。",
  "field.too_small": "不得小于 {min}。",
  "field.too_big": "不得大于 {max}。",
  "field.range": "开始日期不得晚于结束日期，且间隔不得超过一年。",
  "field.given_twice": "该内容重复填写。",
} satisfies Record<keyof typeof english, string>;
