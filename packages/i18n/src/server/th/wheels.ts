/** Texts of the wheels' errors and notices, in Thai. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";
import type { wheelsNotices as english } from "../en/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins": "{wheel, select, daily {สิทธิ์หมุนของวันนี้หมดแล้ว} other {สิทธิ์หมุนหมดแล้ว}}",
  "wheels.closed": "วงล้อปิดให้บริการในขณะนี้",
  "wheels.client_seed_missing": "ยังไม่ได้เลือกซีดของคุณ กรุณาเปิดวงล้ออีกครั้ง",
  "wheels.seed_changed": "ซีดของคุณเปลี่ยนไปแล้ว กรุณาเปิดวงล้ออีกครั้ง",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "รับรางวัลสำเร็จ!",
  "wheels.nothing_won": "ครั้งนี้ยังไม่ได้รับรางวัล",
  "wheels.bonus_waits": "คุณได้รับ {prize} โบนัสจะเริ่มเมื่อคุณกดรับ",
  "wheels.paid_soon": "ยินดีด้วย คุณได้รับ{prize} ซึ่งจะเข้ายอดเงินของคุณภายในไม่กี่นาที",
  "wheels.prize.cash": "เงินสด {amount}",
  "wheels.prize.bonus": "โบนัส {amount}",
  "wheels.prize.spins": "สิทธิ์หมุนเพิ่ม {spins} ครั้ง",
  "wheels.prize.nothing": "ไม่ได้รับรางวัล",
} satisfies Record<keyof typeof english, string>;
