/** Texts of the invitation programme, in Indonesian. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";
import type { agencyNotices as english } from "../en/agency.ts";

export const agencyTexts = {
  "agency.closed": "Program undangan sedang tidak dibuka",
  "agency.invalid_subordinate": "Mohon perbaiki kesalahan pada formulir",
  "agency.phone_invalid": "Masukkan nomor ponsel yang benar",
  "agency.invite_code_unknown": "Kode undangan ini tidak ditemukan",
  "agency.uid_unknown": "Tidak ada pengguna dengan UID dan nomor ponsel ini",
  "agency.already_bound": "Pengguna ini sudah memiliki pengundang",
  "agency.own_tree":
    "Seseorang tidak dapat diundang oleh dirinya sendiri atau oleh orang yang diundangnya",
  "agency.not_your_invitation":
    "Anda dapat mendaftarkan pengguna dengan kode undangan Anda atau kode orang yang Anda undang",
  "agency.wish_unknown": "Tidak ada pengguna dengan nomor itu yang mengajak Anda",
  "agency.commission_unknown": "Komisi ini tidak ditemukan",
  "agency.commission_decided": "Komisi ini sudah diputuskan sebelumnya: tidak ada yang diubah",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked":
    "Permintaan sudah dikirim. Pengguna bergabung dengan tim setelah menerimanya",
  "agency.subordinate_registered":
    "Pengguna berhasil didaftarkan. Aktivitasnya dihitung mulai {day}",
} satisfies Record<keyof typeof english, string>;
