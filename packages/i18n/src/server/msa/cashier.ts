/** Texts of the cashier's errors and notices, in Malay. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";
import type { cashierNotices as english } from "../en/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "Sila pilih kaedah pembayaran",
  "cashier.method_unavailable": "Kaedah pembayaran ini tidak tersedia buat masa ini",
  "cashier.amount_below_minimum": "Jumlah tidak boleh kurang daripada minimum R$ {min}",
  "cashier.amount_above_maximum": "Jumlah tidak boleh melebihi maksimum R$ {max}",
  "cashier.daily_limit_reached":
    "Had harian telah dicapai. Anda masih boleh mengeluarkan R$ {remaining} hari ini",
  "cashier.demo_account":
    "Akaun demo hanya menggunakan wang maya dan tidak boleh mengurus wang sebenar",
  "cashier.account_blocked":
    "Akaun anda tidak boleh melakukan ini sekarang. Sila hubungi khidmat pelanggan",
  "cashier.too_many_open_deposits":
    "Anda mempunyai deposit yang belum dibayar. Bayar atau batalkan salah satu dahulu",
  "cashier.deposit_not_found": "Deposit ini tidak ditemui",
  "cashier.deposit_not_cancellable": "Deposit ini tidak boleh dibatalkan lagi",
  "cashier.payment_service_unavailable":
    "Perkhidmatan pembayaran tidak menjawab. Tiada wang ditolak: sila cuba sebentar lagi",
  "cashier.withdrawal_password_wrong": "Kata laluan pengeluaran tidak betul",
  "cashier.withdrawal_password_locked":
    "Kata laluan pengeluaran terlalu kerap salah. Sila cuba kemudian atau hubungi khidmat " +
    "pelanggan",
  "cashier.turnover_owed": "Anda masih perlu bertaruh R$ {missing} sebelum membuat pengeluaran",
  "cashier.insufficient_funds": "Baki tersedia anda ialah R$ {available}",
  "cashier.fee_exceeds_amount": "Caj melebihi jumlah tersebut. Sila pilih jumlah yang lebih besar",
  "cashier.destination_required": "Sila pilih destinasi wang anda",
  "cashier.destination_ambiguous": "Sila pilih satu kunci PIX atau satu akaun tersimpan sahaja",
  "cashier.destination_not_found": "Kunci atau akaun tersimpan ini tidak ditemui",
  "cashier.pix_key_invalid": "Kunci PIX ini tidak sah untuk jenis tersebut",
  "cashier.pix_key_unknown": "Kunci PIX ini tidak berdaftar di mana-mana bank",
  "cashier.not_own_account": "Akaun mestilah atas nama dan CPF anda sendiri",
  "cashier.bank_unknown": "Sila pilih bank daripada senarai",
  "cashier.bank_account_invalid": "Sila semak nombor cawangan dan nombor akaun",
  "cashier.too_many_destinations": "Had {max} kunci dan akaun tersimpan telah dicapai",
  "cashier.withdrawal_not_found": "Pengeluaran ini tidak ditemui",
  "cashier.withdrawal_wrong_state":
    "Status pengeluaran ini telah berubah. Tindakan ini tidak boleh dilakukan lagi",
  "cashier.reason_required": "Sila berikan sebab",
} satisfies Record<keyof typeof cashierErrors, string>;

export const cashierNotices = {
  "cashier.withdrawal_submitted":
    "Permohonan pengeluaran berjaya dihantar. Sila tunggu semakan pihak pentadbir.",
  "cashier.deposit_opened": "Kod PIX anda sudah sedia. Bayar melalui aplikasi bank anda",
  "cashier.destination_saved": "Berjaya disimpan",
  "cashier.note.paid_late":
    "Pembayaran anda diterima selepas kod tamat tempoh dan telah dikreditkan",
  "cashier.note.paid_less":
    "Anda membayar kurang daripada jumlah transaksi. Jumlah yang dibayar telah dikreditkan",
  "cashier.note.paid_more":
    "Anda membayar lebih daripada jumlah transaksi. Semuanya telah dikreditkan",
  "cashier.note.refunded_other_holder":
    "Pembayaran dibuat daripada CPF orang lain dan telah dipulangkan sepenuhnya",
  "cashier.note.refunded_over_limit":
    "Bayaran melebihi jumlah yang boleh didepositkan, jadi ia dipulangkan sepenuhnya",
  "cashier.note.refunded_account_blocked":
    "Akaun anda tidak dapat menerima pembayaran, jadi wang telah dipulangkan sepenuhnya",
  "cashier.note.refund_in_progress": "Pembayaran sedang dipulangkan ke akaun asalnya",
} satisfies Record<keyof typeof english, string>;
