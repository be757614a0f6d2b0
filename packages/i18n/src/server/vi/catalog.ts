import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "Trò chơi này không tồn tại",
  "catalog.limits_outside": "Giới hạn phải nằm trong phạm vi toán học của trò chơi",
} satisfies Record<keyof typeof catalogErrors, string>;

/** What the kinds of games are called. */
export const catalogNotices = {
  "catalog.type.slots": "Slots",
  "catalog.type.live": "Casino trực tiếp",
  "catalog.type.table": "Game bàn",
  "catalog.type.crash": "Crash",
  "catalog.type.fish": "Bắn cá",
  "catalog.type.arcade": "Arcade",
  "catalog.type.bingo": "Bingo",
  "catalog.type.card": "Game bài",
  "catalog.type.lottery": "Xổ số",
  "catalog.type.sports": "Thể thao",
  "catalog.type.video": "Video",
} satisfies Record<`catalog.type.${GameType}`, string>;
