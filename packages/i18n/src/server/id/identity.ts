import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required":
    "Konfirmasikan identitas Anda dulu: kirim foto dokumen di pusat keamanan.",
  "identity.picture_unreadable":
    "Foto ini tidak dapat dibuka. Ambil foto lain yang tajam, minimal 320 piksel tiap sisi.",
  "identity.pictures_missing": "Ada foto yang kurang. Lengkapi semuanya sebelum mengirim.",
  "identity.not_open":
    "Foto tidak dapat dikirim sekarang: kiriman Anda sedang diperiksa atau sudah diputuskan.",
  "identity.too_many_pictures": "Terlalu banyak foto dalam waktu singkat. Coba lagi satu jam lagi.",
} satisfies Record<keyof typeof identityErrors, string>;
