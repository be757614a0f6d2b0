import type { complianceOfficeErrors } from "@tucano/contract/errors/backoffice/compliance.ts";
import type { OfficeTexts } from "./types.ts";

export const complianceOfficeTexts: OfficeTexts<keyof typeof complianceOfficeErrors> = {
  pt: {
    "backoffice.number_not_ahead": "Escolha um momento que ainda está por vir",
    "backoffice.number_moment_taken": "Para este momento já há outra definição",
    "backoffice.case_decided": "Este caso já foi decidido",
  },
  en: {
    "backoffice.number_not_ahead": "Choose a moment that lies ahead",
    "backoffice.number_moment_taken": "Something else is set for this very moment",
    "backoffice.case_decided": "This case has been decided already",
  },
  cn: {
    "backoffice.number_not_ahead": "请选择一个将来的时间",
    "backoffice.number_moment_taken": "该时间点已有其他设置",
    "backoffice.case_decided": "此案件已有决定",
  },
  ch: {
    "backoffice.number_not_ahead": "請選擇一個將來的時間",
    "backoffice.number_moment_taken": "該時間點已有其他設定",
    "backoffice.case_decided": "此案件已有決定",
  },
  vi: {
    "backoffice.number_not_ahead": "Hãy chọn một thời điểm trong tương lai",
    "backoffice.number_moment_taken": "Thời điểm này đã có thiết lập khác",
    "backoffice.case_decided": "Trường hợp này đã được quyết định",
  },
  id: {
    "backoffice.number_not_ahead": "Pilih waktu yang akan datang",
    "backoffice.number_moment_taken": "Sudah ada pengaturan lain untuk waktu ini",
    "backoffice.case_decided": "Kasus ini sudah diputuskan",
  },
  th: {
    "backoffice.number_not_ahead": "โปรดเลือกเวลาในอนาคต",
    "backoffice.number_moment_taken": "มีการตั้งค่าอื่นสำหรับเวลานี้แล้ว",
    "backoffice.case_decided": "กรณีนี้ได้รับการตัดสินแล้ว",
  },
  tr: {
    "backoffice.number_not_ahead": "İleri bir zaman seçin",
    "backoffice.number_moment_taken": "Bu an için başka bir ayar var",
    "backoffice.case_decided": "Bu dosya zaten karara bağlandı",
  },
  msa: {
    "backoffice.number_not_ahead": "Pilih masa yang akan datang",
    "backoffice.number_moment_taken": "Sudah ada tetapan lain untuk masa ini",
    "backoffice.case_decided": "Kes ini telah diputuskan",
  },
};
