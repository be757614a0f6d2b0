/** What Roda da Praia says. */
import type { Words } from "../../shell/words.ts";

export type WheelKey = "segments" | "stopped" | "share" | "rule" | "rulePays";

export const wheelTexts: Words<WheelKey> = {
  pt: {
    segments: "Partes",
    stopped: "Parou em {times}",
    share: "Partes",
    rule:
      "Escolha quantas partes a roda tem e o risco. Todas as partes são iguais e têm a mesma " +
      "chance; você recebe a aposta vezes o número da parte em que ela parar.",
    rulePays: "O retorno é a média das partes: 99% em todas as rodas.",
  },
  en: {
    segments: "Segments",
    stopped: "Stopped at {times}",
    share: "Segments",
    rule:
      "Choose how many segments the wheel has, and the risk. All segments are equal and " +
      "equally likely; you receive your stake times the number of the one it stops at.",
    rulePays: "The return is the mean of the segments: 99% on every wheel.",
  },
  cn: {
    segments: "格数",
    stopped: "停在 {times}",
    share: "格数",
    rule: "选择转盘的格数和风险。每格大小相同、概率相同；您将获得投注额乘以停下那格的倍数。",
    rulePays: "返还率为各格的平均值：每种转盘均为 99%。",
  },
  ch: {
    segments: "格數",
    stopped: "停在 {times}",
    share: "格數",
    rule: "選擇轉盤的格數和風險。每格大小相同、機率相同；您將獲得投注額乘以停下那格的倍數。",
    rulePays: "返還率為各格的平均值：每種轉盤均為 99%。",
  },
  vi: {
    segments: "Số ô",
    stopped: "Dừng ở {times}",
    share: "Số ô",
    rule:
      "Chọn số ô của vòng quay và mức rủi ro. Mọi ô bằng nhau và có cơ hội như nhau; bạn " +
      "nhận tiền cược nhân với số của ô dừng.",
    rulePays: "Tỷ lệ trả lại là trung bình các ô: 99% ở mọi vòng quay.",
  },
  id: {
    segments: "Bagian",
    stopped: "Berhenti di {times}",
    share: "Bagian",
    rule:
      "Pilih jumlah bagian roda dan risikonya. Semua bagian sama besar dan berpeluang sama; " +
      "Anda menerima taruhan kali angka bagian tempat roda berhenti.",
    rulePays: "Pengembalian adalah rata-rata semua bagian: 99% di setiap roda.",
  },
  th: {
    segments: "ช่อง",
    stopped: "หยุดที่ {times}",
    share: "ช่อง",
    rule:
      "เลือกจำนวนช่องของวงล้อและความเสี่ยง ทุกช่องเท่ากันและมีโอกาสเท่ากัน " +
      "คุณได้รับเงินเดิมพันคูณตัวเลขของช่องที่หยุด",
    rulePays: "ผลตอบแทนคือค่าเฉลี่ยของทุกช่อง: 99% ในทุกวงล้อ",
  },
  tr: {
    segments: "Dilim",
    stopped: "{times} üzerinde durdu",
    share: "Dilim",
    rule:
      "Çarkın kaç dilimi olacağını ve riski seçin. Tüm dilimler eşittir ve eşit şanslıdır; " +
      "durduğu dilimin sayısı kadar bahsinizi alırsınız.",
    rulePays: "Getiri dilimlerin ortalamasıdır: her çarkta %99.",
  },
  msa: {
    segments: "Bahagian",
    stopped: "Berhenti di {times}",
    share: "Bahagian",
    rule:
      "Pilih bilangan bahagian roda dan risikonya. Semua bahagian sama besar dan sama " +
      "peluang; anda menerima pertaruhan kali nombor bahagian tempat roda berhenti.",
    rulePays: "Pulangan ialah purata semua bahagian: 99% pada setiap roda.",
  },
};
