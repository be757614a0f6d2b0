import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "该游戏不存在",
  "catalog.limits_outside": "限额必须在游戏数学模型允许的范围内",
} satisfies Record<keyof typeof catalogErrors, string>;

/** What the kinds of games are called. */
export const catalogNotices = {
  "catalog.type.slots": "老虎机",
  "catalog.type.live": "真人娱乐",
  "catalog.type.table": "桌面游戏",
  "catalog.type.crash": "爆点",
  "catalog.type.fish": "捕鱼",
  "catalog.type.arcade": "街机",
  "catalog.type.bingo": "宾果",
  "catalog.type.card": "棋牌",
  "catalog.type.lottery": "彩票",
  "catalog.type.sports": "体育",
  "catalog.type.video": "视频游戏",
} satisfies Record<`catalog.type.${GameType}`, string>;
