/** Texts of the members room, in Indonesian. */
import type { membersErrors } from "@tucano/contract/errors/members.ts";
import type { membersNotices as english } from "../en/members.ts";

export const membersTexts = {
  "members.invalid_registration": "Mohon perbaiki kesalahan pada formulir",
  "members.registration_failed": "Pendaftaran gagal",
  "members.account_invalid":
    "Gunakan 4 sampai 20 huruf, angka, titik, atau garis bawah, diawali dengan huruf",
  "members.account_taken": "Nama akun ini sudah digunakan",
  "members.password_required": "Masukkan kata sandi",
  "members.password_too_short": "Kata sandi minimal 6 karakter",
  "members.password_too_long": "Kata sandi maksimal 128 karakter",
  "members.passwords_differ": "Kata sandi tidak cocok",
  "members.realname_invalid": "Masukkan nama lengkap Anda",
  "members.phone_invalid": "Masukkan nomor ponsel yang benar",
  "members.phone_taken": "Nomor ponsel ini sudah terdaftar",
  "members.withdrawal_password_invalid": "Kata sandi penarikan terdiri dari 6 angka",
  "members.cpf_invalid": "Masukkan CPF yang valid",
  "members.cpf_taken": "CPF ini sudah terdaftar",
  "members.birth_date_invalid": "Masukkan tanggal lahir yang valid",
  "members.under_age": "Anda harus berusia minimal 18 tahun",
  "members.age_not_confirmed": "Mohon konfirmasi: saya berusia di atas 18 tahun.",
  "members.invite_code_unknown": "Kode undangan ini tidak ditemukan",
  "members.captcha_required": "Masukkan kode verifikasi",
  "members.captcha_wrong": "Silakan minta kode verifikasi baru",
  "members.wrong_credentials": "Akun atau kata sandi salah",
  "members.too_many_attempts": "Terlalu banyak percobaan. Coba lagi dalam {seconds} detik.",
  "members.account_frozen": "Akun Anda dibekukan. Silakan hubungi layanan pelanggan.",
  "members.account_closed": "Akun ini telah ditutup. Silakan hubungi layanan pelanggan.",
  "members.picture_unknown": "Pilih salah satu foto profil",
  "members.password_wrong": "Kata sandi salah",
  "members.password_not_set":
    "Akun Anda belum memiliki kata sandi. Hubungi layanan pelanggan untuk membuatnya.",
  "members.new_passwords_differ": "Kedua kata sandi yang dimasukkan tidak cocok!",
  "members.password_unchanged": "Kata sandi baru tidak boleh sama dengan yang lama",
  "members.ticket_invalid": "Silakan verifikasi kata sandi Anda lagi",
  "members.email_invalid": "Masukkan alamat email yang valid",
  "members.email_taken": "Alamat email ini sudah ditautkan ke akun lain",
  "members.code_wrong": "Kode salah atau kedaluwarsa. Jika perlu, minta kode baru.",
  "members.session_unknown": "Sesi ini sudah berakhir",
  "members.totp_required": "Masukkan kode dari aplikasi autentikator Anda",
  "members.totp_wrong": "Kode dari aplikasi autentikator salah",
  "members.totp_on": "Aplikasi autentikator sudah diatur",
  "members.totp_not_begun": "Silakan ulangi pengaturan aplikasi autentikator",
  "members.passkey_wrong": "Kunci sandi ini tidak dapat diverifikasi. Silakan coba lagi.",
  "members.passkey_unknown": "Kunci sandi ini sudah dihapus",
  "members.mail_unavailable": "Email sedang tidak dapat dikirim. Silakan coba lagi nanti.",
  "members.sms_unavailable": "SMS sedang tidak dapat dikirim. Silakan coba lagi nanti.",
} satisfies Record<keyof typeof membersErrors, string>;

export const membersNotices = {
  "members.registered": "Pendaftaran Anda berhasil",
  "members.password_changed": "Kata sandi Anda telah diubah",
  "members.withdrawal_password_changed": "Kata sandi penarikan Anda telah diubah",
  "members.email_bound": "Alamat email Anda telah ditautkan",
  "members.device": "{browser} di {system}",
  "members.device_unknown": "Perangkat tidak dikenal",
} satisfies Record<keyof typeof english, string>;
