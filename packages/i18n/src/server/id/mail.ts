/** What goes out by e-mail and SMS, in Indonesian. An empty line parts paragraphs. */
import type { mailTexts as english } from "../en/mail.ts";

export const mailTexts = {
  "mail.signature":
    "Tucano\n\nAnda menerima pesan ini karena memiliki akun di Tucano. Kami tidak pernah meminta " +
    "kata sandi atau kode Anda, baik lewat telepon maupun pesan.",
  "mail.email_code.subject": "{code} adalah kode Tucano Anda",
  "mail.email_code.body":
    "Halo,\n\nKode untuk menautkan alamat email ini adalah {code}. Kode berlaku selama " +
    "{minutes} menit.\n\nJika Anda tidak memintanya, abaikan pesan ini.",
  "mail.password_link.subject": "Atur kata sandi Tucano Anda",
  "mail.password_link.body":
    "Halo {account},\n\nlewat tautan ini Anda mengatur kata sandi masuk yang baru:\n\n{link}\n\nTautan berlaku {minutes} menit dan hanya sekali. Saat Anda menyimpan, semua perangkat dikeluarkan.\n\nJika bukan Anda yang meminta, abaikan saja: kata sandi Anda tetap sama.",
  "mail.security.subject": "Ada perubahan pada akun Tucano Anda",
  "mail.security.body":
    "Halo {account},\n\n{change, select, password {Kata sandi Anda telah diubah dan semua " +
    "perangkat lain telah dikeluarkan.} withdrawal_password {Kata sandi penarikan Anda telah " +
    "diubah.} email {Alamat email lain telah ditautkan ke akun Anda.} totp_on {Aplikasi " +
    "autentikator telah diatur untuk akun Anda.} totp_off {Aplikasi autentikator telah dihapus " +
    "dari akun Anda.} passkey {Kunci sandi telah ditambahkan ke akun Anda.} other {Pengaturan " +
    "keamanan akun Anda telah diubah.}}\n\nJika ini bukan Anda, segera hubungi layanan pelanggan.",
  "sms.login_code":
    "Tucano: {code} adalah kode masuk Anda, berlaku {minutes} menit. Jangan berikan kepada " +
    "siapa pun.",
} satisfies Record<keyof typeof english, string>;
