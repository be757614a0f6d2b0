import type { studioErrors } from "@tucano/contract/errors/studio.ts";
import type { OfficeTexts } from "./types.ts";

export const studioOfficeTexts: OfficeTexts<keyof typeof studioErrors> = {
  pt: {
    "studio.address_invalid": "Informe uma lista HLS (.m3u8) por https em um endereço público",
  },
  en: {
    "studio.address_invalid": "Enter an HLS playlist (.m3u8) over https on a named public host",
  },
  cn: { "studio.address_invalid": "请输入公网域名上的 https HLS 播放列表（.m3u8）" },
  ch: { "studio.address_invalid": "請輸入公網網域上的 https HLS 播放清單（.m3u8）" },
  vi: {
    "studio.address_invalid": "Nhập danh sách phát HLS (.m3u8) qua https trên máy chủ công khai",
  },
  id: { "studio.address_invalid": "Masukkan playlist HLS (.m3u8) lewat https pada host publik" },
  th: { "studio.address_invalid": "กรอกเพลย์ลิสต์ HLS (.m3u8) ผ่าน https บนโฮสต์สาธารณะ" },
  tr: {
    "studio.address_invalid":
      "Herkese açık bir sunucuda https üzerinden bir HLS listesi (.m3u8) girin",
  },
  msa: {
    "studio.address_invalid": "Masukkan senarai main HLS (.m3u8) melalui https pada hos awam",
  },
};
