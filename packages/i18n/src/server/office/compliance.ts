import type { complianceOfficeErrors } from "@tucano/contract/errors/backoffice/compliance.ts";
import type { OfficeTexts } from "./types.ts";

export const complianceOfficeTexts: OfficeTexts<keyof typeof complianceOfficeErrors> = {
  pt: {
    "backoffice.number_not_ahead": "Escolha um momento que ainda está por vir",
    "backoffice.number_moment_taken": "Para este momento já há outra definição",
    "backoffice.case_decided": "Este caso já foi decidido",
    "backoffice.request_exists": "Já existe um pedido deste tipo em aberto",
    "backoffice.request_decided": "Este pedido já foi decidido",
    "backoffice.not_postponable":
      "Este pedido não pode ser decidido assim: só se adia uma exclusão enquanto os registros precisam ser guardados, e ela só é concluída quando executada",
    "backoffice.not_erasable": "Esta conta ainda não pode ser apagada",
  },
  en: {
    "backoffice.number_not_ahead": "Choose a moment that lies ahead",
    "backoffice.number_moment_taken": "Something else is set for this very moment",
    "backoffice.case_decided": "This case has been decided already",
    "backoffice.request_exists": "A request of this kind is open already",
    "backoffice.request_decided": "This request has been decided already",
    "backoffice.not_postponable":
      "This request cannot be decided like this: only an erasure is postponed, while records have to be kept, and it is done by being carried out",
    "backoffice.not_erasable": "This account cannot be erased yet",
  },
  cn: {
    "backoffice.number_not_ahead": "请选择一个将来的时间",
    "backoffice.number_moment_taken": "该时间点已有其他设置",
    "backoffice.case_decided": "此案件已有决定",
    "backoffice.request_exists": "此类请求已有一项待处理",
    "backoffice.request_decided": "该请求已有决定",
    "backoffice.not_postponable":
      "不能这样处理此请求：只有删除请求可在记录须保存期间延后，且执行后才算完成",
    "backoffice.not_erasable": "此账户目前还不能删除",
  },
  ch: {
    "backoffice.number_not_ahead": "請選擇一個將來的時間",
    "backoffice.number_moment_taken": "該時間點已有其他設定",
    "backoffice.case_decided": "此案件已有決定",
    "backoffice.request_exists": "此類請求已有一項待處理",
    "backoffice.request_decided": "該請求已有決定",
    "backoffice.not_postponable":
      "不能這樣處理此請求：只有刪除請求可在記錄須保存期間延後，且執行後才算完成",
    "backoffice.not_erasable": "此帳戶目前還不能刪除",
  },
  vi: {
    "backoffice.number_not_ahead": "Hãy chọn một thời điểm trong tương lai",
    "backoffice.number_moment_taken": "Thời điểm này đã có thiết lập khác",
    "backoffice.case_decided": "Trường hợp này đã được quyết định",
    "backoffice.request_exists": "Đã có một yêu cầu loại này đang mở",
    "backoffice.request_decided": "Yêu cầu này đã được quyết định",
    "backoffice.not_postponable":
      "Không thể xử lý yêu cầu như vậy: chỉ yêu cầu xóa mới được hoãn khi hồ sơ còn phải lưu giữ, và chỉ hoàn tất khi đã thực hiện",
    "backoffice.not_erasable": "Chưa thể xóa tài khoản này",
  },
  id: {
    "backoffice.number_not_ahead": "Pilih waktu yang akan datang",
    "backoffice.number_moment_taken": "Sudah ada pengaturan lain untuk waktu ini",
    "backoffice.case_decided": "Kasus ini sudah diputuskan",
    "backoffice.request_exists": "Permintaan jenis ini sudah terbuka",
    "backoffice.request_decided": "Permintaan ini sudah diputuskan",
    "backoffice.not_postponable":
      "Permintaan ini tidak dapat diputuskan begini: hanya penghapusan yang dapat ditunda selama catatan wajib disimpan, dan selesai setelah dijalankan",
    "backoffice.not_erasable": "Akun ini belum dapat dihapus",
  },
  th: {
    "backoffice.number_not_ahead": "โปรดเลือกเวลาในอนาคต",
    "backoffice.number_moment_taken": "มีการตั้งค่าอื่นสำหรับเวลานี้แล้ว",
    "backoffice.case_decided": "กรณีนี้ได้รับการตัดสินแล้ว",
    "backoffice.request_exists": "มีคำขอประเภทนี้เปิดอยู่แล้ว",
    "backoffice.request_decided": "คำขอนี้ได้รับการตัดสินแล้ว",
    "backoffice.not_postponable":
      "ไม่สามารถตัดสินคำขอเช่นนี้ได้ เลื่อนได้เฉพาะการลบระหว่างที่ต้องเก็บบันทึก และจะเสร็จเมื่อดำเนินการแล้ว",
    "backoffice.not_erasable": "ยังไม่สามารถลบบัญชีนี้ได้",
  },
  tr: {
    "backoffice.number_not_ahead": "İleri bir zaman seçin",
    "backoffice.number_moment_taken": "Bu an için başka bir ayar var",
    "backoffice.case_decided": "Bu dosya zaten karara bağlandı",
    "backoffice.request_exists": "Bu türden açık bir talep zaten var",
    "backoffice.request_decided": "Bu talep zaten karara bağlandı",
    "backoffice.not_postponable":
      "Bu talep böyle karara bağlanamaz: yalnızca kayıtların saklanması gereken sürede silme ertelenir ve ancak uygulanınca tamamlanır",
    "backoffice.not_erasable": "Bu hesap henüz silinemez",
  },
  msa: {
    "backoffice.number_not_ahead": "Pilih masa yang akan datang",
    "backoffice.number_moment_taken": "Sudah ada tetapan lain untuk masa ini",
    "backoffice.case_decided": "Kes ini telah diputuskan",
    "backoffice.request_exists": "Permintaan jenis ini sudah dibuka",
    "backoffice.request_decided": "Permintaan ini telah diputuskan",
    "backoffice.not_postponable":
      "Permintaan ini tidak boleh diputuskan begini: hanya pemadaman boleh ditangguhkan selagi rekod perlu disimpan, dan ia selesai apabila dilaksanakan",
    "backoffice.not_erasable": "Akaun ini belum boleh dipadamkan",
  },
};
