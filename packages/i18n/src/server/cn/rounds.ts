import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable": "该游戏正在维护，未完成的局会保留并完成结算",
  "rounds.real_play_refused": "该账户无法使用真实资金游戏，请联系客服",
  "rounds.studio_unreachable": "游戏服务器未响应，请稍后再试",
} satisfies Record<keyof typeof roundsErrors, string>;
