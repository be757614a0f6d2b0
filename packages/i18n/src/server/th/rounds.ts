/** Texts of game rounds, in Thai. */
import type { roundsErrors } from "@tucano/contract/errors/rounds.ts";

export const roundsTexts = {
  "rounds.game_unavailable": "เกมนี้อยู่ระหว่างปรับปรุง รอบที่ค้างอยู่จะถูกเก็บไว้และดำเนินการจนจบ",
  "rounds.real_play_refused": "บัญชีนี้ไม่สามารถเล่นด้วยเงินจริงได้ กรุณาติดต่อฝ่ายบริการลูกค้า",
  "rounds.studio_unreachable": "เซิร์ฟเวอร์เกมไม่ตอบสนอง กรุณาลองใหม่ในอีกสักครู่",
} satisfies Record<keyof typeof roundsErrors, string>;
