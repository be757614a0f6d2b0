/** What goes out by e-mail and SMS, in Turkish. Paragraphs are parted by an empty line. */
import type { mailTexts as english } from "../en/mail.ts";

export const mailTexts = {
  "mail.signature":
    "Tucano\n\nBu mesajı, bizde bir hesabınız olduğu için alıyorsunuz. Telefonla veya mesajla " +
    "asla şifrenizi ya da kodunuzu istemeyiz.",
  "mail.email_code.subject": "Tucano kodunuz: {code}",
  "mail.email_code.body":
    "Merhaba,\n\nbu e-posta adresini hesabınıza bağlama kodunuz: {code}. Kod {minutes} dakika " +
    "geçerlidir.\n\nBu kodu siz istemediyseniz bir şey yapmanız gerekmez.",
  "mail.password_link.subject": "Tucano şifrenizi belirleyin",
  "mail.password_link.body":
    "Merhaba {account},\n\nbu bağlantıyla yeni giriş şifrenizi belirlersiniz:\n\n{link}\n\nBağlantı {minutes} dakika ve yalnızca bir kez geçerlidir. Kaydettiğinizde tüm cihazların oturumu kapanır.\n\nSiz istemediyseniz bir şey yapmayın: şifreniz aynı kalır.",
  "mail.security.subject": "Tucano hesabınızda değişiklik yapıldı",
  "mail.security.body":
    "Merhaba {account},\n\n{change, select, password {şifreniz değiştirildi ve diğer tüm " +
    "cihazlardaki oturumlar kapatıldı.} withdrawal_password {çekim şifreniz değiştirildi.} " +
    "email {hesabınıza başka bir e-posta adresi bağlandı.} totp_on {hesabınız için kimlik " +
    "doğrulama uygulaması kuruldu.} totp_off {hesabınızın kimlik doğrulama uygulaması " +
    "kaldırıldı.} passkey {hesabınıza bir geçiş anahtarı eklendi.} " +
    "other {hesabınızın güvenlik ayarlarında değişiklik yapıldı.}}\n\nBu işlemi siz " +
    "yapmadıysanız hemen müşteri hizmetleriyle iletişime geçin.",
  "sms.login_code":
    "Tucano: Giriş kodunuz {code}, {minutes} dakika geçerlidir. Kimseyle paylaşmayın.",
} satisfies Record<keyof typeof english, string>;
