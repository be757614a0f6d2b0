/** Texts that any call may answer with, in Turkish. */
import type { commonErrors } from "@tucano/contract/errors/common.ts";
import type { commonNotices as english } from "../en/common.ts";

export const commonTexts = {
  "common.unauthenticated": "Giriş yapmadınız, lütfen önce giriş yapın",
  "common.forbidden": "Bu işlem için yetkiniz yok.",
  "common.not_found": "Bu adreste bir şey bulunamadı.",
  "common.method_not_allowed": "Bu adres farklı bir yöntem kullanıyor.",
  "common.body_too_large": "İstek çok büyük.",
  "common.unsupported_media_type": "İsteği JSON olarak gönderin.",
  "common.malformed_request": "İstek okunamadı.",
  "common.invalid_input": "Lütfen formdaki hatayı düzeltin",
  "common.idempotency_conflict": "Bu istek daha önce farklı bir içerikle gönderildi.",
  "common.too_many_requests": "Çok fazla istek gönderildi. Lütfen biraz bekleyip tekrar deneyin.",
  "common.overloaded": "Şu anda yoğunluk var. Lütfen birazdan tekrar deneyin.",
  "common.unavailable": "Şu anda kayıtlarımıza ulaşamıyoruz. Lütfen birazdan tekrar deneyin.",
  "common.internal": "Bizden kaynaklanan bir sorun oluştu. Lütfen tekrar deneyin.",
} satisfies Record<keyof typeof commonErrors, string>;

export const commonNotices = {
  "common.success": "Başarılı",
  "field.required": "Bu alanın doldurulması zorunludur.",
  "field.invalid": "Bu değer geçerli değil.",
  "field.wrong_type": "Yanlış tür",
  "field.one_of": "Şunlardan birini seçin: {choices}.",
  "field.money": "50,00 gibi, en fazla iki ondalık basamaklı bir tutar girin.",
  "field.too_short": "En az {min} karakter girin.",
  "field.too_long": "En fazla {max} karakter girin.",
  "field.too_small": "En küçük değer: {min}.",
  "field.too_big": "En büyük değer: {max}.",
  "field.range": "İlk gün son günden sonra olamaz; seçilen aralık en fazla bir yıl olabilir.",
  "field.given_twice": "Bu değer iki kez girildi.",
} satisfies Record<keyof typeof english, string>;
