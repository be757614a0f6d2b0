/** Texts of the messages room's errors and notices, in Simplified Chinese. */
import type { messagesErrors } from "@tucano/contract/errors/messages.ts";
import type { messagesNotices as english } from "../en/messages.ts";

export const messagesTexts = {
  "messages.ticket_not_found": "未找到该会话",
  "messages.ticket_closed": "该会话已结束，请发起新的会话",
  "messages.too_many_tickets": "您有 {max} 个会话正在等待回复，请在其中继续留言，或先结束一个",
  "messages.file_unreadable": "无法打开此图片，请换一张",
  "messages.too_many_files": "您刚刚发送了很多文件，请稍后再试",
  "messages.file_not_found": "找不到此文件，请重新发送",
  "messages.too_many_messages": "您发送的消息过多，请稍后再试",
} satisfies Record<keyof typeof messagesErrors, string>;

export const messagesNotices = {
  "messages.ticket_opened": "我们已收到您的消息，客服 24 小时为您服务",
  "messages.notice.deposit_credited.title": "充值到账",
  "messages.notice.deposit_credited.text": "{amount} 已存入您的余额。",
  "messages.notice.withdrawal_paid.title": "提现已付款",
  "messages.notice.withdrawal_paid.text": "{amount} 正在汇往您的银行账户。",
  "messages.notice.team_wish.title": "有人邀请您加入团队",
  "messages.notice.team_wish.text":
    "{account} 邀请您加入其团队。由您决定：在您接受之前，一切保持不变。",
  "messages.notice.identity_verified.title": "身份已确认",
  "messages.notice.identity_verified.text": "您的证件没有问题，无需再做任何操作。",
  "messages.notice.identity_rejected.title": "证件未能通过确认",
  "messages.notice.identity_rejected.text": "请在安全中心查看原因和后续办法。",
  "messages.notice.withdrawal_rejected.title": "提现被拒绝",
  "messages.notice.withdrawal_rejected.text": "{amount} 已退回您的余额，原因请查看提现记录。",
  "messages.notice.reward_claimable.title": "您有奖励待领取",
  "messages.notice.reward_claimable.text": "您现在可领取 {amount}。",
  "messages.notice.ticket_answered.title": "客服已回复",
  "messages.notice.ticket_answered.text": "您的咨询“{subject}”已有回复。",
  "messages.notice.data_request_answered.title": "关于您数据的答复",
  "messages.notice.data_request_answered.text": "我们已答复您关于个人数据的请求。",
  "messages.notice.house_message.title": "平台消息",
  "messages.notice.house_message.text": "您有一条新消息。",
  "messages.notice.terms_announced.title": "新的使用条款",
  "messages.notice.terms_announced.text":
    "新的使用条款将于 {day} 起生效，您现在即可阅读。如不同意，您可在此之前停止使用服务并提取余额。",
} satisfies Record<keyof typeof english, string>;
