/** Texts of limits, breaks and self-exclusion, in Malay. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";
import type { complianceNotices as english } from "../en/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "Pilih had antara R$ {min} dengan R$ {max}.",
  "compliance.minutes_out_of_range": "Pilih had antara {min} dengan {max} minit.",
  "compliance.limit_unknown": "Anda tidak mempunyai had ini.",
  "compliance.change_unknown": "Tiada perubahan pada had ini untuk disahkan.",
  "compliance.change_waits": "Had yang lebih tinggi boleh disahkan 24 jam selepas anda memohonnya.",
  "compliance.time_out_not_offered": "Tempoh rehat ialah {min} hingga {max} hari.",
  "compliance.exclusion_not_offered":
    "Pengecualian diri ialah selama {min} hingga {max} bulan, atau selama-lamanya.",
  "compliance.exclusion_not_confirmed":
    "Taip {word} untuk mengesahkan. Tindakan ini tidak boleh dibatalkan.",
  "compliance.deposit_limit_reached":
    "Baki had deposit {period, select, day {harian} week {mingguan} other {bulanan}} anda ialah " +
    "R$ {left}.",
  "compliance.limits_required":
    "Sebelum bermain atau deposit, tetapkan had kerugian dan masa bermain anda di Permainan bertanggungjawab.",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "Had anda berkuat kuasa mulai sekarang",
  "compliance.limit_asked":
    "Anda boleh mengesahkan perubahan ini selepas 24 jam. Sehingga itu, had lama terpakai.",
  "compliance.limit_confirmed": "Had anda telah diubah",
  "compliance.break_started":
    "Tempoh rehat anda bermula. Anda telah dilog keluar daripada semua peranti.",
} satisfies Record<keyof typeof english, string>;
