import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "本次游戏已结束，请重新打开游戏。",
  "house_games.game_unknown": "该游戏暂不可用。",
  "house_games.round_unknown": "该局不存在。",
  "house_games.stake_not_offered": "请选择游戏提供的投注额。",
  "house_games.choice_not_offered": "本游戏不提供该选项。",
  "house_games.action_not_allowed": "现在无法进行这一步。",
  "house_games.insufficient_funds": "您的余额不足以下注该金额。",
  "house_games.player_blocked": "您的账户目前无法进行游戏。",
  "house_games.limit_reached": "您已达到自己设定的某项限额。",
  "house_games.too_fast": "上一局刚刚开始，请稍候。",
  "house_games.client_seed_missing": "您的种子尚未选定，请重新打开游戏。",
  "house_games.seed_changed": "您的种子已变更，请重新打开游戏。",
  "house_games.round_unfinished": "您有一局尚未结束，请重新打开游戏并先完成该局。",
  "house_games.round_void": "本局已取消，未扣除任何款项。",
  "house_games.wallet_unavailable": "暂时无法读取您的余额，请稍后再试。",
} satisfies Record<keyof typeof houseGamesErrors, string>;
