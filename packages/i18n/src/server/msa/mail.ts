/** What goes out by e-mail and SMS, in Malay. An empty line parts paragraphs. */
import type { mailTexts as english } from "../en/mail.ts";

export const mailTexts = {
  "mail.signature":
    "Tucano\n\nAnda menerima mesej ini kerana anda mempunyai akaun dengan kami. Kami tidak " +
    "sekali-kali meminta kata laluan atau kod anda, sama ada melalui telefon atau mesej.",
  "mail.email_code.subject": "{code} ialah kod Tucano anda",
  "mail.email_code.body":
    "Helo,\n\nKod untuk memautkan alamat e-mel ini ialah {code}. Kod ini sah selama {minutes} " +
    "minit.\n\nJika anda tidak memintanya, sila abaikan mesej ini.",
  "mail.password_link.subject": "Tetapkan kata laluan Tucano anda",
  "mail.password_link.body":
    "Helo {account},\n\nmelalui pautan ini anda menetapkan kata laluan log masuk baharu:\n\n{link}\n\nIa sah selama {minutes} minit dan sekali sahaja. Apabila anda menyimpan, semua peranti dilog keluar.\n\nJika bukan anda yang memintanya, abaikan: kata laluan anda kekal sama.",
  "mail.security.subject": "Akaun Tucano anda telah berubah",
  "mail.security.body":
    "Helo {account},\n\n{change, select, password {Kata laluan anda telah ditukar dan semua " +
    "peranti lain telah dilog keluar.} withdrawal_password {Kata laluan pengeluaran anda telah " +
    "ditukar.} email {Alamat e-mel lain telah dipautkan pada akaun anda.} totp_on {Aplikasi " +
    "pengesah telah disediakan untuk akaun anda.} totp_off {Aplikasi pengesah telah dibuang " +
    "daripada akaun anda.} passkey {Kunci laluan telah ditambah pada akaun anda.} other " +
    "{Tetapan keselamatan akaun anda telah diubah.}}\n\nJika ini bukan anda, sila hubungi " +
    "khidmat pelanggan dengan segera.",
  "sms.login_code":
    "Tucano: {code} ialah kod log masuk anda, sah selama {minutes} minit. Jangan beritahu " +
    "sesiapa.",
} satisfies Record<keyof typeof english, string>;
