/** Texts of the invitation programme, in Turkish. */
import type { agencyErrors } from "@tucano/contract/errors/agency.ts";
import type { agencyNotices as english } from "../en/agency.ts";

export const agencyTexts = {
  "agency.closed": "Davet programı şu anda açık değil",
  "agency.invalid_subordinate": "Lütfen formdaki hatayı düzeltin",
  "agency.phone_invalid": "Lütfen doğru cep telefonu numarasını girin",
  "agency.invite_code_unknown": "Bu davet kodu mevcut değil",
  "agency.uid_unknown": "Bu UID ve telefon numarasına sahip bir kullanıcı yok",
  "agency.already_bound": "Bu kullanıcı daha önce davet edilmiş",
  "agency.own_tree": "Kimse kendisi veya davet ettiği biri tarafından davet edilemez",
  "agency.not_your_invitation":
    "Yalnızca kendi davet kodunuzla veya davet ettiğiniz birinin koduyla kullanıcı " +
    "kaydedebilirsiniz",
  "agency.wish_unknown": "Bu numaraya sahip kimse sizi davet etmiyor",
  "agency.commission_unknown": "Bu komisyonu bulamadık",
  "agency.commission_decided": "Bu komisyon daha önce sonuçlandırıldı: hiçbir şey değiştirilmedi",
} satisfies Record<keyof typeof agencyErrors, string>;

export const agencyNotices = {
  "agency.subordinate_asked": "Kullanıcıya soruldu. Kabul ettiğinde ekibe katılır",
  "agency.subordinate_registered":
    "Kullanıcı kaydedildi. Yaptıklarının sayılmaya başlayacağı tarih: {day}",
} satisfies Record<keyof typeof english, string>;
