/** Texts of the back office's errors, in Malay. */
import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "E-mel atau kata laluan tidak betul",
  "backoffice.wrong_code": "Kod tidak betul atau telah digunakan",
  "backoffice.sign_in_expired": "Log masuk ini telah tamat tempoh. Sila mulakan semula",
  "backoffice.too_many_attempts": "Terlalu banyak percubaan. Sila cuba lagi dalam {seconds} saat.",
  "backoffice.not_permitted": "Peranan anda tidak membenarkan tindakan ini",
  "backoffice.reason_required": "Sila berikan sebab, sekurang-kurangnya 3 aksara",
  "backoffice.member_not_found": "Pemain ini tidak wujud",
  "backoffice.withdrawal_not_found": "Pengeluaran ini tidak wujud",
  "backoffice.withdrawal_already_decided": "Pengeluaran ini tidak lagi menunggu keputusan",
  "backoffice.member_state_conflict": "Status pemain tidak membenarkan tindakan ini",
} satisfies Record<keyof typeof backofficeErrors, string>;
