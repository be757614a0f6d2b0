import type { gamesOfficeErrors } from "@tucano/contract/errors/backoffice/games.ts";
import type { OfficeTexts } from "./types.ts";

export const gamesOfficeTexts: OfficeTexts<keyof typeof gamesOfficeErrors> = {
  pt: {
    "backoffice.round_not_found": "Esta rodada não existe",
    "backoffice.round_not_voidable": "Esta rodada já foi anulada ou ainda não pode ser anulada",
    "backoffice.round_not_stuck": "Esta rodada já terminou ou ainda está em jogo",
    "backoffice.channel_not_found": "Este canal de vídeo não existe",
    "backoffice.site_unknown": "Este site não existe",
  },
  en: {
    "backoffice.round_not_found": "This round does not exist",
    "backoffice.round_not_voidable": "This round is void already, or cannot be voided yet",
    "backoffice.round_not_stuck": "This round is over, or is still being played",
    "backoffice.channel_not_found": "This video channel does not exist",
    "backoffice.site_unknown": "There is no such site",
  },
  cn: {
    "backoffice.round_not_found": "此局不存在",
    "backoffice.round_not_voidable": "此局已作废或暂不能作废",
    "backoffice.round_not_stuck": "此局已结束，或仍在进行中",
    "backoffice.channel_not_found": "此视频频道不存在",
    "backoffice.site_unknown": "此站点不存在",
  },
  ch: {
    "backoffice.round_not_found": "此局不存在",
    "backoffice.round_not_voidable": "此局已作廢或暫不能作廢",
    "backoffice.round_not_stuck": "此局已結束，或仍在進行中",
    "backoffice.channel_not_found": "此視訊頻道不存在",
    "backoffice.site_unknown": "此站點不存在",
  },
  vi: {
    "backoffice.round_not_found": "Ván này không tồn tại",
    "backoffice.round_not_voidable": "Ván này đã bị hủy hoặc chưa thể hủy",
    "backoffice.round_not_stuck": "Ván này đã kết thúc hoặc vẫn đang được chơi",
    "backoffice.channel_not_found": "Kênh video này không tồn tại",
    "backoffice.site_unknown": "Trang này không tồn tại",
  },
  id: {
    "backoffice.round_not_found": "Ronde ini tidak ada",
    "backoffice.round_not_voidable": "Ronde ini sudah dibatalkan atau belum dapat dibatalkan",
    "backoffice.round_not_stuck": "Ronde ini sudah selesai atau masih dimainkan",
    "backoffice.channel_not_found": "Saluran video ini tidak ada",
    "backoffice.site_unknown": "Situs ini tidak ada",
  },
  th: {
    "backoffice.round_not_found": "ไม่มีรอบนี้",
    "backoffice.round_not_voidable": "รอบนี้ถูกยกเลิกแล้วหรือยังยกเลิกไม่ได้",
    "backoffice.round_not_stuck": "รอบนี้จบแล้วหรือยังเล่นอยู่",
    "backoffice.channel_not_found": "ไม่มีช่องวิดีโอนี้",
    "backoffice.site_unknown": "ไม่มีเว็บไซต์นี้",
  },
  tr: {
    "backoffice.round_not_found": "Böyle bir tur yok",
    "backoffice.round_not_voidable": "Bu tur zaten iptal edildi ya da henüz iptal edilemez",
    "backoffice.round_not_stuck": "Bu tur bitti ya da hâlâ oynanıyor",
    "backoffice.channel_not_found": "Böyle bir video kanalı yok",
    "backoffice.site_unknown": "Böyle bir site yok",
  },
  msa: {
    "backoffice.round_not_found": "Pusingan ini tidak wujud",
    "backoffice.round_not_voidable": "Pusingan ini sudah dibatalkan atau belum boleh dibatalkan",
    "backoffice.round_not_stuck": "Pusingan ini sudah tamat atau masih dimainkan",
    "backoffice.channel_not_found": "Saluran video ini tidak wujud",
    "backoffice.site_unknown": "Laman ini tidak wujud",
  },
};
