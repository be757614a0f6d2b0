import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "查無此遊戲",
  "catalog.limits_outside": "限額必須在遊戲數學模型允許的範圍內",
} satisfies Record<keyof typeof catalogErrors, string>;

/** What the kinds of games are called. */
export const catalogNotices = {
  "catalog.type.slots": "老虎機",
  "catalog.type.live": "真人娛樂",
  "catalog.type.table": "桌上遊戲",
  "catalog.type.crash": "爆點",
  "catalog.type.fish": "捕魚機",
  "catalog.type.arcade": "街機",
  "catalog.type.bingo": "賓果",
  "catalog.type.card": "棋牌",
  "catalog.type.lottery": "彩票",
  "catalog.type.sports": "體育",
  "catalog.type.video": "影像遊戲",
} satisfies Record<`catalog.type.${GameType}`, string>;
