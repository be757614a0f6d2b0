import type { supportOfficeErrors } from "@tucano/contract/errors/backoffice/support.ts";
import type { OfficeTexts } from "./types.ts";

export const supportOfficeTexts: OfficeTexts<keyof typeof supportOfficeErrors> = {
  pt: { "backoffice.macro_not_found": "Esta resposta pronta não existe mais" },
  en: { "backoffice.macro_not_found": "This ready answer is not there any more" },
  cn: { "backoffice.macro_not_found": "该快捷回复已不存在" },
  ch: { "backoffice.macro_not_found": "該快捷回覆已不存在" },
  vi: { "backoffice.macro_not_found": "Câu trả lời mẫu này không còn nữa" },
  id: { "backoffice.macro_not_found": "Jawaban siap pakai ini sudah tidak ada" },
  th: { "backoffice.macro_not_found": "ไม่มีคำตอบสำเร็จรูปนี้แล้ว" },
  tr: { "backoffice.macro_not_found": "Bu hazır yanıt artık yok" },
  msa: { "backoffice.macro_not_found": "Jawapan sedia ini sudah tiada" },
};
