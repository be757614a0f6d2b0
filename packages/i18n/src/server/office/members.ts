import type { membersOfficeErrors } from "@tucano/contract/errors/backoffice/members.ts";
import type { OfficeTexts } from "./types.ts";

export const membersOfficeTexts: OfficeTexts<keyof typeof membersOfficeErrors> = {
  pt: {
    "backoffice.round_without_book":
      "Esta rodada não tem replay: não é de um jogo da casa ou ainda não terminou",
    "backoffice.too_many_reveals":
      "Você já viu muitos dados pessoais nesta hora. Tente de novo em {minutes, plural, one {# minuto} other {# minutos}}.",
    "backoffice.amount_invalid": "Informe um valor maior que zero",
    "backoffice.no_email": "Este jogador não tem e-mail vinculado",
  },
  en: {
    "backoffice.round_without_book":
      "There is nothing to replay: it is no round of a house game, or it is not over yet",
    "backoffice.too_many_reveals":
      "You have looked at many personal data this hour. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
    "backoffice.amount_invalid": "Please enter an amount above zero",
    "backoffice.no_email": "This player has no bound e-mail address",
  },
  cn: {
    "backoffice.round_without_book": "没有可回放的内容：不是自营游戏的局，或尚未结束",
    "backoffice.too_many_reveals": "您本小时查看的个人资料过多，请在 {minutes} 分钟后重试。",
    "backoffice.amount_invalid": "请输入大于零的金额",
    "backoffice.no_email": "该玩家没有绑定邮箱",
  },
  ch: {
    "backoffice.round_without_book": "沒有可重播的內容：不是自營遊戲的局，或尚未結束",
    "backoffice.too_many_reveals": "您本小時查看的個人資料過多，請在 {minutes} 分鐘後重試。",
    "backoffice.amount_invalid": "請輸入大於零的金額",
    "backoffice.no_email": "該玩家沒有綁定電子郵箱",
  },
  vi: {
    "backoffice.round_without_book":
      "Không có gì để xem lại: không phải ván của trò chơi nhà cái hoặc chưa kết thúc",
    "backoffice.too_many_reveals":
      "Bạn đã xem nhiều dữ liệu cá nhân trong giờ này. Hãy thử lại sau {minutes} phút.",
    "backoffice.amount_invalid": "Hãy nhập số tiền lớn hơn không",
    "backoffice.no_email": "Người chơi này chưa liên kết email",
  },
  id: {
    "backoffice.round_without_book":
      "Tidak ada yang bisa diputar ulang: bukan ronde gim rumah atau belum selesai",
    "backoffice.too_many_reveals":
      "Anda sudah melihat banyak data pribadi jam ini. Coba lagi dalam {minutes} menit.",
    "backoffice.amount_invalid": "Masukkan jumlah di atas nol",
    "backoffice.no_email": "Pemain ini tidak punya email tertaut",
  },
  th: {
    "backoffice.round_without_book": "ไม่มีข้อมูลให้เล่นซ้ำ: ไม่ใช่รอบของเกมในบ้าน หรือยังไม่จบ",
    "backoffice.too_many_reveals": "คุณดูข้อมูลส่วนบุคคลมากเกินไปในชั่วโมงนี้ ลองใหม่ใน {minutes} นาที",
    "backoffice.amount_invalid": "โปรดป้อนจำนวนที่มากกว่าศูนย์",
    "backoffice.no_email": "ผู้เล่นนี้ไม่ได้ผูกอีเมล",
  },
  tr: {
    "backoffice.round_without_book":
      "Tekrar izlenecek bir şey yok: ev oyununun turu değil ya da henüz bitmedi",
    "backoffice.too_many_reveals":
      "Bu saat içinde çok fazla kişisel veri gördünüz. {minutes} dakika sonra yeniden deneyin.",
    "backoffice.amount_invalid": "Sıfırdan büyük bir tutar girin",
    "backoffice.no_email": "Bu oyuncunun bağlı e-postası yok",
  },
  msa: {
    "backoffice.round_without_book":
      "Tiada apa untuk dimainkan semula: bukan pusingan permainan rumah atau belum selesai",
    "backoffice.too_many_reveals":
      "Anda telah melihat banyak data peribadi pada jam ini. Cuba lagi dalam {minutes} minit.",
    "backoffice.amount_invalid": "Masukkan jumlah melebihi sifar",
    "backoffice.no_email": "Pemain ini tiada e-mel terpaut",
  },
};
