/** Texts that any call may answer with, in Indonesian. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";
import type { commonNotices as english } from "../en/common.ts";

export const commonTexts = {
  "common.unauthenticated": "Anda belum masuk, silakan masuk terlebih dahulu",
  "common.forbidden": "Anda tidak memiliki izin untuk melakukan ini.",
  "common.not_found": "Tidak ada apa pun di alamat ini.",
  "common.method_not_allowed": "Alamat ini memerlukan metode lain.",
  "common.body_too_large": "Permintaan terlalu besar.",
  "common.unsupported_media_type": "Kirim permintaan dalam format JSON.",
  "common.malformed_request": "Permintaan tidak dapat dibaca.",
  "common.invalid_input": "Mohon perbaiki kesalahan pada formulir",
  "common.idempotency_conflict": "Permintaan ini sudah pernah dikirim dengan isi yang berbeda.",
  "common.too_many_requests": "Terlalu banyak permintaan. Tunggu sebentar lalu coba lagi.",
  "common.overloaded": "Layanan sedang sangat ramai. Silakan coba beberapa saat lagi.",
  "common.unavailable": "Data sedang tidak dapat diakses. Silakan coba beberapa saat lagi.",
  "common.internal": "Terjadi kesalahan di sistem kami. Silakan coba lagi.",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "Berhasil",
  "field.required": "Kolom ini wajib diisi.",
  "field.invalid": "Nilai ini tidak valid.",
  "field.wrong_type": "Jenis tidak sesuai",
  "field.one_of": "Pilih salah satu: {choices}.",
  "field.money": "Masukkan jumlah seperti 50,00, dengan paling banyak dua desimal.",
  "field.too_short": "Masukkan minimal {min} karakter.",
  "field.too_long": "Masukkan maksimal {max} karakter.",
  "field.too_small": "Nilai terkecil adalah {min}.",
  "field.too_big": "Nilai terbesar adalah {max}.",
  "field.range": "Tanggal awal tidak boleh setelah tanggal akhir, dengan rentang maksimal setahun.",
  "field.given_twice": "Nilai ini diisi dua kali.",
} satisfies Record<keyof typeof english, string>;
