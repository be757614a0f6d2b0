/** Texts of the promotions room in Traditional Chinese: errors, reasons, activities, terms. */
import type { promotionsErrors } from "@tucano/contract/errors/promotions.ts";
import type { promotionsNotices as english } from "../en/promotions.ts";

export const promotionsTexts = {
  "promotions.not_eligible": "您不符合此獎勵的領取資格",
  "promotions.no_eligible_recharge": "沒有符合資格的儲值",
  "promotions.user_unknown": "查無此用戶",
  "promotions.not_offered": "目前沒有活動",
} satisfies Record<keyof typeof promotionsErrors, string>;

export const promotionsNotices = {
  "promotions.claimed": "獎勵領取成功！",

  "promotions.reason.claimable": "您現在可以領取 {amount}。",
  "promotions.reason.claimed": "您已領取 {amount}。",
  "promotions.reason.not_offered": "此活動目前未開放。",
  "promotions.reason.time_over": "此獎勵的領取期限已過。",
  "promotions.reason.forfeited": "因違反活動規則，此獎勵已取消。",
  "promotions.reason.no_recharge": "您尚無符合資格的儲值。",
  "promotions.reason.recharge_too_small": "您的首次儲值未達 {required}。",
  "promotions.reason.recharge_missing_today": "今天再儲值 {missing} 即可領取。",
  "promotions.reason.no_loss": "您昨天沒有現金損失。",
  "promotions.reason.loss_too_small": "昨天的損失未達救援金門檻。",
  "promotions.reason.nothing_left": "今天沒有可領取的獎勵。",
  "promotions.reason.no_invitee": "還沒有人透過您的邀請註冊。",
  "promotions.reason.invitee_progress": "您邀請的好友儲值與投注尚未達標。",
  "promotions.reason.shared_identity": "您邀請的好友與您共用裝置或付款帳戶，因此不發放獎勵。",
  "promotions.reason.tier_not_reached": "再儲值 {missing} 即可達到下一級距。",

  "promotions.tier.bronze": "青銅",
  "promotions.tier.silver": "白銀",
  "promotions.tier.gold": "黃金",
  "promotions.tier.platinum": "白金",
  "promotions.tier.diamond": "鑽石",

  "promotions.activity.ftd.title": "首儲優惠",
  "promotions.activity.ftd.summary": "首次儲值送 {welcomeRate} 紅利，最高 {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "儲值級距獎勵",
  "promotions.activity.recharge-tiers.summary": "累計儲值最高可享 {rate} 紅利",
  "promotions.activity.recharge-rebate.title": "儲值回饋",
  "promotions.activity.recharge-rebate.summary": "單筆儲值滿 {from} 回饋 {rate}",
  "promotions.activity.invitation.title": "邀請好友",
  "promotions.activity.invitation.summary": "每邀請一位好友一起玩，即得 {reward}",
  "promotions.activity.daily-relief.title": "每日救援金",
  "promotions.activity.daily-relief.summary": "返還昨天淨損失的 {rate}",
  "promotions.activity.day7.title": "七日簽到",
  "promotions.activity.day7.summary": "七天七份獎勵，單日最高 {most}",
  "promotions.activity.daily-wheel.title": "每日轉盤",
  "promotions.activity.daily-wheel.summary": "轉出大獎，最高 {most}",
  "promotions.activity.lottery-wheel.title": "幸運轉盤",
  "promotions.activity.lottery-wheel.summary": "儲值、遊玩、轉轉盤，最高贏得 {most}",
  "promotions.activity.rebates.title": "投注返水",
  "promotions.activity.rebates.summary": "每天依投注額返水 {least} 至 {most}",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary": "{levels} 個等級，享禮金與返水",

  "promotions.term.cheating": "如有作弊行為，獎勵將予以取消、扣除或凍結。",
  "promotions.term.bonus_turnover": "完成紅利金額 {times} 倍流水後，紅利即轉為現金。",
  "promotions.term.cash_turnover": "完成獎勵金額 {times} 倍流水後，獎勵即可提款。",
  "promotions.term.claim_days": "儲值入帳後 {days} 天內可領取。",
  "promotions.term.ftd_welcome":
    "首次儲值滿 {welcomeFrom}，可獲儲值金額 {welcomeRate} 的紅利，最高 {welcomeMax}。",
  "promotions.term.ftd_small":
    "首次儲值滿 {smallFrom} 但未達 {welcomeFrom}，可獲儲值金額 {smallRate} 的紅利。",
  "promotions.term.ftd_once": "每人、每組 CPF、每台裝置及每位付款人限領一次。",
  "promotions.term.tiers_rule": "累計儲值總額依比例獲得紅利，比例在各級距內平均遞增。",
  "promotions.term.tier_bronze": "青銅：{from} 至 {to}，比例 {rateFrom} 至 {rateTo}。",
  "promotions.term.tier_silver": "白銀：{from} 至 {to}，比例 {rateFrom} 至 {rateTo}。",
  "promotions.term.tier_gold": "黃金：{from} 至 {to}，比例 {rateFrom} 至 {rateTo}。",
  "promotions.term.tier_platinum": "白金：{from} 至 {to}，比例 {rateFrom} 至 {rateTo}。",
  "promotions.term.tier_diamond": "鑽石：{from} 至 {to}，比例 {rateFrom} 至 {rateTo}。",
  "promotions.term.tiers_each":
    "每次儲值所得紅利，為新累計總額應得的紅利減去先前累計總額應得的紅利。",
  "promotions.term.rebate_rule": "活動期間，單筆儲值滿 {from}，可獲儲值金額 {rate} 的紅利。",
  "promotions.term.rebate_max": "每筆儲值最高可得 {max}。",
  "promotions.term.rebate_turnover": "完成儲值金額 {times} 倍流水後，紅利即轉為現金。",
  "promotions.term.rebate_until": "活動結束前皆可領取。",
  "promotions.term.invitation_rule":
    "好友透過您的邀請註冊，且累計儲值滿 {recharge}、累計投注滿 {stake}，" +
    "每位好友可為您帶來 {reward}。",
  "promotions.term.invitation_days": "兩項條件皆達成後，獎勵可於 {days} 天內領取。",
  "promotions.term.invitation_once": "每位好友只計算一次，與您共用裝置或付款帳戶者不計。",
  "promotions.term.relief_rule": "當天現金損失的 {rate} 可於隔天領取，至聖保羅時間午夜為止。",
  "promotions.term.relief_bounds": "損失須滿 {from}，最高可得 {max}。",
  "promotions.term.relief_net": "贏得的金額會從損失中扣除。已取消的注單及以紅利投注者不計。",
  "promotions.term.day7_rule": "天天登入：每天都有一份紅利，限當天領取。",
  "promotions.term.day7_day": "第 {day} 天：{amount}，完成該金額 {times} 倍流水後即轉為現金。",
  "promotions.term.day7_missed": "中斷一天，或完成最後一天後，將重新開始。",
  "promotions.term.day7_recharge": "當天須儲值滿 {amount}。",
  "promotions.term.wheel_rule": "獎項由我們的伺服器按公布的權重抽出，結果可供查驗。",
  "promotions.term.wheel_login": "每天登入可得 {spins} 次轉盤機會。",
  "promotions.term.wheel_recharge": "當天每儲值 {amount} 可得 1 次轉盤機會。",
  "promotions.term.wheel_turnover": "當天每完成 {amount} 流水可得 1 次轉盤機會。",
  "promotions.term.wheel_max": "每天最多 {spins} 次轉盤機會。",
  "promotions.term.wheel_prize_cash": "{amount} 現金：機率 {weight}/{total}。",
  "promotions.term.wheel_prize_bonus":
    "{amount} 紅利，須完成 {times} 倍流水：機率 {weight}/{total}。",
  "promotions.term.wheel_prize_spins": "再轉 {spins} 次：機率 {weight}/{total}。",
  "promotions.term.wheel_prize_nothing": "未中獎：機率 {weight}/{total}。",
  "promotions.term.rebates_rule":
    "依遊戲類型及您的 VIP 等級，每天的投注額可返水 {least} 至 {most}。",
  "promotions.term.rebates_least": "單日返水滿 {amount} 即發放。",
  "promotions.term.rebates_kept": "可於 {days} 天內領取。",
  "promotions.term.vip_rule": "儲值與投注皆達標即可升級，等級一經取得永不調降。",
  "promotions.term.vip_level":
    "{name}：儲值 {recharge}、投注 {betting}。" +
    "禮金：升級 {upgrade}、每週 {weekly}、每月 {monthly}。",
  "promotions.term.vip_weekly": "領取週禮金須當週投注滿 {amount}。",
  "promotions.term.vip_monthly": "領取月禮金須當月投注滿 {amount}。",
  "promotions.term.vip_days": "禮金可於 {days} 天內領取。",
} satisfies Record<keyof typeof english, string>;
