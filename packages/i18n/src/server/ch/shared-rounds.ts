import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "投注已截止，您的投注未被接受。",
  "shared_rounds.too_many_bets": "您在本局的投注次數已達上限。",
  "shared_rounds.win_too_high": "此注單可能贏得超過 R$ {win} 的最高派彩，投注金額最高為 R$ {max}。",
  "shared_rounds.too_late": "太遲了：本局已經結束。",
  "shared_rounds.chat_closed": "本桌聊天已關閉。",
  "shared_rounds.chat_refused": "無法發布此訊息。",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
