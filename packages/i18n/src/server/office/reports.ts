import type { reportsOfficeErrors } from "@tucano/contract/errors/backoffice/reports.ts";
import type { OfficeTexts } from "./types.ts";

export const reportsOfficeTexts: OfficeTexts<keyof typeof reportsOfficeErrors> = {
  pt: {
    "backoffice.report_range": "Escolha um período de no máximo 400 dias, do início ao fim",
    "backoffice.report_combination":
      "Os números de agentes não são guardados por site, estúdio ou jogo: filtre um ou outro",
    "backoffice.export_not_found": "Este arquivo não existe",
    "backoffice.export_not_ready": "Este arquivo ainda não está pronto ou já foi apagado",
    "backoffice.too_many_exports": "Você já tem arquivos demais em preparo: aguarde um deles",
  },
  en: {
    "backoffice.report_range": "Choose at most 400 days, from the first to the last",
    "backoffice.report_combination":
      "Figures of agents are not kept by site, studio or game: choose one or the other",
    "backoffice.export_not_found": "This file does not exist",
    "backoffice.export_not_ready": "This file is not ready yet, or is gone",
    "backoffice.too_many_exports": "Too many of your files are being made: wait for one of them",
  },
  cn: {
    "backoffice.report_range": "请选择不超过400天的起止日期",
    "backoffice.report_combination": "代理数据不按站点、工作室或游戏保存：请二选一",
    "backoffice.export_not_found": "该文件不存在",
    "backoffice.export_not_ready": "该文件尚未就绪或已删除",
    "backoffice.too_many_exports": "正在生成的文件过多，请稍候",
  },
  ch: {
    "backoffice.report_range": "請選擇不超過400天的起訖日期",
    "backoffice.report_combination": "代理數據不按站點、工作室或遊戲保存：請二選一",
    "backoffice.export_not_found": "該檔案不存在",
    "backoffice.export_not_ready": "該檔案尚未就緒或已刪除",
    "backoffice.too_many_exports": "正在產生的檔案過多，請稍候",
  },
  vi: {
    "backoffice.report_range": "Chọn tối đa 400 ngày, từ ngày đầu đến ngày cuối",
    "backoffice.report_combination":
      "Số liệu đại lý không lưu theo trang, hãng hay trò chơi: hãy chọn một trong hai",
    "backoffice.export_not_found": "Tệp này không tồn tại",
    "backoffice.export_not_ready": "Tệp này chưa sẵn sàng hoặc đã bị xóa",
    "backoffice.too_many_exports": "Bạn có quá nhiều tệp đang được tạo: hãy chờ",
  },
  id: {
    "backoffice.report_range": "Pilih paling lama 400 hari, dari awal sampai akhir",
    "backoffice.report_combination":
      "Angka agen tidak disimpan per situs, studio, atau permainan: pilih salah satu",
    "backoffice.export_not_found": "Berkas ini tidak ada",
    "backoffice.export_not_ready": "Berkas ini belum siap atau sudah dihapus",
    "backoffice.too_many_exports": "Terlalu banyak berkas Anda sedang dibuat: tunggu dahulu",
  },
  th: {
    "backoffice.report_range": "เลือกไม่เกิน 400 วัน จากวันแรกถึงวันสุดท้าย",
    "backoffice.report_combination": "ตัวเลขของตัวแทนไม่ได้แยกตามเว็บไซต์ สตูดิโอ หรือเกม เลือกอย่างใดอย่างหนึ่ง",
    "backoffice.export_not_found": "ไม่มีไฟล์นี้",
    "backoffice.export_not_ready": "ไฟล์นี้ยังไม่พร้อมหรือถูกลบแล้ว",
    "backoffice.too_many_exports": "มีไฟล์ของคุณที่กำลังสร้างมากเกินไป โปรดรอ",
  },
  tr: {
    "backoffice.report_range": "İlk günden son güne en fazla 400 gün seçin",
    "backoffice.report_combination":
      "Acente rakamları site, stüdyo veya oyuna göre tutulmaz: birini seçin",
    "backoffice.export_not_found": "Böyle bir dosya yok",
    "backoffice.export_not_ready": "Bu dosya henüz hazır değil veya silinmiş",
    "backoffice.too_many_exports": "Hazırlanan çok fazla dosyanız var: birini bekleyin",
  },
  msa: {
    "backoffice.report_range": "Pilih paling banyak 400 hari, dari mula hingga akhir",
    "backoffice.report_combination":
      "Angka ejen tidak disimpan mengikut laman, studio atau permainan: pilih salah satu",
    "backoffice.export_not_found": "Fail ini tidak wujud",
    "backoffice.export_not_ready": "Fail ini belum sedia atau telah dipadam",
    "backoffice.too_many_exports": "Terlalu banyak fail anda sedang dibuat: tunggu dahulu",
  },
};
