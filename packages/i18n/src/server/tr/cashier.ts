/** Texts of the cashier's errors and notices, in Turkish. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";
import type { cashierNotices as english } from "../en/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "Lütfen bir ödeme yöntemi seçin",
  "cashier.method_unavailable": "Bu ödeme yöntemi şu anda kullanılamıyor",
  "cashier.amount_below_minimum": "Tutar en az R$ {min} olmalıdır",
  "cashier.amount_above_maximum": "Tutar en fazla R$ {max} olabilir",
  "cashier.daily_limit_reached":
    "Günlük limite ulaştınız. Bugün çekebileceğiniz kalan tutar: R$ {remaining}",
  "cashier.demo_account":
    "Demo hesaplar yalnızca oyun parasıyla oynar; gerçek para yatırıp çekemez",
  "cashier.account_blocked":
    "Hesabınız şu anda bu işlemi yapamıyor. Lütfen müşteri hizmetleriyle iletişime geçin",
  "cashier.too_many_open_deposits":
    "Ödeme bekleyen yatırımlarınız var. Önce birini ödeyin veya iptal edin",
  "cashier.deposit_not_found": "Bu yatırımı bulamadık",
  "cashier.deposit_not_cancellable": "Bu yatırım artık iptal edilemez",
  "cashier.payment_service_unavailable":
    "Ödeme hizmeti yanıt vermedi. Hesabınızdan para çekilmedi: lütfen birazdan tekrar deneyin",
  "cashier.withdrawal_password_wrong": "Çekim şifresi hatalı",
  "cashier.withdrawal_password_locked":
    "Çekim şifresi çok kez hatalı girildi. Lütfen daha sonra tekrar deneyin veya müşteri " +
    "hizmetleriyle iletişime geçin",
  "cashier.turnover_owed": "Para çekebilmek için R$ {missing} daha bahis yapmanız gerekiyor",
  "cashier.insufficient_funds": "Kullanılabilir bakiyeniz: R$ {available}",
  "cashier.fee_exceeds_amount": "İşlem ücreti tutardan yüksek. Daha yüksek bir tutar seçin",
  "cashier.destination_required": "Lütfen paranın nereye gönderileceğini seçin",
  "cashier.destination_ambiguous":
    "Lütfen yalnızca bir PIX anahtarı veya bir kayıtlı hesap belirtin",
  "cashier.destination_not_found": "Bu kayıtlı anahtarı veya hesabı bulamadık",
  "cashier.pix_key_invalid": "Bu PIX anahtarı seçilen türe uygun değil",
  "cashier.pix_key_unknown": "Bu PIX anahtarı hiçbir bankada kayıtlı değil",
  "cashier.not_own_account": "Hesap kendi adınıza ve CPF numaranıza kayıtlı olmalıdır",
  "cashier.bank_unknown": "Lütfen listeden bir banka seçin",
  "cashier.bank_account_invalid": "Lütfen şube ve hesap numarasını kontrol edin",
  "cashier.too_many_destinations": "En fazla {max} anahtar ve hesap kaydedebilirsiniz",
  "cashier.withdrawal_not_found": "Bu çekimi bulamadık",
  "cashier.withdrawal_wrong_state": "Çekimin durumu değişti. Bu işlem artık yapılamaz",
  "cashier.reason_required": "Lütfen bir gerekçe yazın",
} satisfies Record<keyof typeof cashierErrors, string>;

export const cashierNotices = {
  "cashier.withdrawal_submitted":
    "Çekim talebiniz başarıyla gönderildi. Lütfen yönetici incelemesini bekleyin.",
  "cashier.deposit_opened": "PIX kodunuz hazır. Bankanızın uygulamasından ödeyin",
  "cashier.destination_saved": "Başarıyla kaydedildi",
  "cashier.note.paid_late": "Ödemeniz, kodun süresi dolduktan sonra ulaştı ve hesabınıza eklendi",
  "cashier.note.paid_less":
    "İstenen tutardan daha az ödediniz. Ödediğiniz tutar hesabınıza eklendi",
  "cashier.note.paid_more": "İstenen tutardan daha fazla ödediniz. Tamamı hesabınıza eklendi",
  "cashier.note.refunded_other_holder":
    "Ödeme başka birinin CPF numarasından geldiği için tamamen iade edildi",
  "cashier.note.refunded_over_limit":
    "Ödeme, yatırılabilecek tutarı aştığı için tamamı iade edildi",
  "cashier.note.refunded_account_blocked":
    "Hesabınız ödemeyi alamadığı için tutarın tamamı iade edildi",
  "cashier.note.refund_in_progress": "Ödeme, geldiği hesaba iade ediliyor",
} satisfies Record<keyof typeof english, string>;
