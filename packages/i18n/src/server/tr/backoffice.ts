/** Texts of the back office, in Turkish. */
import type { backofficeErrors } from "@tucano/contract/errors/backoffice.ts";

export const backofficeTexts = {
  "backoffice.wrong_credentials": "E-posta veya şifre hatalı",
  "backoffice.wrong_code": "Kod hatalı veya daha önce kullanılmış",
  "backoffice.sign_in_expired": "Bu girişin süresi doldu. Lütfen yeniden başlayın",
  "backoffice.too_many_attempts":
    "Çok fazla deneme yapıldı. Lütfen {seconds} saniye sonra tekrar deneyin.",
  "backoffice.not_permitted": "Rolünüz bu işleme izin vermiyor",
  "backoffice.reason_required": "Lütfen en az 3 karakterlik bir gerekçe yazın",
  "backoffice.member_not_found": "Bu oyuncu mevcut değil",
  "backoffice.withdrawal_not_found": "Bu çekim mevcut değil",
  "backoffice.withdrawal_already_decided": "Bu çekim artık karar beklemiyor",
  "backoffice.member_state_conflict": "Oyuncunun durumu bu işleme izin vermiyor",
} satisfies Record<keyof typeof backofficeErrors, string>;
