/** Texts of the messages room's errors and notices, in Turkish. */
import type { messagesErrors } from "@tucano/contract/errors/messages.ts";
import type { messagesNotices as english } from "../en/messages.ts";

export const messagesTexts = {
  "messages.ticket_not_found": "Bu görüşmeyi bulamadık",
  "messages.ticket_closed": "Bu görüşme kapatıldı. Lütfen yeni bir görüşme başlatın",
  "messages.too_many_tickets":
    "Açık görüşmeniz: {max}. Birinden yazmaya devam edin veya önce birini kapatın",
  "messages.file_unreadable": "Bu resim açılamıyor. Lütfen başka bir resim gönderin",
  "messages.too_many_files": "Az önce çok dosya gönderdiniz. Daha sonra tekrar deneyin",
  "messages.file_not_found": "Bu dosya bulunamadı. Lütfen yeniden gönderin",
  "messages.too_many_messages":
    "Kısa sürede çok fazla mesaj yazdınız. Lütfen daha sonra tekrar deneyin",
} satisfies Record<keyof typeof messagesErrors, string>;

export const messagesNotices = {
  "messages.ticket_opened": "Mesajınızı aldık. Müşteri hizmetleri 24 saat hizmet verir",
  "messages.notice.deposit_credited.title": "Yatırımınız alındı",
  "messages.notice.deposit_credited.text": "{amount} bakiyenize eklendi.",
  "messages.notice.withdrawal_paid.title": "Çekiminiz ödendi",
  "messages.notice.withdrawal_paid.text": "{amount} bankanıza gönderildi.",
  "messages.notice.team_wish.title": "Bir ekibe davet edildiniz",
  "messages.notice.team_wish.text":
    "{account} sizi ekibinde görmek istiyor. Karar sizin: siz kabul edene kadar hiçbir şey değişmez.",
  "messages.notice.identity_verified.title": "Kimliğiniz doğrulandı",
  "messages.notice.identity_verified.text":
    "Belgeleriniz uygun. Yapmanız gereken başka bir şey yok.",
  "messages.notice.identity_rejected.title": "Belgeleriniz doğrulanamadı",
  "messages.notice.identity_rejected.text":
    "Nedenini ve yapabileceklerinizi güvenlik merkezinde görün.",
  "messages.notice.withdrawal_rejected.title": "Çekiminiz reddedildi",
  "messages.notice.withdrawal_rejected.text":
    "{amount} bakiyenize geri eklendi. Nedenini çekim geçmişinizde görebilirsiniz.",
  "messages.notice.reward_claimable.title": "Sizi bekleyen bir ödül var",
  "messages.notice.reward_claimable.text": "Şimdi {amount} alabilirsiniz.",
  "messages.notice.ticket_answered.title": "Müşteri hizmetleri yanıtladı",
  "messages.notice.ticket_answered.text": "“{subject}” konulu mesajınıza yanıt geldi.",
  "messages.notice.data_request_answered.title": "Verileriniz hakkında yanıt",
  "messages.notice.data_request_answered.text": "Verilerinizle ilgili talebinizi yanıtladık.",
  "messages.notice.house_message.title": "Bizden bir mesaj",
  "messages.notice.house_message.text": "Size bir mesaj var.",
  "messages.notice.terms_announced.title": "Yeni kullanım şartları",
  "messages.notice.terms_announced.text":
    "{day} tarihinden itibaren yeni kullanım şartları geçerlidir; şimdiden okuyabilirsiniz. Kabul etmiyorsanız o zamana kadar hizmeti bırakıp bakiyenizi çekebilirsiniz.",
} as const satisfies Record<keyof typeof english, string>;
