/** Texts of the back office's errors, in Indonesian. */
import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "Email atau kata sandi salah",
  "backoffice.wrong_code": "Kode salah atau sudah pernah digunakan",
  "backoffice.sign_in_expired": "Sesi masuk ini sudah kedaluwarsa. Silakan mulai lagi",
  "backoffice.too_many_attempts": "Terlalu banyak percobaan. Coba lagi dalam {seconds} detik.",
  "backoffice.not_permitted": "Peran Anda tidak mengizinkan tindakan ini",
  "backoffice.reason_required": "Masukkan alasan, minimal 3 karakter",
  "backoffice.member_not_found": "Pemain ini tidak ditemukan",
  "backoffice.withdrawal_not_found": "Penarikan ini tidak ditemukan",
  "backoffice.withdrawal_already_decided": "Penarikan ini sudah tidak menunggu keputusan",
  "backoffice.member_state_conflict": "Status pemain tidak memungkinkan tindakan ini",
} satisfies Record<keyof typeof backofficeErrors, string>;
