import type { identityErrors } from "@tucano/contract/errors/identity.ts";

export const identityTexts = {
  "identity.verification_required":
    "Önce kimliğinizi doğrulayın: güvenlik merkezinden belge fotoğraflarını gönderin.",
  "identity.picture_unreadable":
    "Bu fotoğraf açılamıyor. Net ve her kenarı en az 320 piksel olan yeni bir fotoğraf çekin.",
  "identity.pictures_missing": "Bir fotoğraf eksik. Göndermeden önce hepsini ekleyin.",
  "identity.not_open":
    "Şu anda fotoğraf gönderilemez: gönderiniz inceleniyor ya da karara bağlandı.",
  "identity.too_many_pictures":
    "Kısa sürede çok fazla fotoğraf gönderildi. Bir saat sonra yeniden deneyin.",
} satisfies Record<keyof typeof identityErrors, string>;
