/** Texts of limits, breaks and self-exclusion, in Indonesian. */
import type { complianceErrors } from "@tucano/contract/errors/compliance.ts";
import type { complianceNotices as english } from "../en/compliance.ts";

export const complianceTexts = {
  "compliance.amount_out_of_range": "Pilih batas antara R$ {min} dan R$ {max}.",
  "compliance.minutes_out_of_range": "Pilih batas antara {min} dan {max} menit.",
  "compliance.limit_unknown": "Anda tidak memiliki batas ini.",
  "compliance.change_unknown": "Tidak ada perubahan batas ini yang perlu dikonfirmasi.",
  "compliance.change_waits":
    "Kenaikan batas baru dapat dikonfirmasi 24 jam setelah Anda mengajukannya.",
  "compliance.time_out_not_offered": "Jeda bermain berlangsung {min} sampai {max} hari.",
  "compliance.exclusion_not_offered":
    "Pengecualian diri berlangsung {min} sampai {max} bulan, atau selamanya.",
  "compliance.exclusion_not_confirmed":
    "Ketik {word} untuk mengonfirmasi. Tindakan ini tidak dapat dibatalkan.",
  "compliance.deposit_limit_reached":
    "Sisa batas deposit {period, select, day {harian} week {mingguan} other {bulanan}} Anda " +
    "R$ {left}.",
  "compliance.limits_required":
    "Sebelum bermain atau deposit, tetapkan batas kerugian dan waktu bermain Anda di Bermain bertanggung jawab.",
} satisfies Record<keyof typeof complianceErrors, string>;

export const complianceNotices = {
  "compliance.limit_set": "Batas Anda berlaku mulai sekarang",
  "compliance.limit_asked":
    "Anda dapat mengonfirmasi perubahan ini setelah 24 jam. Sampai saat itu, batas lama berlaku.",
  "compliance.limit_confirmed": "Batas Anda telah diubah",
  "compliance.break_started": "Jeda Anda dimulai. Anda telah dikeluarkan dari semua perangkat.",
} satisfies Record<keyof typeof english, string>;
