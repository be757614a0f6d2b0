/** Texts of the promotions room in Malay: errors, reasons, activities and their terms. */
import type { promotionsErrors } from "@tucano/contract/errors/promotions.ts";
import type { promotionsNotices as english } from "../en/promotions.ts";

export const promotionsTexts = {
  "promotions.not_eligible": "Anda tidak layak untuk ganjaran ini",
  "promotions.no_eligible_recharge": "Tiada deposit yang layak",
  "promotions.user_unknown": "PENGGUNA TIDAK WUJUD",
  "promotions.not_offered": "Tiada promosi",
  "promotions.own_limit_reached":
    "Anda telah menerima had maksimum bagi setiap pemain. Syaratnya menyatakan bila ada lagi",
  "promotions.not_for_you": "Aktiviti ini bukan untuk akaun anda",
  "promotions.code_unknown": "Kod promosi tidak wujud",
  "promotions.code_over": "Kod ini tidak lagi sah",
  "promotions.code_taken": "Anda telah menggunakan kod ini",
  "promotions.code_not_for_you": "Kod ini bukan untuk akaun anda",
} satisfies Record<keyof typeof promotionsErrors, string>;

export const promotionsNotices = {
  "promotions.claimed": "Ganjaran berjaya dituntut!",

  "promotions.reason.claimable": "Anda boleh menuntut {amount} sekarang.",
  "promotions.reason.claimed": "Anda telah menuntut {amount}.",
  "promotions.reason.not_offered": "Promosi ini tidak dibuka.",
  "promotions.reason.not_meant": "Aktiviti ini untuk akaun lain: syaratnya menyatakan untuk siapa.",
  "promotions.reason.budget_spent": "Ganjaran aktiviti ini telah habis buat masa ini.",
  "promotions.reason.own_limit_reached":
    "Bahagian anda dalam aktiviti ini telah habis buat masa ini.",
  "promotions.reason.deposit_used":
    "Satu deposit hanya mendapat satu promosi deposit, dan deposit ini sudah mendapat yang lain.",
  "promotions.reason.time_over": "Tempoh untuk menuntut ganjaran ini telah tamat.",
  "promotions.reason.forfeited": "Ganjaran ini dibatalkan kerana pelanggaran peraturan.",
  "promotions.reason.no_recharge": "Anda belum mempunyai deposit yang dikira.",
  "promotions.reason.recharge_too_small": "Deposit pertama anda kurang daripada {required}.",
  "promotions.reason.recharge_missing_today":
    "Deposit {missing} lagi hari ini untuk menuntut ganjaran.",
  "promotions.reason.no_loss": "Anda tiada kekalahan tunai semalam.",
  "promotions.reason.loss_too_small": "Kekalahan semalam terlalu kecil untuk diberi pampasan.",
  "promotions.reason.nothing_left": "Tiada apa-apa untuk dituntut hari ini.",
  "promotions.reason.no_invitee": "Belum ada sesiapa mendaftar dengan jemputan anda.",
  "promotions.reason.invitee_progress":
    "Deposit dan taruhan rakan yang anda jemput belum mencukupi.",
  "promotions.reason.shared_identity":
    "Rakan yang anda jemput berkongsi peranti atau akaun pembayaran dengan anda, jadi tiada " +
    "bayaran dibuat.",
  "promotions.reason.tier_not_reached":
    "Deposit {missing} lagi untuk mencapai peringkat seterusnya.",

  "promotions.tier.bronze": "Gangsa",
  "promotions.tier.silver": "Perak",
  "promotions.tier.gold": "Emas",
  "promotions.tier.platinum": "Platinum",
  "promotions.tier.diamond": "Berlian",

  "promotions.activity.ftd.title": "Deposit pertama",
  "promotions.activity.ftd.summary":
    "Bonus {welcomeRate} daripada deposit pertama anda, sehingga {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "Peringkat deposit",
  "promotions.activity.recharge-tiers.summary": "Bonus sehingga {rate} daripada semua deposit anda",
  "promotions.activity.recharge-rebate.title": "Rebat deposit",
  "promotions.activity.recharge-rebate.summary":
    "{rate} daripada setiap deposit bernilai {from} atau lebih",
  "promotions.activity.invitation.title": "Jemput rakan",
  "promotions.activity.invitation.summary": "{reward} bagi setiap rakan yang bermain bersama kami",
  "promotions.activity.daily-relief.title": "Pampasan kekalahan harian",
  "promotions.activity.daily-relief.summary":
    "{rate} daripada kekalahan bersih semalam dikembalikan",
  "promotions.activity.day7.title": "Log masuk tujuh hari",
  "promotions.activity.day7.summary": "Tujuh hari, tujuh ganjaran, sehingga {most} dalam sehari",
  "promotions.activity.daily-wheel.title": "Roda harian",
  "promotions.activity.daily-wheel.summary": "Putar untuk memenangi hadiah sehingga {most}",
  "promotions.activity.lottery-wheel.title": "Roda bertuah",
  "promotions.activity.lottery-wheel.summary":
    "Deposit, main dan putar untuk hadiah sehingga {most}",
  "promotions.activity.rebates.title": "Rebat",
  "promotions.activity.rebates.summary": "{least} hingga {most} daripada taruhan anda, setiap hari",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary": "{levels} tahap dengan hadiah dan rebat",

  "promotions.term.for_level_from": "Untuk ahli tahap VIP {level} dan ke atas.",
  "promotions.term.for_level_to": "Untuk ahli sehingga tahap VIP {level}.",
  "promotions.term.for_new": "Untuk akaun yang dibuka kurang daripada {days} hari yang lalu.",
  "promotions.term.for_registered_from": "Untuk akaun yang dibuka pada {day} atau selepasnya.",
  "promotions.term.for_registered_to": "Untuk akaun yang dibuka pada {day} atau sebelumnya.",
  "promotions.term.budget_day": "Semua ahli bersama-sama diberi paling banyak {amount} sehari.",
  "promotions.term.budget_whole":
    "Semua ahli bersama-sama diberi paling banyak {amount} keseluruhannya.",
  "promotions.term.cheating":
    "Ganjaran dibatalkan, ditolak atau dibekukan sekiranya berlaku penipuan.",
  "promotions.term.bonus_turnover":
    "Bonus menjadi tunai apabila pusing ganti mencapai {times} kali nilainya.",
  "promotions.term.cash_turnover":
    "Ganjaran boleh dikeluarkan apabila pusing ganti mencapai {times} kali nilainya.",
  "promotions.term.claim_days": "Boleh dituntut selama {days} hari selepas deposit dikreditkan.",
  "promotions.term.ftd_welcome":
    "Deposit pertama bernilai {welcomeFrom} atau lebih mendapat bonus {welcomeRate} daripada " +
    "nilainya, tidak melebihi {welcomeMax}.",
  "promotions.term.ftd_small":
    "Deposit pertama bernilai {smallFrom} atau lebih, tetapi kurang daripada {welcomeFrom}, " +
    "mendapat bonus {smallRate} daripada nilainya.",
  "promotions.term.ftd_once":
    "Diberikan sekali sahaja bagi setiap orang, CPF, peranti dan pembayar.",
  "promotions.term.tiers_rule":
    "Semua deposit anda mendapat bonus mengikut peratusan. Peratusan meningkat secara sekata " +
    "dalam setiap peringkat.",
  "promotions.term.tier_bronze": "Gangsa, dari {from} hingga {to}: {rateFrom} hingga {rateTo}.",
  "promotions.term.tier_silver": "Perak, dari {from} hingga {to}: {rateFrom} hingga {rateTo}.",
  "promotions.term.tier_gold": "Emas, dari {from} hingga {to}: {rateFrom} hingga {rateTo}.",
  "promotions.term.tier_platinum": "Platinum, dari {from} hingga {to}: {rateFrom} hingga {rateTo}.",
  "promotions.term.tier_diamond": "Berlian, dari {from} hingga {to}: {rateFrom} hingga {rateTo}.",
  "promotions.term.tiers_each":
    "Setiap deposit mendapat bonus bagi jumlah baharu, ditolak bonus bagi jumlah sebelumnya.",
  "promotions.term.rebate_rule":
    "Setiap deposit bernilai {from} atau lebih sepanjang tempoh promosi mendapat bonus {rate} " +
    "daripada nilainya.",
  "promotions.term.rebate_max": "Tidak melebihi {max} bagi satu deposit.",
  "promotions.term.rebate_turnover":
    "Bonus menjadi tunai apabila pusing ganti mencapai {times} kali bahagian deposit yang diberi bonus.",
  "promotions.term.own_day": "Setiap pemain menerima paling banyak {amount} sehari.",
  "promotions.term.own_whole": "Setiap pemain menerima paling banyak {amount} keseluruhannya.",
  "promotions.term.one_per_deposit":
    "Satu deposit hanya mendapat satu promosi deposit: yang dituntut dahulu.",
  "promotions.term.rebate_until": "Boleh dituntut sehingga tempoh promosi tamat.",
  "promotions.term.invitation_rule":
    "Anda menerima {reward} bagi setiap orang yang mendaftar dengan jemputan anda, dengan jumlah " +
    "deposit {recharge} atau lebih dan jumlah taruhan {stake} atau lebih.",
  "promotions.term.invitation_days":
    "Boleh dituntut selama {days} hari selepas tarikh kedua-dua syarat dipenuhi.",
  "promotions.term.invitation_once":
    "Setiap orang dikira sekali sahaja. Sesiapa yang berkongsi peranti atau akaun pembayaran " +
    "dengan anda tidak dikira.",
  "promotions.term.relief_rule":
    "{rate} daripada kekalahan tunai anda dalam sehari boleh dituntut pada hari berikutnya, " +
    "sehingga tengah malam waktu São Paulo.",
  "promotions.term.relief_bounds":
    "Kekalahan mestilah {from} atau lebih; pampasan tidak melebihi {max}.",
  "promotions.term.relief_turnover":
    "Tidak melebihi {rate} pusing ganti taruhan yang dikira pada hari itu.",
  "promotions.term.relief_net":
    "Kemenangan ditolak daripada kekalahan. Taruhan yang dibatalkan dan permainan dengan bonus " +
    "tidak dikira.",
  "promotions.term.day7_rule":
    "Datang setiap hari: setiap hari ada ganjaran bonus untuk dituntut pada hari itu.",
  "promotions.term.day7_day":
    "Hari ke-{day}: {amount}, menjadi tunai apabila pusing ganti mencapai {times} kali nilainya.",
  "promotions.term.day7_missed":
    "Jika terlepas satu hari, dan selepas hari terakhir, kiraan bermula semula.",
  "promotions.term.day7_recharge": "Deposit {amount} atau lebih diperlukan pada hari itu.",
  "promotions.term.wheel_rule":
    "Hadiah dicabut di pelayan kami mengikut pemberat yang diterbitkan, dan boleh disahkan.",
  "promotions.term.wheel_login": "Log masuk memberi {spins} putaran sehari.",
  "promotions.term.wheel_recharge": "Setiap deposit {amount} dalam sehari memberi satu putaran.",
  "promotions.term.wheel_turnover":
    "Setiap pusing ganti {amount} dalam sehari memberi satu putaran.",
  "promotions.term.wheel_max": "Paling banyak {spins} putaran sehari.",
  "promotions.term.wheel_prize_cash": "Tunai {amount}: {weight} daripada {total}.",
  "promotions.term.wheel_prize_bonus":
    "Bonus {amount}, dengan syarat pusing ganti {times} kali: {weight} daripada {total}.",
  "promotions.term.wheel_prize_spins": "{spins} putaran tambahan: {weight} daripada {total}.",
  "promotions.term.wheel_prize_nothing": "Tiada hadiah: {weight} daripada {total}.",
  "promotions.term.rebates_rule":
    "Taruhan anda dalam sehari mendapat pulangan {least} hingga {most}, mengikut jenis permainan " +
    "dan tahap VIP anda.",
  "promotions.term.rebates_least": "Rebat harian dibayar mulai {amount}.",
  "promotions.term.rebates_kept": "Boleh dituntut selama {days} hari.",
  "promotions.term.vip_rule":
    "Sesuatu tahap dicapai apabila syarat deposit dan taruhannya dipenuhi. Tahap tidak akan turun.",
  "promotions.term.vip_level":
    "{name}: deposit {recharge} dan taruhan {betting}. Hadiah: {upgrade} bagi kenaikan tahap, " +
    "{weekly} seminggu, {monthly} sebulan.",
  "promotions.term.vip_weekly": "Hadiah mingguan memerlukan taruhan {amount} dalam minggu itu.",
  "promotions.term.vip_monthly": "Hadiah bulanan memerlukan taruhan {amount} dalam bulan itu.",
  "promotions.term.vip_days": "Hadiah boleh dituntut selama {days} hari.",
} satisfies Record<keyof typeof english, string>;
