/** Texts of the members room, in Malay. */
import type { membersErrors } from "@tucano/contract/errors/members.ts";
import type { membersNotices as english } from "../en/members.ts";

export const membersTexts = {
  "members.invalid_registration": "Sila betulkan ralat dalam borang",
  "members.registration_failed": "Pendaftaran gagal",
  "members.account_invalid":
    "Gunakan 4 hingga 20 huruf, angka, titik atau garis bawah, bermula dengan huruf",
  "members.account_taken": "Nama akaun ini telah digunakan",
  "members.password_required": "Sila masukkan kata laluan",
  "members.password_too_short": "Kata laluan sekurang-kurangnya 6 aksara",
  "members.password_too_long": "Kata laluan tidak boleh melebihi 128 aksara",
  "members.passwords_differ": "Kata laluan tidak sepadan",
  "members.realname_invalid": "Sila masukkan nama penuh anda",
  "members.phone_invalid": "Sila masukkan nombor telefon bimbit yang betul",
  "members.phone_taken": "Nombor telefon ini telah didaftarkan",
  "members.withdrawal_password_invalid": "Kata laluan pengeluaran terdiri daripada 6 digit",
  "members.cpf_invalid": "Sila masukkan CPF yang sah",
  "members.cpf_taken": "CPF ini telah didaftarkan",
  "members.birth_date_invalid": "Sila masukkan tarikh lahir yang sah",
  "members.under_age": "Anda mesti berumur sekurang-kurangnya 18 tahun",
  "members.age_not_confirmed": "Sila sahkan: saya berumur lebih 18 tahun.",
  "members.invite_code_unknown": "Kod jemputan ini tidak wujud",
  "members.captcha_required": "Sila masukkan kod pengesahan",
  "members.captcha_wrong": "Sila dapatkan kod pengesahan sekali lagi",
  "members.wrong_credentials": "Akaun atau kata laluan tidak betul",
  "members.too_many_attempts": "Terlalu banyak percubaan. Sila cuba lagi dalam {seconds} saat.",
  "members.account_frozen": "Akaun anda telah dibekukan. Sila hubungi khidmat pelanggan.",
  "members.account_closed": "Akaun ini telah ditutup. Sila hubungi khidmat pelanggan.",
  "members.picture_unknown": "Sila pilih salah satu gambar profil",
  "members.password_wrong": "Kata laluan tidak betul",
  "members.password_not_set":
    "Akaun anda belum mempunyai kata laluan. Sila hubungi khidmat pelanggan untuk menetapkannya.",
  "members.new_passwords_differ": "Kedua-dua kata laluan yang dimasukkan tidak sepadan!",
  "members.password_unchanged": "Kata laluan baharu tidak boleh sama dengan yang lama",
  "members.ticket_invalid": "Sila sahkan kata laluan anda sekali lagi",
  "members.email_invalid": "Sila masukkan alamat e-mel yang sah",
  "members.email_taken": "Alamat e-mel ini telah dipautkan pada akaun lain",
  "members.code_wrong": "Kod salah atau telah tamat tempoh. Sila minta kod baharu jika perlu.",
  "members.session_unknown": "Sesi ini telah tamat",
  "members.totp_required": "Sila masukkan kod daripada aplikasi pengesah anda",
  "members.totp_wrong": "Kod aplikasi pengesah tidak betul",
  "members.totp_on": "Aplikasi pengesah telah disediakan",
  "members.totp_not_begun": "Sila mulakan semula penyediaan aplikasi pengesah",
  "members.passkey_wrong": "Kunci laluan ini tidak dapat disahkan. Sila cuba lagi.",
  "members.passkey_unknown": "Kunci laluan ini telah dibuang",
  "members.mail_unavailable": "E-mel tidak dapat dihantar sekarang. Sila cuba lagi kemudian.",
  "members.sms_unavailable": "SMS tidak dapat dihantar sekarang. Sila cuba lagi kemudian.",
} satisfies Record<keyof typeof membersErrors, string>;

export const membersNotices = {
  "members.registered": "Pendaftaran anda telah berjaya",
  "members.password_changed": "Kata laluan anda telah ditukar",
  "members.withdrawal_password_changed": "Kata laluan pengeluaran anda telah ditukar",
  "members.email_bound": "Alamat e-mel anda telah dipautkan",
  "members.device": "{browser} pada {system}",
  "members.device_unknown": "Peranti tidak dikenali",
} satisfies Record<keyof typeof english, string>;
