import type { approvalsOfficeErrors } from "@tucano/contract/errors/backoffice/approvals.ts";
import type { OfficeTexts } from "./types.ts";

export const approvalsOfficeTexts: OfficeTexts<keyof typeof approvalsOfficeErrors> = {
  pt: {
    "backoffice.approval_not_found": "Este pedido de aprovação não existe",
    "backoffice.approval_decided": "Este pedido já foi decidido ou venceu",
    "backoffice.approval_own": "Quem pede não decide: outra pessoa precisa aprovar",
    "backoffice.approval_not_independent":
      "Quem aprova precisa ser independente de quem pede: outra pessoa, outro aparelho e outro endereço",
    "backoffice.approval_waiting": "O mesmo pedido já aguarda aprovação",
  },
  en: {
    "backoffice.approval_not_found": "This request for approval does not exist",
    "backoffice.approval_decided": "This request was decided already, or has expired",
    "backoffice.approval_own": "Who asks does not decide: somebody else has to",
    "backoffice.approval_not_independent":
      "Whoever agrees must be independent of who asks: not let in by them, on another device, at another address",
    "backoffice.approval_waiting": "The same is waiting for approval already",
  },
  cn: {
    "backoffice.approval_not_found": "此审批请求不存在",
    "backoffice.approval_decided": "此请求已被处理或已过期",
    "backoffice.approval_own": "申请人不能自行审批，需由他人决定",
    "backoffice.approval_not_independent":
      "审批人必须独立于申请人：不是由其引入的账户，且使用不同的设备和网络地址",
    "backoffice.approval_waiting": "相同的请求已在等待审批",
  },
  ch: {
    "backoffice.approval_not_found": "此審批請求不存在",
    "backoffice.approval_decided": "此請求已被處理或已過期",
    "backoffice.approval_own": "申請人不能自行審批，需由他人決定",
    "backoffice.approval_not_independent":
      "審批人必須獨立於申請人：不是由其引入的帳戶，且使用不同的裝置和網路位址",
    "backoffice.approval_waiting": "相同的請求已在等待審批",
  },
  vi: {
    "backoffice.approval_not_found": "Yêu cầu phê duyệt này không tồn tại",
    "backoffice.approval_decided": "Yêu cầu này đã được quyết định hoặc đã hết hạn",
    "backoffice.approval_own": "Người yêu cầu không được tự quyết định: cần người khác",
    "backoffice.approval_not_independent":
      "Người phê duyệt phải độc lập với người yêu cầu: không do họ mời vào, dùng thiết bị khác và địa chỉ mạng khác",
    "backoffice.approval_waiting": "Yêu cầu tương tự đang chờ phê duyệt",
  },
  id: {
    "backoffice.approval_not_found": "Permintaan persetujuan ini tidak ada",
    "backoffice.approval_decided": "Permintaan ini sudah diputuskan atau kedaluwarsa",
    "backoffice.approval_own": "Pemohon tidak memutuskan sendiri: harus orang lain",
    "backoffice.approval_not_independent":
      "Pemberi persetujuan harus independen dari pemohon: tidak diundang olehnya, di perangkat lain dan alamat lain",
    "backoffice.approval_waiting": "Permintaan yang sama sudah menunggu persetujuan",
  },
  th: {
    "backoffice.approval_not_found": "ไม่มีคำขออนุมัตินี้",
    "backoffice.approval_decided": "คำขอนี้ได้รับการตัดสินแล้วหรือหมดอายุ",
    "backoffice.approval_own": "ผู้ขอไม่สามารถตัดสินเองได้ ต้องเป็นผู้อื่น",
    "backoffice.approval_not_independent":
      "ผู้อนุมัติต้องเป็นอิสระจากผู้ขอ: ไม่ได้ถูกผู้ขอเชิญเข้ามา ใช้อุปกรณ์อื่นและที่อยู่เครือข่ายอื่น",
    "backoffice.approval_waiting": "มีคำขอเดียวกันรออนุมัติอยู่แล้ว",
  },
  tr: {
    "backoffice.approval_not_found": "Böyle bir onay isteği yok",
    "backoffice.approval_decided": "Bu istek karara bağlanmış veya süresi dolmuş",
    "backoffice.approval_own": "İsteyen karar veremez: başka biri karar vermeli",
    "backoffice.approval_not_independent":
      "Onaylayan, isteyenden bağımsız olmalı: onun davet ettiği biri olmamalı, başka cihaz ve başka adres kullanmalı",
    "backoffice.approval_waiting": "Aynı istek zaten onay bekliyor",
  },
  msa: {
    "backoffice.approval_not_found": "Permintaan kelulusan ini tidak wujud",
    "backoffice.approval_decided": "Permintaan ini telah diputuskan atau tamat tempoh",
    "backoffice.approval_own": "Pemohon tidak membuat keputusan: mesti orang lain",
    "backoffice.approval_not_independent":
      "Pelulus mesti bebas daripada pemohon: bukan dijemput olehnya, pada peranti lain dan alamat lain",
    "backoffice.approval_waiting": "Permintaan yang sama sedang menunggu kelulusan",
  },
};
