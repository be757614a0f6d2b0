/** Texts of the cashier's errors and notices, in Indonesian. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";
import type { cashierNotices as english } from "../en/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "Pilih metode pembayaran",
  "cashier.method_unavailable": "Metode pembayaran ini sedang tidak tersedia",
  "cashier.amount_below_minimum": "Jumlah tidak boleh kurang dari minimum R$ {min}",
  "cashier.amount_above_maximum": "Jumlah tidak boleh melebihi maksimum R$ {max}",
  "cashier.daily_limit_reached":
    "Batas harian tercapai. Hari ini Anda masih dapat menarik R$ {remaining}",
  "cashier.demo_account":
    "Akun demo hanya memakai uang virtual dan tidak dapat bertransaksi dengan uang asli",
  "cashier.account_blocked":
    "Akun Anda tidak dapat melakukan ini sekarang. Silakan hubungi layanan pelanggan",
  "cashier.too_many_open_deposits":
    "Masih ada deposit yang belum dibayar. Bayar atau batalkan salah satunya dahulu",
  "cashier.deposit_not_found": "Deposit ini tidak ditemukan",
  "cashier.deposit_not_cancellable": "Deposit ini sudah tidak dapat dibatalkan",
  "cashier.payment_service_unavailable":
    "Layanan pembayaran tidak merespons. Dana Anda tidak terpotong: coba lagi sebentar lagi",
  "cashier.withdrawal_password_wrong": "Kata sandi penarikan salah",
  "cashier.withdrawal_password_locked":
    "Kata sandi penarikan terlalu sering salah. Coba lagi nanti atau hubungi layanan pelanggan",
  "cashier.turnover_owed": "Anda masih perlu bertaruh R$ {missing} sebelum dapat menarik dana",
  "cashier.insufficient_funds": "Saldo Anda yang tersedia R$ {available}",
  "cashier.fee_exceeds_amount": "Biaya melebihi jumlahnya. Pilih jumlah yang lebih besar",
  "cashier.destination_required": "Pilih tujuan pengiriman dana",
  "cashier.destination_ambiguous": "Pilih hanya satu kunci PIX atau satu rekening tersimpan",
  "cashier.destination_not_found": "Kunci atau rekening tersimpan ini tidak ditemukan",
  "cashier.pix_key_invalid": "Kunci PIX ini tidak valid untuk jenis tersebut",
  "cashier.pix_key_unknown": "Kunci PIX ini tidak terdaftar di bank mana pun",
  "cashier.not_own_account": "Rekening harus atas nama dan CPF Anda sendiri",
  "cashier.bank_unknown": "Pilih bank dari daftar",
  "cashier.bank_account_invalid": "Periksa kembali nomor cabang dan nomor rekening",
  "cashier.too_many_destinations": "Batas {max} kunci dan rekening tersimpan sudah tercapai",
  "cashier.withdrawal_not_found": "Penarikan ini tidak ditemukan",
  "cashier.withdrawal_wrong_state":
    "Status penarikan ini sudah berubah. Tindakan ini sudah tidak dapat dilakukan",
  "cashier.reason_required": "Masukkan alasan",
} satisfies Record<keyof typeof cashierErrors, string>;

export const cashierNotices = {
  "cashier.withdrawal_submitted":
    "Permintaan penarikan berhasil dikirim. Mohon tunggu peninjauan oleh admin.",
  "cashier.deposit_opened": "Kode PIX Anda sudah siap. Bayar melalui aplikasi bank Anda",
  "cashier.destination_saved": "Berhasil disimpan",
  "cashier.note.paid_late": "Pembayaran Anda masuk setelah kode kedaluwarsa dan telah dikreditkan",
  "cashier.note.paid_less":
    "Anda membayar kurang dari tagihan. Jumlah yang dibayar telah dikreditkan",
  "cashier.note.paid_more": "Anda membayar lebih dari tagihan. Seluruhnya telah dikreditkan",
  "cashier.note.refunded_other_holder":
    "Pembayaran berasal dari CPF orang lain dan telah dikembalikan sepenuhnya",
  "cashier.note.refunded_over_limit":
    "Pembayaran melebihi jumlah yang boleh disetor, sehingga dikembalikan seluruhnya",
  "cashier.note.refunded_account_blocked":
    "Akun Anda tidak dapat menerima pembayaran, jadi dana dikembalikan sepenuhnya",
  "cashier.note.refund_in_progress": "Pembayaran sedang dikembalikan ke rekening asalnya",
} satisfies Record<keyof typeof english, string>;
