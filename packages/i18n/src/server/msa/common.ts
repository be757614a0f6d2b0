/** Texts that any call may answer with, in Malay. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";
import type { commonNotices as english } from "../en/common.ts";

export const commonTexts = {
  "common.unauthenticated": "Anda belum log masuk, sila log masuk dahulu",
  "common.forbidden": "Anda tidak dibenarkan melakukan ini.",
  "common.not_found": "Tiada apa-apa di alamat ini.",
  "common.method_not_allowed": "Alamat ini memerlukan kaedah lain.",
  "common.body_too_large": "Permintaan terlalu besar.",
  "common.unsupported_media_type": "Hantar permintaan dalam format JSON.",
  "common.malformed_request": "Permintaan tidak dapat dibaca.",
  "common.invalid_input": "Sila betulkan ralat dalam borang",
  "common.idempotency_conflict": "Permintaan ini telah dihantar dengan kandungan yang berbeza.",
  "common.too_many_requests": "Terlalu banyak permintaan. Sila tunggu sebentar dan cuba lagi.",
  "common.overloaded": "Perkhidmatan sangat sibuk sekarang. Sila cuba sebentar lagi.",
  "common.unavailable": "Rekod kami tidak dapat dicapai sekarang. Sila cuba sebentar lagi.",
  "common.internal": "Berlaku masalah pada sistem kami. Sila cuba lagi.",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "Berjaya",
  "field.required": "Ruangan ini wajib diisi.",
  "field.invalid": "Nilai ini tidak sah.",
  "field.wrong_type": "Jenis tidak betul",
  "field.one_of": "Pilih salah satu: {choices}.",
  "field.money": "Masukkan jumlah seperti 50.00, dengan paling banyak dua tempat perpuluhan.",
  "field.too_short": "Masukkan sekurang-kurangnya {min} aksara.",
  "field.too_long": "Masukkan tidak lebih daripada {max} aksara.",
  "field.too_small": "Nilai terkecil ialah {min}.",
  "field.too_big": "Nilai terbesar ialah {max}.",
  "field.range": "Tarikh mula tidak boleh selepas tarikh akhir, dengan jarak paling lama setahun.",
  "field.given_twice": "Nilai ini diberikan dua kali.",
} satisfies Record<keyof typeof english, string>;
