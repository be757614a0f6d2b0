/** Texts of the messages room's errors and notices, in Indonesian. */
import type { messagesErrors } from "@tucano/contract/errors/messages.ts";
import type { messagesNotices as english } from "../en/messages.ts";

export const messagesTexts = {
  "messages.ticket_not_found": "Percakapan ini tidak ditemukan",
  "messages.ticket_closed": "Percakapan ini sudah ditutup. Silakan mulai yang baru",
  "messages.too_many_tickets":
    "Anda memiliki {max} percakapan terbuka. Lanjutkan atau tutup salah satunya dahulu",
  "messages.file_unreadable": "Gambar ini tidak dapat dibuka. Kirim yang lain",
  "messages.too_many_files": "Anda baru saja mengirim banyak berkas. Coba lagi nanti",
  "messages.file_not_found": "Berkas ini tidak ditemukan. Kirim lagi",
  "messages.too_many_messages": "Anda baru saja mengirim banyak pesan. Silakan coba lagi nanti",
} satisfies Record<keyof typeof messagesErrors, string>;

export const messagesNotices = {
  "messages.ticket_opened": "Pesan Anda telah kami terima. Layanan pelanggan siap 24 jam",
  "messages.notice.deposit_credited.title": "Deposit diterima",
  "messages.notice.deposit_credited.text": "{amount} telah ditambahkan ke saldo Anda.",
  "messages.notice.withdrawal_paid.title": "Penarikan dibayarkan",
  "messages.notice.withdrawal_paid.text": "{amount} sedang dikirim ke bank Anda.",
  "messages.notice.team_wish.title": "Anda diajak bergabung dengan tim",
  "messages.notice.team_wish.text":
    "{account} ingin Anda bergabung dengan timnya. Keputusan ada pada Anda: tidak ada yang berubah sebelum Anda menerima.",
  "messages.notice.identity_verified.title": "Identitas terkonfirmasi",
  "messages.notice.identity_verified.text":
    "Dokumen Anda sudah sesuai. Tidak ada lagi yang perlu dilakukan.",
  "messages.notice.identity_rejected.title": "Dokumen Anda tidak dapat dikonfirmasi",
  "messages.notice.identity_rejected.text":
    "Lihat alasannya dan langkah berikutnya di pusat keamanan.",
  "messages.notice.withdrawal_rejected.title": "Penarikan ditolak",
  "messages.notice.withdrawal_rejected.text":
    "{amount} telah dikembalikan ke saldo Anda. Alasannya tercantum di riwayat penarikan.",
  "messages.notice.reward_claimable.title": "Ada hadiah untuk Anda",
  "messages.notice.reward_claimable.text": "Anda dapat mengklaim {amount} sekarang.",
  "messages.notice.ticket_answered.title": "Layanan pelanggan telah menjawab",
  "messages.notice.ticket_answered.text": "Ada jawaban untuk “{subject}”.",
  "messages.notice.data_request_answered.title": "Jawaban tentang data Anda",
  "messages.notice.data_request_answered.text":
    "Kami telah menjawab permintaan Anda tentang data Anda.",
  "messages.notice.house_message.title": "Pesan dari kami",
  "messages.notice.house_message.text": "Ada pesan untuk Anda.",
  "messages.notice.terms_announced.title": "Ketentuan penggunaan baru",
  "messages.notice.terms_announced.text":
    "Mulai {day} ketentuan penggunaan baru berlaku dan sudah dapat Anda baca. Jika tidak setuju, Anda boleh berhenti memakai layanan dan menarik saldo sebelum itu.",
} satisfies Record<keyof typeof english, string>;
