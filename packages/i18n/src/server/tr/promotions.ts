/** Texts of the promotions room in Turkish: errors, reasons, activities and their terms. */
import type { promotionsErrors } from "@tucano/contract/errors/promotions.ts";
import type { promotionsNotices as english } from "../en/promotions.ts";

export const promotionsTexts = {
  "promotions.not_eligible": "Bu ödül için uygun değilsiniz",
  "promotions.no_eligible_recharge": "Uygun yatırım yok",
  "promotions.user_unknown": "Kullanıcı bulunamadı",
  "promotions.not_offered": "Etkinlik yok",
  "promotions.own_limit_reached":
    "Bu etkinlikten bir oyuncuya verilen en yüksek tutarı aldınız. Ne zaman yenileneceği koşullarında yazar",
  "promotions.not_for_you": "Bu etkinlik hesabınız için değil",
  "promotions.code_unknown": "Böyle bir promosyon kodu yok",
  "promotions.code_over": "Bu kod artık geçerli değil",
  "promotions.code_taken": "Bu kodu zaten kullandınız",
  "promotions.code_not_for_you": "Bu kod hesabınız için değil",
} satisfies Record<keyof typeof promotionsErrors, string>;

const ofAmount = "{times, plural, one {tutarı} other {tutarının # katı}} kadar bahis yapıldığında";

export const promotionsNotices = {
  "promotions.claimed": "Ödül başarıyla alındı!",

  "promotions.reason.claimable": "Şimdi {amount} alabilirsiniz.",
  "promotions.reason.claimed": "{amount} aldınız.",
  "promotions.reason.not_offered": "Bu etkinlik açık değil.",
  "promotions.reason.not_meant":
    "Bu etkinlik başka hesaplar içindir: kimler için olduğu koşullarında yazar.",
  "promotions.reason.budget_spent": "Bu etkinliğin verdiği ödül şimdilik tükendi.",
  "promotions.reason.own_limit_reached": "Bu etkinlikteki payınız şimdilik tükendi.",
  "promotions.reason.deposit_used":
    "Bir yatırım, yatırım tekliflerinden yalnızca birini kazandırır; bu yatırım başka birini kazandırdı.",
  "promotions.reason.time_over": "Bu ödülü alma süresi sona erdi.",
  "promotions.reason.forfeited": "Kurallar ihlal edildiği için bu ödül iptal edildi.",
  "promotions.reason.no_recharge": "Henüz geçerli bir yatırımınız yok.",
  "promotions.reason.recharge_too_small": "İlk yatırımınız {required} tutarının altındaydı.",
  "promotions.reason.recharge_missing_today": "Almak için bugün {missing} daha yatırın.",
  "promotions.reason.no_loss": "Dün nakit kaybınız olmadı.",
  "promotions.reason.loss_too_small": "Dünkü kaybınız iade için çok düşük.",
  "promotions.reason.nothing_left": "Bugün alınacak bir ödül yok.",
  "promotions.reason.no_invitee": "Henüz kimse davetinizle kaydolmadı.",
  "promotions.reason.invitee_progress":
    "Davet ettiğiniz kişi henüz yeterince para yatırmadı veya bahis yapmadı.",
  "promotions.reason.shared_identity":
    "Davet ettiğiniz kişi sizinle aynı cihazı veya ödeme hesabını kullandığı için ödeme yapılmaz.",
  "promotions.reason.tier_not_reached": "Bir sonraki kademe için {missing} daha yatırın.",

  "promotions.tier.bronze": "Bronz",
  "promotions.tier.silver": "Gümüş",
  "promotions.tier.gold": "Altın",
  "promotions.tier.platinum": "Platin",
  "promotions.tier.diamond": "Elmas",

  "promotions.activity.ftd.title": "İlk yatırım",
  "promotions.activity.ftd.summary": "İlk yatırımınıza {welcomeRate} bonus, en fazla {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "Yatırım kademeleri",
  "promotions.activity.recharge-tiers.summary": "Tüm yatırımlarınıza en fazla {rate} bonus",
  "promotions.activity.recharge-rebate.title": "Yatırım iadesi",
  "promotions.activity.recharge-rebate.summary": "{from} ve üzeri her yatırıma {rate}",
  "promotions.activity.invitation.title": "Arkadaşlarınızı davet edin",
  "promotions.activity.invitation.summary": "Bizimle oynayan her arkadaşınız için {reward}",
  "promotions.activity.daily-relief.title": "Günlük kayıp iadesi",
  "promotions.activity.daily-relief.summary": "Dünkü net kaybınıza {rate} iade",
  "promotions.activity.day7.title": "Yedi gün giriş",
  "promotions.activity.day7.summary": "Yedi gün, yedi ödül; bir günde en fazla {most}",
  "promotions.activity.daily-wheel.title": "Günlük çark",
  "promotions.activity.daily-wheel.summary": "Çarkı çevirin, {most} tutarına varan ödüller kazanın",
  "promotions.activity.lottery-wheel.title": "Şans çarkı",
  "promotions.activity.lottery-wheel.summary":
    "Para yatırın, oynayın, çevirin; en fazla {most} kazanın",
  "promotions.activity.rebates.title": "Bahis iadeleri",
  "promotions.activity.rebates.summary": "Her gün bahislerinize {least} ile {most} arası iade",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary": "Hediye ve iadelerle dolu {levels} seviye",

  "promotions.term.for_level_from": "VIP {level} ve üzeri seviyedeki üyeler içindir.",
  "promotions.term.for_level_to": "En çok VIP {level} seviyesindeki üyeler içindir.",
  "promotions.term.for_new": "Açılalı {days} günden az olan hesaplar içindir.",
  "promotions.term.for_registered_from": "{day} tarihinde veya sonrasında açılan hesaplar içindir.",
  "promotions.term.for_registered_to": "{day} tarihinde veya öncesinde açılan hesaplar içindir.",
  "promotions.term.budget_day": "Bütün üyelere birlikte günde en çok {amount} verilir.",
  "promotions.term.budget_whole": "Bütün üyelere birlikte toplamda en çok {amount} verilir.",
  "promotions.term.cheating": "Hile durumunda ödüller iptal edilir, düşülür veya dondurulur.",
  "promotions.term.bonus_turnover": `Bonus, ${ofAmount} nakde dönüşür.`,
  "promotions.term.cash_turnover": `Ödül, ${ofAmount} çekilebilir.`,
  "promotions.term.claim_days":
    "Ödül, yatırımın hesaba geçmesinden itibaren {days} gün içinde alınabilir.",
  "promotions.term.ftd_welcome":
    "{welcomeFrom} ve üzeri ilk yatırıma {welcomeRate} bonus verilir; en fazla {welcomeMax}.",
  "promotions.term.ftd_small":
    "{smallFrom} ve üzeri, ancak {welcomeFrom} tutarının altındaki ilk yatırıma {smallRate} " +
    "bonus verilir.",
  "promotions.term.ftd_once":
    "Kişi, CPF numarası, cihaz ve ödeme yapan başına yalnızca bir kez verilir.",
  "promotions.term.tiers_rule":
    "Bugüne kadarki tüm yatırımlarınız belirli bir oranda bonus kazandırır. Oran, her kademe " +
    "içinde eşit biçimde artar.",
  "promotions.term.tier_bronze": "Bronz, {from} ile {to} arası: {rateFrom} ile {rateTo} arası.",
  "promotions.term.tier_silver": "Gümüş, {from} ile {to} arası: {rateFrom} ile {rateTo} arası.",
  "promotions.term.tier_gold": "Altın, {from} ile {to} arası: {rateFrom} ile {rateTo} arası.",
  "promotions.term.tier_platinum": "Platin, {from} ile {to} arası: {rateFrom} ile {rateTo} arası.",
  "promotions.term.tier_diamond": "Elmas, {from} ile {to} arası: {rateFrom} ile {rateTo} arası.",
  "promotions.term.tiers_each":
    "Her yatırımın bonusu, yeni toplamın bonusu ile önceki toplamın bonusu arasındaki farktır.",
  "promotions.term.rebate_rule":
    "Etkinlik süresince {from} ve üzeri her yatırıma {rate} bonus verilir.",
  "promotions.term.rebate_max": "Bir yatırım için en fazla {max} verilir.",
  "promotions.term.rebate_turnover":
    "Bonus, yatırımın ödül kazandıran bölümünün {times, plural, one {tutarı} other {# katı}} kadar bahis " +
    "yapıldığında nakde dönüşür.",
  "promotions.term.own_day": "Bir oyuncuya günde en çok {amount} verilir.",
  "promotions.term.own_whole": "Bir oyuncuya toplamda en çok {amount} verilir.",
  "promotions.term.one_per_deposit":
    "Bir yatırım, yatırım tekliflerinden yalnızca birini kazandırır: ilk alınanı.",
  "promotions.term.rebate_until": "Etkinlik sona erene kadar alınabilir.",
  "promotions.term.invitation_rule":
    "Davetinizle kaydolan ve toplamda en az {recharge} yatırıp en az {stake} bahis yapan her kişi " +
    "için {reward} kazanırsınız.",
  "promotions.term.invitation_days":
    "Ödül, iki koşulun da sağlandığı günden sonraki {days} gün içinde alınabilir.",
  "promotions.term.invitation_once":
    "Her kişi bir kez sayılır. Sizinle aynı cihazı veya ödeme hesabını kullananlar sayılmaz.",
  "promotions.term.relief_rule":
    "Bir günkü nakit kaybınıza {rate} iade yapılır; ertesi gün São Paulo saatiyle gece yarısına " +
    "kadar alınabilir.",
  "promotions.term.relief_bounds": "Kayıp en az {from} olmalıdır; en fazla {max} verilir.",
  "promotions.term.relief_turnover":
    "O günkü bahislerin çevrime sayılan tutarının {rate} oranını aşmaz.",
  "promotions.term.relief_net":
    "Kazançlar kayıptan düşülür. İptal edilen bahisler ve bonusla oynananlar sayılmaz.",
  "promotions.term.day7_rule":
    "Her gün gelin: her günün bonus ödülü vardır ve yalnızca o gün alınabilir.",
  "promotions.term.day7_day": `{day}. gün: {amount}; ${ofAmount} nakde dönüşür.`,
  "promotions.term.day7_missed": "Bir gün kaçırıldığında ve son günden sonra baştan başlar.",
  "promotions.term.day7_recharge": "O gün en az {amount} yatırılmalıdır.",
  "promotions.term.wheel_rule":
    "Ödül, yayımlanan ağırlıklara göre sunucumuzda çekilir ve doğrulanabilir.",
  "promotions.term.wheel_login": "Giriş yapmak günde {spins} çevirme hakkı kazandırır.",
  "promotions.term.wheel_recharge":
    "Bir gün içinde yatırılan her {amount} bir çevirme hakkı kazandırır.",
  "promotions.term.wheel_turnover":
    "Bir gün içinde yapılan her {amount} bahis bir çevirme hakkı kazandırır.",
  "promotions.term.wheel_max": "Günde en fazla {spins} çevirme hakkı vardır.",
  "promotions.term.wheel_prize_cash": "{amount} nakit: olasılık {weight}/{total}.",
  "promotions.term.wheel_prize_bonus":
    "{amount} bonus, {times} kat çevrim şartıyla: olasılık {weight}/{total}.",
  "promotions.term.wheel_prize_spins": "{spins} ek çevirme hakkı: olasılık {weight}/{total}.",
  "promotions.term.wheel_prize_nothing": "Ödül yok: olasılık {weight}/{total}.",
  "promotions.term.rebates_rule":
    "Oyun türüne ve VIP seviyenize göre, bir günkü bahislerinize {least} ile {most} arası iade " +
    "yapılır.",
  "promotions.term.rebates_least": "Günlük iade, {amount} tutarından itibaren ödenir.",
  "promotions.term.rebates_kept": "{days} gün içinde alınabilir.",
  "promotions.term.vip_rule":
    "Bir seviyeye, hem yatırım hem bahis koşulu sağlandığında ulaşılır. Seviye asla kaybedilmez.",
  "promotions.term.vip_level":
    "{name}: {recharge} yatırım ve {betting} bahis. Hediyeler: seviye için {upgrade}, haftalık " +
    "{weekly}, aylık {monthly}.",
  "promotions.term.vip_weekly": "Haftalık hediye için o hafta {amount} bahis yapılmalıdır.",
  "promotions.term.vip_monthly": "Aylık hediye için o ay {amount} bahis yapılmalıdır.",
  "promotions.term.vip_days": "Hediyeler {days} gün içinde alınabilir.",
} satisfies Record<keyof typeof english, string>;
