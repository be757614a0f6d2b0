import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "投注已截止，您的投注未被接受。",
  "shared_rounds.too_many_bets": "您在本局的投注次数已达上限。",
  "shared_rounds.win_too_high": "此注单可能赢得超过 R$ {win} 的最高派彩，投注额最高为 R$ {max}。",
  "shared_rounds.too_late": "太迟了：本局已经结束。",
  "shared_rounds.chat_closed": "本桌聊天已关闭。",
  "shared_rounds.chat_refused": "无法发布此消息。",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
