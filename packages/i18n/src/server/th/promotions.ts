/** Texts of the promotions room in Thai: errors, reasons, activities and their terms. */
import type { promotionsErrors } from "@tucano/contract/errors/promotions.ts";
import type { promotionsNotices as english } from "../en/promotions.ts";

export const promotionsTexts = {
  "promotions.not_eligible": "คุณไม่มีสิทธิ์รับรางวัลนี้",
  "promotions.no_eligible_recharge": "ไม่มียอดฝากที่เข้าเงื่อนไข",
  "promotions.user_unknown": "ไม่พบผู้ใช้",
  "promotions.not_offered": "ไม่มีกิจกรรม",
  "promotions.own_limit_reached": "คุณได้รับครบตามที่ผู้เล่นหนึ่งคนรับได้แล้ว กติกาจะบอกว่าจะมีอีกเมื่อใด",
  "promotions.not_for_you": "กิจกรรมนี้ไม่ใช่สำหรับบัญชีของคุณ",
  "promotions.code_unknown": "ไม่มีรหัสโปรโมชันนี้",
  "promotions.code_over": "รหัสนี้ใช้ไม่ได้แล้ว",
  "promotions.code_taken": "คุณใช้รหัสนี้แล้ว",
  "promotions.code_not_for_you": "รหัสนี้ไม่ใช่สำหรับบัญชีของคุณ",
} satisfies Record<keyof typeof promotionsErrors, string>;

export const promotionsNotices = {
  "promotions.claimed": "รับรางวัลสำเร็จ!",

  "promotions.reason.claimable": "คุณรับ {amount} ได้แล้วตอนนี้",
  "promotions.reason.claimed": "คุณรับ {amount} ไปแล้ว",
  "promotions.reason.not_offered": "กิจกรรมนี้ยังไม่เปิด",
  "promotions.reason.not_meant": "กิจกรรมนี้สำหรับบัญชีอื่น กติการะบุว่าสำหรับใคร",
  "promotions.reason.budget_spent": "รางวัลของกิจกรรมนี้หมดแล้วในขณะนี้",
  "promotions.reason.own_limit_reached": "ส่วนของคุณในกิจกรรมนี้หมดแล้วในขณะนี้",
  "promotions.reason.deposit_used": "ยอดฝากหนึ่งครั้งรับข้อเสนอการฝากได้หนึ่งรายการ และยอดนี้รับรายการอื่นไปแล้ว",
  "promotions.reason.time_over": "หมดเวลารับรางวัลนี้แล้ว",
  "promotions.reason.forfeited": "รางวัลนี้ถูกยกเลิกเนื่องจากมีการทำผิดกติกา",
  "promotions.reason.no_recharge": "คุณยังไม่มียอดฝากที่เข้าเงื่อนไข",
  "promotions.reason.recharge_too_small": "ยอดฝากครั้งแรกของคุณต่ำกว่า {required}",
  "promotions.reason.recharge_missing_today": "ฝากเพิ่มอีก {missing} ในวันนี้เพื่อรับรางวัล",
  "promotions.reason.no_loss": "เมื่อวานคุณไม่มียอดเสียที่เป็นเงินสด",
  "promotions.reason.loss_too_small": "ยอดเสียเมื่อวานน้อยเกินไป จึงไม่ได้รับเงินคืน",
  "promotions.reason.nothing_left": "วันนี้ไม่มีรางวัลให้รับ",
  "promotions.reason.no_invitee": "ยังไม่มีใครสมัครผ่านการแนะนำของคุณ",
  "promotions.reason.invitee_progress": "เพื่อนที่คุณแนะนำยังฝากและเดิมพันไม่ครบตามกำหนด",
  "promotions.reason.shared_identity": "เพื่อนที่คุณแนะนำใช้อุปกรณ์หรือบัญชีชำระเงินเดียวกับคุณ จึงไม่มีการจ่ายรางวัล",
  "promotions.reason.tier_not_reached": "ฝากเพิ่มอีก {missing} เพื่อไปถึงขั้นถัดไป",

  "promotions.tier.bronze": "บรอนซ์",
  "promotions.tier.silver": "ซิลเวอร์",
  "promotions.tier.gold": "โกลด์",
  "promotions.tier.platinum": "แพลทินัม",
  "promotions.tier.diamond": "ไดมอนด์",

  "promotions.activity.ftd.title": "ฝากครั้งแรก",
  "promotions.activity.ftd.summary": "รับโบนัส {welcomeRate} ของยอดฝากครั้งแรก สูงสุด {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "โบนัสฝากสะสม",
  "promotions.activity.recharge-tiers.summary": "รับโบนัสสูงสุด {rate} ของยอดฝากทั้งหมด",
  "promotions.activity.recharge-rebate.title": "เงินคืนยอดฝาก",
  "promotions.activity.recharge-rebate.summary": "รับคืน {rate} ทุกครั้งที่ฝากตั้งแต่ {from} ขึ้นไป",
  "promotions.activity.invitation.title": "แนะนำเพื่อน",
  "promotions.activity.invitation.summary": "รับ {reward} ต่อเพื่อนหนึ่งคนที่มาเล่นกับเรา",
  "promotions.activity.daily-relief.title": "คืนยอดเสียรายวัน",
  "promotions.activity.daily-relief.summary": "รับคืน {rate} ของยอดเสียสุทธิเมื่อวาน",
  "promotions.activity.day7.title": "เข้าสู่ระบบ 7 วัน",
  "promotions.activity.day7.summary": "เจ็ดวัน เจ็ดรางวัล สูงสุด {most} ในหนึ่งวัน",
  "promotions.activity.daily-wheel.title": "วงล้อรายวัน",
  "promotions.activity.daily-wheel.summary": "หมุนวงล้อ ลุ้นรางวัลสูงสุด {most}",
  "promotions.activity.lottery-wheel.title": "วงล้อนำโชค",
  "promotions.activity.lottery-wheel.summary": "ฝาก เล่น แล้วหมุน ลุ้นรางวัลสูงสุด {most}",
  "promotions.activity.rebates.title": "เงินคืนยอดเดิมพัน",
  "promotions.activity.rebates.summary": "รับคืน {least} ถึง {most} ของยอดเดิมพันทุกวัน",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary": "{levels} ระดับ พร้อมของขวัญและเงินคืน",

  "promotions.term.for_level_from": "สำหรับสมาชิกระดับ VIP {level} ขึ้นไป",
  "promotions.term.for_level_to": "สำหรับสมาชิกไม่เกินระดับ VIP {level}",
  "promotions.term.for_new": "สำหรับบัญชีที่เปิดมาไม่ถึง {days} วัน",
  "promotions.term.for_registered_from": "สำหรับบัญชีที่เปิดตั้งแต่วันที่ {day}",
  "promotions.term.for_registered_to": "สำหรับบัญชีที่เปิดไม่เกินวันที่ {day}",
  "promotions.term.budget_day": "สมาชิกทั้งหมดรวมกันได้รับไม่เกิน {amount} ต่อวัน",
  "promotions.term.budget_whole": "สมาชิกทั้งหมดรวมกันได้รับไม่เกิน {amount} ตลอดกิจกรรม",
  "promotions.term.cheating": "หากพบการทุจริต รางวัลจะถูกยกเลิก หักคืน หรือระงับ",
  "promotions.term.bonus_turnover": "โบนัสจะเปลี่ยนเป็นเงินสดเมื่อทำยอดเทิร์นครบ {times} เท่าของโบนัส",
  "promotions.term.cash_turnover": "รางวัลจะถอนได้เมื่อทำยอดเทิร์นครบ {times} เท่าของรางวัล",
  "promotions.term.claim_days": "รับได้ภายใน {days} วันหลังจากเงินฝากเข้าบัญชี",
  "promotions.term.ftd_welcome":
    "ฝากครั้งแรกตั้งแต่ {welcomeFrom} ขึ้นไป รับโบนัส {welcomeRate} ของยอดฝาก สูงสุด {welcomeMax}",
  "promotions.term.ftd_small":
    "ฝากครั้งแรกตั้งแต่ {smallFrom} แต่ไม่ถึง {welcomeFrom} รับโบนัส {smallRate} ของยอดฝาก",
  "promotions.term.ftd_once": "จำกัดหนึ่งครั้งต่อบุคคล CPF อุปกรณ์ และผู้ชำระเงิน",
  "promotions.term.tiers_rule":
    "ยอดฝากสะสมทั้งหมดของคุณได้รับโบนัสตามอัตราของแต่ละขั้น โดยอัตราจะเพิ่มขึ้นอย่างสม่ำเสมอภายในขั้นนั้น",
  "promotions.term.tier_bronze": "บรอนซ์ ยอด {from} ถึง {to}: อัตรา {rateFrom} ถึง {rateTo}",
  "promotions.term.tier_silver": "ซิลเวอร์ ยอด {from} ถึง {to}: อัตรา {rateFrom} ถึง {rateTo}",
  "promotions.term.tier_gold": "โกลด์ ยอด {from} ถึง {to}: อัตรา {rateFrom} ถึง {rateTo}",
  "promotions.term.tier_platinum": "แพลทินัม ยอด {from} ถึง {to}: อัตรา {rateFrom} ถึง {rateTo}",
  "promotions.term.tier_diamond": "ไดมอนด์ ยอด {from} ถึง {to}: อัตรา {rateFrom} ถึง {rateTo}",
  "promotions.term.tiers_each":
    "โบนัสของการฝากแต่ละครั้ง คือโบนัสของยอดสะสมใหม่ หักด้วยโบนัสของยอดสะสมก่อนหน้า",
  "promotions.term.rebate_rule":
    "ระหว่างกิจกรรม การฝากแต่ละครั้งตั้งแต่ {from} ขึ้นไป รับโบนัส {rate} ของยอดฝาก",
  "promotions.term.rebate_max": "รับได้สูงสุด {max} ต่อการฝากหนึ่งครั้ง",
  "promotions.term.rebate_turnover":
    "โบนัสจะเปลี่ยนเป็นเงินสดเมื่อทำยอดเทิร์นครบ {times} เท่าของส่วนยอดฝากที่ได้รับรางวัล",
  "promotions.term.own_day": "ผู้เล่นหนึ่งคนรับได้สูงสุด {amount} ต่อวัน",
  "promotions.term.own_whole": "ผู้เล่นหนึ่งคนรับได้สูงสุด {amount} รวมทั้งหมด",
  "promotions.term.one_per_deposit": "ยอดฝากหนึ่งครั้งรับข้อเสนอการฝากได้หนึ่งรายการ คือรายการที่รับก่อน",
  "promotions.term.rebate_until": "รับได้จนกว่ากิจกรรมจะสิ้นสุด",
  "promotions.term.invitation_rule":
    "คุณได้รับ {reward} ต่อหนึ่งคนที่สมัครผ่านการแนะนำของคุณ โดยมียอดฝากรวมตั้งแต่ {recharge} " +
    "และยอดเดิมพันรวมตั้งแต่ {stake} ขึ้นไป",
  "promotions.term.invitation_days": "รับได้ภายใน {days} วันหลังจากวันที่ครบทั้งสองเงื่อนไข",
  "promotions.term.invitation_once": "นับคนละหนึ่งครั้ง ผู้ที่ใช้อุปกรณ์หรือบัญชีชำระเงินเดียวกับคุณจะไม่ถูกนับ",
  "promotions.term.relief_rule":
    "รับคืน {rate} ของยอดเสียเงินสดในแต่ละวันได้ในวันถัดไป จนถึงเที่ยงคืนตามเวลาเซาเปาลู",
  "promotions.term.relief_bounds": "ต้องมียอดเสียตั้งแต่ {from} ขึ้นไป รับคืนสูงสุด {max}",
  "promotions.term.relief_turnover": "ไม่เกิน {rate} ของยอดเทิร์นที่นับได้ในวันนั้น",
  "promotions.term.relief_net": "ยอดชนะจะถูกหักออกจากยอดเสีย เดิมพันที่ถูกยกเลิกและการเล่นด้วยโบนัสจะไม่ถูกนับ",
  "promotions.term.day7_rule": "เข้าสู่ระบบทุกวัน แต่ละวันมีโบนัสเป็นรางวัล โดยต้องรับภายในวันนั้น",
  "promotions.term.day7_day":
    "วันที่ {day}: {amount} จะเปลี่ยนเป็นเงินสดเมื่อทำยอดเทิร์นครบ {times} เท่าของรางวัล",
  "promotions.term.day7_missed": "หากขาดไปหนึ่งวัน หรือเมื่อครบวันสุดท้าย จะเริ่มนับใหม่",
  "promotions.term.day7_recharge": "ต้องฝากตั้งแต่ {amount} ขึ้นไปในวันนั้น",
  "promotions.term.wheel_rule": "รางวัลสุ่มบนเซิร์ฟเวอร์ของเราตามค่าน้ำหนักที่ประกาศไว้ และตรวจสอบได้",
  "promotions.term.wheel_login": "เข้าสู่ระบบรับสิทธิ์หมุนวันละ {spins} ครั้ง",
  "promotions.term.wheel_recharge": "ทุกยอดฝาก {amount} ในหนึ่งวัน รับสิทธิ์หมุน 1 ครั้ง",
  "promotions.term.wheel_turnover": "ทุกยอดเทิร์น {amount} ในหนึ่งวัน รับสิทธิ์หมุน 1 ครั้ง",
  "promotions.term.wheel_max": "หมุนได้สูงสุดวันละ {spins} ครั้ง",
  "promotions.term.wheel_prize_cash": "เงินสด {amount}: โอกาส {weight} ใน {total}",
  "promotions.term.wheel_prize_bonus":
    "โบนัส {amount} ต้องทำยอดเทิร์น {times} เท่า: โอกาส {weight} ใน {total}",
  "promotions.term.wheel_prize_spins": "สิทธิ์หมุนเพิ่ม {spins} ครั้ง: โอกาส {weight} ใน {total}",
  "promotions.term.wheel_prize_nothing": "ไม่ได้รับรางวัล: โอกาส {weight} ใน {total}",
  "promotions.term.rebates_rule":
    "รับคืน {least} ถึง {most} ของยอดเดิมพันในแต่ละวัน ตามประเภทเกมและระดับ VIP ของคุณ",
  "promotions.term.rebates_least": "จ่ายเงินคืนรายวันเมื่อมียอดตั้งแต่ {amount} ขึ้นไป",
  "promotions.term.rebates_kept": "รับได้ภายใน {days} วัน",
  "promotions.term.vip_rule": "เลื่อนระดับเมื่อทั้งยอดฝากและยอดเดิมพันถึงเกณฑ์ของระดับนั้น และจะไม่มีการลดระดับ",
  "promotions.term.vip_level":
    "{name}: ยอดฝาก {recharge} และยอดเดิมพัน {betting} ของขวัญ: เลื่อนระดับ {upgrade} " +
    "รายสัปดาห์ {weekly} รายเดือน {monthly}",
  "promotions.term.vip_weekly": "ของขวัญรายสัปดาห์ต้องมียอดเดิมพัน {amount} ในสัปดาห์นั้น",
  "promotions.term.vip_monthly": "ของขวัญรายเดือนต้องมียอดเดิมพัน {amount} ในเดือนนั้น",
  "promotions.term.vip_days": "รับของขวัญได้ภายใน {days} วัน",
} satisfies Record<keyof typeof english, string>;
