import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable": "此遊戲維護中，未完成的局會保留並完成結算",
  "rounds.real_play_refused": "此帳戶無法以真實款項遊玩，請聯絡客服",
  "rounds.studio_unreachable": "遊戲伺服器沒有回應，請稍後再試",
} satisfies Record<keyof typeof roundsErrors, string>;
