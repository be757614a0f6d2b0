/** What Plinko Tropical says. */
import type { Words } from "../../shell/words.ts";

export type PlinkoKey = "rows" | "slot" | "landed" | "rule" | "rulePays";

export const plinkoTexts: Words<PlinkoKey> = {
  pt: {
    rows: "Fileiras",
    slot: "Casa",
    landed: "Caiu em {times}",
    rule:
      "A bola desce pelos pinos: em cada fileira vai para a esquerda ou para a direita, com " +
      "a mesma chance. A casa em que ela cai diz o prêmio.",
    rulePays:
      "A chance da casa k com n fileiras é C(n,k) ÷ 2^n. O caminho inteiro vem do servidor.",
  },
  en: {
    rows: "Rows",
    slot: "Slot",
    landed: "Landed on {times}",
    rule:
      "The ball falls through the pegs: at each row it goes left or right with equal chance. " +
      "The slot it lands in is the prize.",
    rulePays:
      "The chance of slot k with n rows is C(n,k) ÷ 2^n. The whole path comes from the server.",
  },
  cn: {
    rows: "行数",
    slot: "槽位",
    landed: "落入 {times}",
    rule: "小球穿过钉子下落：每一行向左或向右的概率相同。落入的槽位决定奖金。",
    rulePays: "n 行时落入第 k 槽的概率为 C(n,k) ÷ 2^n。整条路径来自服务器。",
  },
  ch: {
    rows: "行數",
    slot: "槽位",
    landed: "落入 {times}",
    rule: "小球穿過釘子下落：每一行向左或向右的機率相同。落入的槽位決定獎金。",
    rulePays: "n 行時落入第 k 槽的機率為 C(n,k) ÷ 2^n。整條路徑來自伺服器。",
  },
  vi: {
    rows: "Số hàng",
    slot: "Ô",
    landed: "Rơi vào {times}",
    rule:
      "Bóng rơi qua các chốt: ở mỗi hàng, bóng sang trái hoặc phải với cơ hội như nhau. Ô " +
      "bóng rơi vào quyết định giải.",
    rulePays: "Cơ hội vào ô k với n hàng là C(n,k) ÷ 2^n. Toàn bộ đường đi do máy chủ quyết định.",
  },
  id: {
    rows: "Baris",
    slot: "Slot",
    landed: "Jatuh di {times}",
    rule:
      "Bola jatuh melewati pasak: di setiap baris ke kiri atau ke kanan dengan peluang sama. " +
      "Slot tempat bola jatuh menentukan hadiah.",
    rulePays:
      "Peluang slot k dengan n baris adalah C(n,k) ÷ 2^n. Seluruh jalur datang dari server.",
  },
  th: {
    rows: "แถว",
    slot: "ช่อง",
    landed: "ตกที่ {times}",
    rule: "ลูกบอลตกผ่านหมุด แต่ละแถวไปซ้ายหรือขวาด้วยโอกาสเท่ากัน ช่องที่ตกคือรางวัล",
    rulePays: "โอกาสของช่อง k เมื่อมี n แถวคือ C(n,k) ÷ 2^n เส้นทางทั้งหมดมาจากเซิร์ฟเวอร์",
  },
  tr: {
    rows: "Sıra",
    slot: "Yuva",
    landed: "{times} yuvasına düştü",
    rule:
      "Top çivilerin arasından düşer: her sırada eşit şansla sola ya da sağa gider. Düştüğü " +
      "yuva ödülü belirler.",
    rulePays: "n sırada k yuvasının şansı C(n,k) ÷ 2^n'dir. Yolun tamamı sunucudan gelir.",
  },
  msa: {
    rows: "Baris",
    slot: "Slot",
    landed: "Jatuh di {times}",
    rule:
      "Bola jatuh melalui pasak: pada setiap baris ke kiri atau ke kanan dengan peluang " +
      "sama. Slot tempat bola jatuh menentukan hadiah.",
    rulePays:
      "Peluang slot k dengan n baris ialah C(n,k) ÷ 2^n. Seluruh laluan datang daripada pelayan.",
  },
};
