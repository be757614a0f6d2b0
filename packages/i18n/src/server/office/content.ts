import type { contentOfficeErrors } from "@tucano/contract/errors/backoffice/content.ts";
import type { OfficeTexts } from "./types.ts";

export const contentOfficeTexts: OfficeTexts<keyof typeof contentOfficeErrors> = {
  pt: {
    "backoffice.terms_too_soon": "Novos termos valem no mínimo 14 dias depois de anunciados",
    "backoffice.host_taken": "Outro site já usa este endereço",
    "backoffice.picture_unreadable": "Esta imagem não pôde ser lida",
  },
  en: {
    "backoffice.terms_too_soon": "New terms hold at the earliest 14 days after they were announced",
    "backoffice.host_taken": "Another site uses this host already",
    "backoffice.picture_unreadable": "This picture could not be read",
  },
  cn: {
    "backoffice.terms_too_soon": "新条款须在公告至少 14 天后生效",
    "backoffice.host_taken": "该主机名已被其他站点使用",
    "backoffice.picture_unreadable": "无法读取此图片",
  },
  ch: {
    "backoffice.terms_too_soon": "新條款須在公告至少 14 天後生效",
    "backoffice.host_taken": "該主機名稱已被其他網站使用",
    "backoffice.picture_unreadable": "無法讀取此圖片",
  },
  vi: {
    "backoffice.terms_too_soon": "Điều khoản mới có hiệu lực sớm nhất 14 ngày sau khi thông báo",
    "backoffice.host_taken": "Một trang khác đã dùng tên máy chủ này",
    "backoffice.picture_unreadable": "Không thể đọc hình ảnh này",
  },
  id: {
    "backoffice.terms_too_soon": "Ketentuan baru berlaku paling cepat 14 hari setelah diumumkan",
    "backoffice.host_taken": "Situs lain sudah memakai host ini",
    "backoffice.picture_unreadable": "Gambar ini tidak dapat dibaca",
  },
  th: {
    "backoffice.terms_too_soon": "ข้อกำหนดใหม่มีผลอย่างเร็วที่สุด 14 วันหลังประกาศ",
    "backoffice.host_taken": "มีเว็บไซต์อื่นใช้โฮสต์นี้แล้ว",
    "backoffice.picture_unreadable": "อ่านรูปภาพนี้ไม่ได้",
  },
  tr: {
    "backoffice.terms_too_soon": "Yeni şartlar duyurudan en erken 14 gün sonra geçerli olur",
    "backoffice.host_taken": "Bu adresi başka bir site kullanıyor",
    "backoffice.picture_unreadable": "Bu resim okunamadı",
  },
  msa: {
    "backoffice.terms_too_soon": "Terma baharu berkuat kuasa paling awal 14 hari selepas diumumkan",
    "backoffice.host_taken": "Laman lain sudah menggunakan hos ini",
    "backoffice.picture_unreadable": "Gambar ini tidak dapat dibaca",
  },
};
