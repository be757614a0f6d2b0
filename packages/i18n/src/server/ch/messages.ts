/** Texts of the messages room's errors and notices, in Traditional Chinese. */
import type { messagesErrors } from "@tucano/contract/errors/messages.ts";
import type { messagesNotices as english } from "../en/messages.ts";

export const messagesTexts = {
  "messages.ticket_not_found": "查無此對話",
  "messages.ticket_closed": "此對話已結束，請開始新的對話",
  "messages.too_many_tickets": "您有 {max} 則對話等待回覆，請在其中繼續留言，或先結束一則",
  "messages.file_unreadable": "無法開啟此圖片，請換一張",
  "messages.too_many_files": "您剛剛傳送了很多檔案，請稍後再試",
  "messages.file_not_found": "找不到此檔案，請重新傳送",
  "messages.too_many_messages": "您剛才傳送的訊息過多，請稍後再試",
} satisfies Record<keyof typeof messagesErrors, string>;

export const messagesNotices = {
  "messages.ticket_opened": "我們已收到您的訊息，客服 24 小時為您服務",
  "messages.notice.deposit_credited.title": "儲值成功",
  "messages.notice.deposit_credited.text": "{amount} 已加入您的餘額。",
  "messages.notice.withdrawal_paid.title": "提款已匯出",
  "messages.notice.withdrawal_paid.text": "{amount} 正匯入您的銀行帳戶。",
  "messages.notice.team_wish.title": "有人邀請您加入團隊",
  "messages.notice.team_wish.text":
    "{account} 邀請您加入其團隊。由您決定：在您接受之前，一切維持不變。",
  "messages.notice.identity_verified.title": "身分已確認",
  "messages.notice.identity_verified.text": "您的證件沒有問題，無需再做任何操作。",
  "messages.notice.identity_rejected.title": "證件未能通過確認",
  "messages.notice.identity_rejected.text": "請在安全中心查看原因和後續辦法。",
  "messages.notice.withdrawal_rejected.title": "提款未通過",
  "messages.notice.withdrawal_rejected.text": "{amount} 已退回您的餘額，原因請見提款紀錄。",
  "messages.notice.reward_claimable.title": "您有獎勵可領取",
  "messages.notice.reward_claimable.text": "您現在可以領取 {amount}。",
  "messages.notice.ticket_answered.title": "客服已回覆",
  "messages.notice.ticket_answered.text": "您的提問「{subject}」已有回覆。",
  "messages.notice.data_request_answered.title": "關於您資料的答覆",
  "messages.notice.data_request_answered.text": "我們已答覆您關於個人資料的請求。",
  "messages.notice.house_message.title": "平台訊息",
  "messages.notice.house_message.text": "您有一則新訊息。",
  "messages.notice.terms_announced.title": "新的使用條款",
  "messages.notice.terms_announced.text":
    "新的使用條款將於 {day} 起生效，您現在即可閱讀。如不同意，您可在此之前停止使用服務並提取餘額。",
} satisfies Record<keyof typeof english, string>;
