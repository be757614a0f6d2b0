/** Texts of the invitation programme, in Malay. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";
import type { agencyNotices as english } from "../en/agency.ts";

export const agencyTexts = {
  "agency.closed": "Program jemputan tidak dibuka buat masa ini",
  "agency.invalid_subordinate": "Sila betulkan ralat dalam borang",
  "agency.phone_invalid": "Sila masukkan nombor telefon bimbit yang betul",
  "agency.invite_code_unknown": "Kod jemputan ini tidak wujud",
  "agency.uid_unknown": "Tiada pengguna dengan UID dan nombor telefon ini",
  "agency.already_bound": "Pengguna ini sudah mempunyai penjemput",
  "agency.own_tree":
    "Seseorang tidak boleh dijemput oleh dirinya sendiri atau oleh orang yang dijemputnya",
  "agency.not_your_invitation":
    "Anda boleh mendaftarkan pengguna dengan kod jemputan anda atau kod orang yang anda jemput",
  "agency.wish_unknown": "Tiada pengguna dengan nombor itu yang menjemput anda",
  "agency.commission_unknown": "Komisen ini tidak ditemui",
  "agency.commission_decided": "Komisen ini telah diputuskan sebelum ini: tiada apa-apa diubah",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked":
    "Permintaan telah dihantar. Pengguna menyertai pasukan apabila mereka menerima",
  "agency.subordinate_registered": "Pengguna telah didaftarkan. Aktivitinya dikira mulai {day}",
} satisfies Record<keyof typeof english, string>;
