/** Texts of the house's own games, in Thai. */
import type { houseGamesErrors } from "@tucano/contract/errors/house-games.ts";

export const houseGamesTexts = {
  "house_games.session_unknown": "เซสชันเกมนี้สิ้นสุดแล้ว กรุณาเปิดเกมใหม่",
  "house_games.game_unknown": "เกมนี้ไม่พร้อมให้บริการ",
  "house_games.round_unknown": "ไม่พบรอบนี้",
  "house_games.stake_not_offered": "กรุณาเลือกยอดเดิมพันที่เกมกำหนดไว้",
  "house_games.choice_not_offered": "เกมนี้ไม่มีตัวเลือกดังกล่าว",
  "house_games.action_not_allowed": "ยังทำขั้นตอนนี้ไม่ได้ในตอนนี้",
  "house_games.insufficient_funds": "ยอดเงินของคุณไม่พอสำหรับเดิมพันนี้",
  "house_games.player_blocked": "บัญชีของคุณไม่สามารถเล่นได้ในขณะนี้",
  "house_games.limit_reached": "คุณถึงขีดจำกัดที่กำหนดไว้แล้ว",
  "house_games.too_fast": "รอบก่อนหน้าเพิ่งเริ่มต้น กรุณารอสักครู่",
  "house_games.client_seed_missing": "ยังไม่ได้เลือกซีดของคุณ กรุณาเปิดเกมอีกครั้ง",
  "house_games.seed_changed": "ซีดของคุณเปลี่ยนไปแล้ว กรุณาเปิดเกมอีกครั้ง",
  "house_games.round_unfinished": "ต้องเล่นรอบก่อนหน้าให้จบก่อน กรุณาเปิดเกมใหม่",
  "house_games.round_void": "รอบนี้ถูกยกเลิก ไม่มีการหักเงิน",
  "house_games.wallet_unavailable": "ไม่สามารถเรียกดูยอดเงินของคุณได้ในขณะนี้ กรุณาลองใหม่ในอีกสักครู่",
} satisfies Record<keyof typeof houseGamesErrors, string>;
