import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required":
    "Sahkan identiti anda dahulu: hantar foto dokumen di pusat keselamatan.",
  "identity.picture_unreadable":
    "Foto ini tidak dapat dibuka. Ambil foto lain yang jelas, sekurang-kurangnya 320 piksel setiap sisi.",
  "identity.pictures_missing":
    "Ada foto yang belum dihantar. Lengkapkan semuanya sebelum menghantar.",
  "identity.not_open":
    "Foto tidak boleh dihantar sekarang: kiriman anda sedang disemak atau telah diputuskan.",
  "identity.too_many_pictures": "Terlalu banyak foto dalam masa singkat. Cuba lagi sejam kemudian.",
} satisfies Record<keyof typeof identityErrors, string>;
