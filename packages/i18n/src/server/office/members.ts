import type { membersOfficeErrors } from "@tucano/contract/errors/backoffice/members.ts";
import type { OfficeTexts } from "./types.ts";

export const membersOfficeTexts: OfficeTexts<keyof typeof membersOfficeErrors> = {
  pt: {
    "backoffice.too_many_reveals":
      "Você já viu muitos dados pessoais nesta hora. Tente de novo em {minutes, plural, one {# minuto} other {# minutos}}.",
    "backoffice.amount_invalid": "Informe um valor maior que zero",
  },
  en: {
    "backoffice.too_many_reveals":
      "You have looked at many personal data this hour. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
    "backoffice.amount_invalid": "Please enter an amount above zero",
  },
  cn: {
    "backoffice.too_many_reveals": "您本小时查看的个人资料过多，请在 {minutes} 分钟后重试。",
    "backoffice.amount_invalid": "请输入大于零的金额",
  },
  ch: {
    "backoffice.too_many_reveals": "您本小時查看的個人資料過多，請在 {minutes} 分鐘後重試。",
    "backoffice.amount_invalid": "請輸入大於零的金額",
  },
  vi: {
    "backoffice.too_many_reveals":
      "Bạn đã xem nhiều dữ liệu cá nhân trong giờ này. Hãy thử lại sau {minutes} phút.",
    "backoffice.amount_invalid": "Hãy nhập số tiền lớn hơn không",
  },
  id: {
    "backoffice.too_many_reveals":
      "Anda sudah melihat banyak data pribadi jam ini. Coba lagi dalam {minutes} menit.",
    "backoffice.amount_invalid": "Masukkan jumlah di atas nol",
  },
  th: {
    "backoffice.too_many_reveals": "คุณดูข้อมูลส่วนบุคคลมากเกินไปในชั่วโมงนี้ ลองใหม่ใน {minutes} นาที",
    "backoffice.amount_invalid": "โปรดป้อนจำนวนที่มากกว่าศูนย์",
  },
  tr: {
    "backoffice.too_many_reveals":
      "Bu saat içinde çok fazla kişisel veri gördünüz. {minutes} dakika sonra yeniden deneyin.",
    "backoffice.amount_invalid": "Sıfırdan büyük bir tutar girin",
  },
  msa: {
    "backoffice.too_many_reveals":
      "Anda telah melihat banyak data peribadi pada jam ini. Cuba lagi dalam {minutes} minit.",
    "backoffice.amount_invalid": "Masukkan jumlah melebihi sifar",
  },
};
