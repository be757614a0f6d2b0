/** What Estrela Cadente says. */
import type { Words } from "../../shell/words.ts";

export type LimboKey = "target" | "reached" | "rule" | "rulePays" | "option";

export const limboTexts: Words<LimboKey> = {
  pt: {
    target: "Alvo",
    reached: "A estrela chegou a {times}",
    rule:
      "Escolha um alvo de 1,01× a 10.000×. A estrela cai até um multiplicador; se chegar ao " +
      "seu alvo, você recebe o alvo vezes a aposta.",
    rulePays:
      "A chance de chegar a m é 0,99 ÷ m, para qualquer m. O retorno é o mesmo em todos os " +
      "alvos: 99%.",
    option: "Alvo {times}",
  },
  en: {
    target: "Target",
    reached: "The star reached {times}",
    rule:
      "Choose a target from 1.01× to 10,000×. The star falls to a multiplier; if it reaches " +
      "your target, you receive the target times your stake.",
    rulePays:
      "The chance of reaching m is 0.99 ÷ m, for any m. The return is the same at every " +
      "target: 99%.",
    option: "Target {times}",
  },
  cn: {
    target: "目标",
    reached: "流星到达 {times}",
    rule: "选择 1.01× 到 10,000× 的目标。流星会落到某个倍数；到达您的目标即可获得投注额乘以目标倍数。",
    rulePays: "到达 m 的概率为 0.99 ÷ m。任何目标的返还率相同：99%。",
    option: "目标 {times}",
  },
  ch: {
    target: "目標",
    reached: "流星到達 {times}",
    rule: "選擇 1.01× 到 10,000× 的目標。流星會落到某個倍數；到達您的目標即可獲得投注額乘以目標倍數。",
    rulePays: "到達 m 的機率為 0.99 ÷ m。任何目標的返還率相同：99%。",
    option: "目標 {times}",
  },
  vi: {
    target: "Mục tiêu",
    reached: "Sao băng đạt {times}",
    rule:
      "Chọn mục tiêu từ 1,01× đến 10.000×. Sao băng rơi đến một hệ số; nếu đạt mục tiêu, bạn " +
      "nhận mục tiêu nhân tiền cược.",
    rulePays: "Cơ hội đạt m là 0,99 ÷ m với mọi m. Tỷ lệ trả lại như nhau ở mọi mục tiêu: 99%.",
    option: "Mục tiêu {times}",
  },
  id: {
    target: "Target",
    reached: "Bintang mencapai {times}",
    rule:
      "Pilih target dari 1,01× sampai 10.000×. Bintang jatuh ke sebuah pengali; jika " +
      "mencapai target Anda, Anda menerima target kali taruhan.",
    rulePays:
      "Peluang mencapai m adalah 0,99 ÷ m untuk setiap m. Pengembaliannya sama di semua " +
      "target: 99%.",
    option: "Target {times}",
  },
  th: {
    target: "เป้าหมาย",
    reached: "ดาวไปถึง {times}",
    rule: "เลือกเป้าหมายจาก 1.01× ถึง 10,000× ดาวจะตกถึงตัวคูณหนึ่ง หากถึงเป้าหมายคุณได้รับเป้าหมายคูณเงินเดิมพัน",
    rulePays: "โอกาสถึง m คือ 0.99 ÷ m สำหรับทุก m ผลตอบแทนเท่ากันทุกเป้าหมาย: 99%",
    option: "เป้าหมาย {times}",
  },
  tr: {
    target: "Hedef",
    reached: "Yıldız {times} noktasına ulaştı",
    rule:
      "1,01× ile 10.000× arasında bir hedef seçin. Yıldız bir çarpana kadar düşer; " +
      "hedefinize ulaşırsa bahsinizin hedef katını alırsınız.",
    rulePays: "m'ye ulaşma şansı her m için 0,99 ÷ m'dir. Getiri her hedefte aynıdır: %99.",
    option: "Hedef {times}",
  },
  msa: {
    target: "Sasaran",
    reached: "Bintang mencapai {times}",
    rule:
      "Pilih sasaran dari 1.01× hingga 10,000×. Bintang jatuh ke satu pengganda; jika " +
      "mencapai sasaran anda, anda menerima sasaran kali pertaruhan.",
    rulePays:
      "Peluang mencapai m ialah 0.99 ÷ m bagi setiap m. Pulangan sama pada semua sasaran: 99%.",
    option: "Sasaran {times}",
  },
};
