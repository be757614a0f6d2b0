/** Texts of the games' catalogue, in Thai. */
import type { GameType } from "@tucano/contract/catalog.ts";
import type { catalogErrors } from "@tucano/contract/errors/catalog.ts";

export const catalogTexts = {
  "catalog.game_not_found": "ไม่พบเกมนี้",
  "catalog.limits_outside": "ขีดจำกัดต้องอยู่ภายในขีดจำกัดตามคณิตศาสตร์ของเกม",
} satisfies Record<keyof typeof catalogErrors, string>;

/** What the kinds of games are called. */
export const catalogNotices = {
  "catalog.type.slots": "สล็อต",
  "catalog.type.live": "คาสิโนสด",
  "catalog.type.table": "เกมโต๊ะ",
  "catalog.type.crash": "แครช",
  "catalog.type.fish": "ยิงปลา",
  "catalog.type.arcade": "อาร์เคด",
  "catalog.type.bingo": "บิงโก",
  "catalog.type.card": "เกมไพ่",
  "catalog.type.lottery": "ลอตเตอรี่",
  "catalog.type.sports": "กีฬา",
  "catalog.type.video": "วิดีโอ",
} satisfies Record<`catalog.type.${GameType}`, string>;
