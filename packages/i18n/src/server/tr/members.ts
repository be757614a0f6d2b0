/** Texts of accounts and sign-in, in Turkish. */
import type { membersErrors } from "@tucano/contract/errors/members.ts";
import type { membersNotices as english } from "../en/members.ts";

export const membersTexts = {
  "members.invalid_registration": "Lütfen formdaki hatayı düzeltin",
  "members.registration_failed": "Kayıt tamamlanamadı",
  "members.account_invalid":
    "4-20 karakter kullanın: harf, rakam, nokta veya alt çizgi; ilk karakter harf olmalıdır",
  "members.account_taken": "Bu kullanıcı adı zaten kullanılıyor",
  "members.password_required": "Lütfen şifreyi girin",
  "members.password_too_short": "Şifre en az 6 karakter olmalıdır",
  "members.password_too_long": "Şifre en fazla 128 karakter olabilir",
  "members.passwords_differ": "Şifreler eşleşmiyor",
  "members.realname_invalid": "Lütfen adınızı ve soyadınızı girin",
  "members.phone_invalid": "Lütfen geçerli bir cep telefonu numarası girin",
  "members.phone_taken": "Bu telefon numarası zaten kayıtlı",
  "members.withdrawal_password_invalid": "Çekim şifresi 6 rakamdan oluşmalıdır",
  "members.cpf_invalid": "Lütfen geçerli bir CPF numarası girin",
  "members.cpf_taken": "Bu CPF numarası zaten kayıtlı",
  "members.birth_date_invalid": "Lütfen geçerli bir doğum tarihi girin",
  "members.under_age": "En az {years} yaşında olmalısınız",
  "members.registration_refused":
    "Bu bilgilerle hesap açamıyoruz. Müşteri hizmetleri yardımcı olabilir.",
  "members.age_not_confirmed": "Lütfen onaylayın: 18 yaşımı doldurdum.",
  "members.invite_code_unknown": "Bu davet kodu mevcut değil",
  "members.captcha_required": "Lütfen doğrulama kodunu girin",
  "members.captcha_wrong": "Lütfen yeni bir doğrulama kodu alın",
  "members.wrong_credentials": "Kullanıcı adı veya şifre hatalı",
  "members.too_many_attempts":
    "Çok fazla deneme yapıldı. Lütfen {seconds} saniye sonra tekrar deneyin.",
  "members.account_frozen": "Hesabınız donduruldu. Lütfen müşteri hizmetleriyle iletişime geçin.",
  "members.account_closed": "Bu hesap kapatıldı. Lütfen müşteri hizmetleriyle iletişime geçin.",
  "members.picture_unknown": "Lütfen profil fotoğraflarından birini seçin",
  "members.password_wrong": "Şifre hatalı",
  "members.password_not_set":
    "Hesabınızın henüz şifresi yok. Şifre belirlemek için lütfen müşteri hizmetleriyle iletişime " +
    "geçin.",
  "members.new_passwords_differ": "Girilen iki şifre eşleşmiyor!",
  "members.password_unchanged": "Yeni şifre eskisiyle aynı olamaz",
  "members.ticket_invalid": "Lütfen şifrenizi yeniden doğrulayın",
  "members.email_invalid": "Lütfen geçerli bir e-posta adresi girin",
  "members.email_taken": "Bu e-posta adresi başka bir hesaba bağlı",
  "members.code_wrong": "Kod hatalı veya süresi dolmuş. Gerekirse yeni bir kod isteyin.",
  "members.link_invalid": "Bu bağlantı artık geçerli değil. Yenisini isteyin.",
  "members.session_unknown": "Bu oturum zaten sona ermiş",
  "members.totp_required": "Lütfen kimlik doğrulama uygulamanızdaki kodu girin",
  "members.totp_wrong": "Kimlik doğrulama uygulamasının kodu hatalı",
  "members.totp_on": "Kimlik doğrulama uygulaması zaten kurulu",
  "members.totp_not_begun": "Lütfen kimlik doğrulama uygulamasını kurmaya yeniden başlayın",
  "members.passkey_wrong": "Bu geçiş anahtarı doğrulanamadı. Lütfen tekrar deneyin.",
  "members.passkey_unknown": "Bu geçiş anahtarı zaten kaldırılmış",
  "members.social_off": "Burada giriş yapılabilecek başka bir platform yok",
  "members.social_failed": "Diğer platformla giriş başarılı olmadı. Lütfen tekrar deneyin",
  "members.social_taken": "Diğer platformdaki bu hesap ya da buradaki hesabınız zaten bağlı",
  "members.social_unknown": "Hesabınız başka bir platforma bağlı değil",
  "members.social_unavailable":
    "Diğer platform şu anda yanıt vermiyor. Daha sonra deneyin ya da şifrenizle girin",
  "members.too_many_exports": "Bugün verilerinizi üç kez indirdiniz. Lütfen yarın tekrar deneyin.",
  "members.data_request_open": "Bu türden yanıt bekleyen bir talebiniz zaten var",
  "members.data_request_unknown": "Böyle bir talep yok ya da zaten yanıtlandı",
  "members.mail_unavailable": "Şu anda e-posta gönderemiyoruz. Lütfen daha sonra tekrar deneyin.",
  "members.sms_unavailable": "Şu anda SMS gönderemiyoruz. Lütfen daha sonra tekrar deneyin.",
} satisfies Record<keyof typeof membersErrors, string>;

export const membersNotices = {
  "members.registered": "Kaydınız başarıyla tamamlandı",
  "members.password_changed": "Şifreniz değiştirildi",
  "members.withdrawal_password_changed": "Çekim şifreniz değiştirildi",
  "members.email_bound": "E-posta adresiniz hesabınıza bağlandı",
  "members.device": "{system} üzerinde {browser}",
  "members.device_unknown": "Bilinmeyen cihaz",
} satisfies Record<keyof typeof english, string>;
