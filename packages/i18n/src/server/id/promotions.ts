/** Texts of the promotions room in Indonesian: errors, reasons, activities and their terms. */
import type { promotionsErrors } from "@tucano/contract/errors/promotions.ts";
import type { promotionsNotices as english } from "../en/promotions.ts";

export const promotionsTexts = {
  "promotions.not_eligible": "Anda tidak memenuhi syarat untuk hadiah ini",
  "promotions.no_eligible_recharge": "Tidak ada deposit yang memenuhi syarat",
  "promotions.user_unknown": "PENGGUNA TIDAK DITEMUKAN",
  "promotions.not_offered": "Tidak ada promo",
  "promotions.own_limit_reached":
    "Anda sudah menerima batas maksimum per pemain. Ketentuannya menyebutkan kapan tersedia lagi",
  "promotions.not_for_you": "Aktivitas ini bukan untuk akun Anda",
  "promotions.code_unknown": "Kode promo tidak ada",
  "promotions.code_over": "Kode ini sudah tidak berlaku",
  "promotions.code_taken": "Anda sudah memakai kode ini",
  "promotions.code_not_for_you": "Kode ini bukan untuk akun Anda",
} satisfies Record<keyof typeof promotionsErrors, string>;

export const promotionsNotices = {
  "promotions.claimed": "Hadiah berhasil diklaim!",

  "promotions.reason.claimable": "Anda dapat mengklaim {amount} sekarang.",
  "promotions.reason.claimed": "Anda telah mengklaim {amount}.",
  "promotions.reason.not_offered": "Promo ini sedang tidak dibuka.",
  "promotions.reason.not_meant":
    "Aktivitas ini untuk akun lain: ketentuannya menyebutkan untuk siapa.",
  "promotions.reason.budget_spent": "Hadiah aktivitas ini sedang habis.",
  "promotions.reason.own_limit_reached": "Bagian Anda dari aktivitas ini sedang habis.",
  "promotions.reason.deposit_used":
    "Satu deposit hanya mendapat satu promo deposit, dan deposit ini sudah mendapat yang lain.",
  "promotions.reason.time_over": "Waktu untuk mengklaim hadiah ini sudah berakhir.",
  "promotions.reason.forfeited": "Hadiah ini dibatalkan karena pelanggaran aturan.",
  "promotions.reason.no_recharge": "Anda belum memiliki deposit yang dihitung.",
  "promotions.reason.recharge_too_small": "Deposit pertama Anda kurang dari {required}.",
  "promotions.reason.recharge_missing_today":
    "Deposit {missing} lagi hari ini untuk mengklaim hadiah.",
  "promotions.reason.no_loss": "Kemarin Anda tidak mengalami kekalahan uang tunai.",
  "promotions.reason.loss_too_small": "Kekalahan kemarin terlalu kecil untuk diberi kompensasi.",
  "promotions.reason.nothing_left": "Tidak ada yang dapat diklaim hari ini.",
  "promotions.reason.no_invitee": "Belum ada yang mendaftar dengan undangan Anda.",
  "promotions.reason.invitee_progress":
    "Deposit dan taruhan teman yang Anda undang belum mencukupi.",
  "promotions.reason.shared_identity":
    "Teman yang Anda undang memakai perangkat atau rekening pembayaran yang sama, sehingga " +
    "hadiah tidak dibayarkan.",
  "promotions.reason.tier_not_reached": "Deposit {missing} lagi untuk mencapai tingkat berikutnya.",

  "promotions.tier.bronze": "Perunggu",
  "promotions.tier.silver": "Perak",
  "promotions.tier.gold": "Emas",
  "promotions.tier.platinum": "Platinum",
  "promotions.tier.diamond": "Berlian",

  "promotions.activity.ftd.title": "Deposit pertama",
  "promotions.activity.ftd.summary":
    "Bonus {welcomeRate} dari deposit pertama Anda, hingga {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "Tingkat deposit",
  "promotions.activity.recharge-tiers.summary": "Bonus hingga {rate} dari seluruh deposit Anda",
  "promotions.activity.recharge-rebate.title": "Rebate deposit",
  "promotions.activity.recharge-rebate.summary": "{rate} dari setiap deposit mulai {from}",
  "promotions.activity.invitation.title": "Undang teman",
  "promotions.activity.invitation.summary": "{reward} untuk setiap teman yang bermain bersama kami",
  "promotions.activity.daily-relief.title": "Kompensasi kekalahan harian",
  "promotions.activity.daily-relief.summary": "{rate} dari kekalahan bersih kemarin dikembalikan",
  "promotions.activity.day7.title": "Masuk tujuh hari",
  "promotions.activity.day7.summary": "Tujuh hari, tujuh hadiah, hingga {most} dalam sehari",
  "promotions.activity.daily-wheel.title": "Roda harian",
  "promotions.activity.daily-wheel.summary": "Putar dan menangkan hadiah hingga {most}",
  "promotions.activity.lottery-wheel.title": "Roda keberuntungan",
  "promotions.activity.lottery-wheel.summary":
    "Deposit, main, dan putar untuk hadiah hingga {most}",
  "promotions.activity.rebates.title": "Rebate",
  "promotions.activity.rebates.summary": "{least} sampai {most} dari taruhan Anda, setiap hari",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary": "{levels} level dengan hadiah dan rebate",

  "promotions.term.for_level_from": "Untuk anggota tingkat VIP {level} ke atas.",
  "promotions.term.for_level_to": "Untuk anggota hingga tingkat VIP {level}.",
  "promotions.term.for_new": "Untuk akun yang dibuka kurang dari {days} hari yang lalu.",
  "promotions.term.for_registered_from": "Untuk akun yang dibuka pada {day} atau setelahnya.",
  "promotions.term.for_registered_to": "Untuk akun yang dibuka pada {day} atau sebelumnya.",
  "promotions.term.budget_day":
    "Semua anggota bersama-sama menerima paling banyak {amount} sehari.",
  "promotions.term.budget_whole":
    "Semua anggota bersama-sama menerima paling banyak {amount} seluruhnya.",
  "promotions.term.cheating":
    "Hadiah dibatalkan, dipotong, atau dibekukan jika terjadi kecurangan.",
  "promotions.term.bonus_turnover":
    "Bonus menjadi uang tunai setelah turnover mencapai {times} kali nilainya.",
  "promotions.term.cash_turnover":
    "Hadiah dapat ditarik setelah turnover mencapai {times} kali nilainya.",
  "promotions.term.claim_days": "Dapat diklaim selama {days} hari setelah deposit dikreditkan.",
  "promotions.term.ftd_welcome":
    "Deposit pertama mulai {welcomeFrom} mendapat bonus {welcomeRate} dari nilainya, maksimal " +
    "{welcomeMax}.",
  "promotions.term.ftd_small":
    "Deposit pertama mulai {smallFrom}, tetapi kurang dari {welcomeFrom}, mendapat bonus " +
    "{smallRate} dari nilainya.",
  "promotions.term.ftd_once": "Diberikan satu kali per orang, CPF, perangkat, dan pembayar.",
  "promotions.term.tiers_rule":
    "Seluruh deposit Anda mendapat bonus berdasarkan persentase. Persentasenya naik secara " +
    "merata di setiap tingkat.",
  "promotions.term.tier_bronze": "Perunggu, dari {from} sampai {to}: {rateFrom} sampai {rateTo}.",
  "promotions.term.tier_silver": "Perak, dari {from} sampai {to}: {rateFrom} sampai {rateTo}.",
  "promotions.term.tier_gold": "Emas, dari {from} sampai {to}: {rateFrom} sampai {rateTo}.",
  "promotions.term.tier_platinum": "Platinum, dari {from} sampai {to}: {rateFrom} sampai {rateTo}.",
  "promotions.term.tier_diamond": "Berlian, dari {from} sampai {to}: {rateFrom} sampai {rateTo}.",
  "promotions.term.tiers_each":
    "Setiap deposit mendapat bonus dari total yang baru, dikurangi bonus dari total sebelumnya.",
  "promotions.term.rebate_rule":
    "Setiap deposit mulai {from} selama periode promo mendapat bonus {rate} dari nilainya.",
  "promotions.term.rebate_max": "Maksimal {max} untuk satu deposit.",
  "promotions.term.rebate_turnover":
    "Bonus menjadi uang tunai setelah turnover mencapai {times} kali bagian deposit yang diberi bonus.",
  "promotions.term.own_day": "Setiap pemain menerima paling banyak {amount} per hari.",
  "promotions.term.own_whole": "Setiap pemain menerima paling banyak {amount} secara keseluruhan.",
  "promotions.term.one_per_deposit":
    "Satu deposit hanya mendapat satu promo deposit: yang diklaim lebih dulu.",
  "promotions.term.rebate_until": "Dapat diklaim hingga periode promo berakhir.",
  "promotions.term.invitation_rule":
    "Anda menerima {reward} untuk setiap orang yang mendaftar dengan undangan Anda, dengan total " +
    "deposit minimal {recharge} dan total taruhan minimal {stake}.",
  "promotions.term.invitation_days":
    "Dapat diklaim selama {days} hari setelah tanggal terpenuhinya kedua syarat tersebut.",
  "promotions.term.invitation_once":
    "Setiap orang dihitung satu kali. Pengguna perangkat atau rekening pembayaran yang sama " +
    "dengan Anda tidak dihitung.",
  "promotions.term.relief_rule":
    "{rate} dari kekalahan uang tunai Anda dalam sehari dapat diklaim pada hari berikutnya, " +
    "hingga tengah malam waktu São Paulo.",
  "promotions.term.relief_bounds": "Kekalahan minimal {from}; kompensasi maksimal {max}.",
  "promotions.term.relief_turnover":
    "Tidak lebih dari {rate} turnover taruhan yang dihitung pada hari itu.",
  "promotions.term.relief_net":
    "Kemenangan mengurangi jumlah kekalahan. Taruhan yang dibatalkan dan permainan dengan bonus " +
    "tidak dihitung.",
  "promotions.term.day7_rule":
    "Masuk setiap hari: setiap hari ada hadiah berupa bonus, yang diklaim pada hari itu juga.",
  "promotions.term.day7_day":
    "Hari ke-{day}: {amount}, menjadi uang tunai setelah turnover mencapai {times} kali nilainya.",
  "promotions.term.day7_missed":
    "Jika terlewat satu hari, dan setelah hari terakhir, dimulai lagi dari awal.",
  "promotions.term.day7_recharge": "Pada hari itu diperlukan deposit minimal {amount}.",
  "promotions.term.wheel_rule":
    "Hadiah diundi di server kami menurut bobot yang dipublikasikan, dan dapat diverifikasi.",
  "promotions.term.wheel_login": "Masuk ke akun memberi {spins} putaran per hari.",
  "promotions.term.wheel_recharge": "Setiap deposit {amount} dalam sehari memberi satu putaran.",
  "promotions.term.wheel_turnover": "Setiap turnover {amount} dalam sehari memberi satu putaran.",
  "promotions.term.wheel_max": "Maksimal {spins} putaran per hari.",
  "promotions.term.wheel_prize_cash": "Uang tunai {amount}: {weight} dari {total}.",
  "promotions.term.wheel_prize_bonus":
    "Bonus {amount}, dengan syarat turnover {times} kali: {weight} dari {total}.",
  "promotions.term.wheel_prize_spins": "{spins} putaran tambahan: {weight} dari {total}.",
  "promotions.term.wheel_prize_nothing": "Tidak ada hadiah: {weight} dari {total}.",
  "promotions.term.rebates_rule":
    "Taruhan Anda dalam sehari dikembalikan {least} sampai {most}, menurut jenis permainan dan " +
    "level VIP Anda.",
  "promotions.term.rebates_least": "Rebate harian dibayarkan mulai {amount}.",
  "promotions.term.rebates_kept": "Dapat diklaim selama {days} hari.",
  "promotions.term.vip_rule":
    "Level tercapai setelah syarat deposit dan taruhannya terpenuhi. Level tidak akan turun.",
  "promotions.term.vip_level":
    "{name}: deposit {recharge} dan taruhan {betting}. Hadiah: {upgrade} untuk kenaikan level, " +
    "{weekly} per minggu, {monthly} per bulan.",
  "promotions.term.vip_weekly": "Hadiah mingguan memerlukan taruhan {amount} dalam minggu itu.",
  "promotions.term.vip_monthly": "Hadiah bulanan memerlukan taruhan {amount} dalam bulan itu.",
  "promotions.term.vip_days": "Hadiah dapat diklaim selama {days} hari.",
} satisfies Record<keyof typeof english, string>;
