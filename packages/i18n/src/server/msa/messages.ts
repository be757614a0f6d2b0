/** Texts of the messages room's errors and notices, in Malay. */
import type { messagesErrors } from "@tucano/contract/errors/messages.ts";
import type { messagesNotices as english } from "../en/messages.ts";

export const messagesTexts = {
  "messages.ticket_not_found": "Perbualan ini tidak ditemui",
  "messages.ticket_closed": "Perbualan ini telah ditutup. Sila mulakan yang baharu",
  "messages.too_many_tickets":
    "Anda mempunyai {max} perbualan terbuka. Sila teruskan atau tutup salah satu dahulu",
  "messages.file_unreadable": "Gambar ini tidak dapat dibuka. Sila hantar yang lain",
  "messages.too_many_files": "Anda baru menghantar banyak fail. Cuba sebentar lagi",
  "messages.file_not_found": "Fail ini tidak ditemui. Sila hantar semula",
  "messages.too_many_messages": "Anda baru sahaja menghantar banyak mesej. Sila cuba lagi kemudian",
} satisfies Record<keyof typeof messagesErrors, string>;

export const messagesNotices = {
  "messages.ticket_opened":
    "Kami telah menerima mesej anda. Khidmat pelanggan tersedia 24 jam sehari",
  "messages.notice.deposit_credited.title": "Deposit diterima",
  "messages.notice.deposit_credited.text": "{amount} telah ditambah ke dalam baki anda.",
  "messages.notice.withdrawal_paid.title": "Pengeluaran telah dibayar",
  "messages.notice.withdrawal_paid.text": "{amount} sedang dihantar ke bank anda.",
  "messages.notice.team_wish.title": "Anda dijemput menyertai pasukan",
  "messages.notice.team_wish.text":
    "{account} mahu anda menyertai pasukannya. Keputusan di tangan anda: tiada apa-apa berubah sebelum anda menerima.",
  "messages.notice.identity_verified.title": "Identiti telah disahkan",
  "messages.notice.identity_verified.text":
    "Dokumen anda teratur. Tiada apa-apa lagi yang perlu dilakukan.",
  "messages.notice.identity_rejected.title": "Dokumen anda tidak dapat disahkan",
  "messages.notice.identity_rejected.text":
    "Lihat sebabnya dan langkah seterusnya di pusat keselamatan.",
  "messages.notice.withdrawal_rejected.title": "Pengeluaran ditolak",
  "messages.notice.withdrawal_rejected.text":
    "{amount} telah dikembalikan ke dalam baki anda. Sebabnya ada dalam rekod pengeluaran.",
  "messages.notice.reward_claimable.title": "Ganjaran menanti anda",
  "messages.notice.reward_claimable.text": "Anda boleh menuntut {amount} sekarang.",
  "messages.notice.ticket_answered.title": "Khidmat pelanggan telah menjawab",
  "messages.notice.ticket_answered.text": "Ada jawapan untuk “{subject}”.",
  "messages.notice.data_request_answered.title": "Jawapan tentang data anda",
  "messages.notice.data_request_answered.text":
    "Kami telah menjawab permintaan anda tentang data anda.",
  "messages.notice.house_message.title": "Mesej daripada kami",
  "messages.notice.house_message.text": "Ada mesej untuk anda.",
  "messages.notice.terms_announced.title": "Terma penggunaan baharu",
  "messages.notice.terms_announced.text":
    "Mulai {day} terma penggunaan baharu berkuat kuasa dan boleh dibaca sekarang. Jika tidak bersetuju, anda boleh berhenti menggunakan perkhidmatan dan mengeluarkan baki sebelum itu.",
} satisfies Record<keyof typeof english, string>;
