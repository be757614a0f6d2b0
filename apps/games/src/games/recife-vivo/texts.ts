/** What is told about Recife Vivo, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how:
      "O que paga some e a casa fica marcada. Cada novo ganho sobre ela dobra o " +
      "multiplicador da casa, até ×{top}.",
    feature:
      "Os multiplicadores das casas de um grupo se somam. Nas rodadas grátis as marcas " +
      "ficam. O especial é a pérola.",
  },
  en: {
    how:
      "What pays vanishes and its place is marked. Each further win over it doubles that " +
      "place's multiplier, up to ×{top}.",
    feature:
      "The multipliers of a cluster's places add up. In the free spins the marks stay. The " +
      "scatter is the pearl.",
  },
  cn: {
    how: "获奖符号消失，格子被标记。之后每次在该格获奖，格子的倍数翻倍，最高 ×{top}。",
    feature: "一群中各格的倍数相加。免费旋转中标记保留。分散符号是珍珠。",
  },
  ch: {
    how: "獲獎符號消失，格子被標記。之後每次在該格獲獎，格子的倍數翻倍，最高 ×{top}。",
    feature: "一群中各格的倍數相加。免費旋轉中標記保留。分散符號是珍珠。",
  },
  vi: {
    how:
      "Biểu tượng thắng biến mất và ô được đánh dấu. Mỗi lần thắng tiếp trên ô đó nhân đôi " +
      "hệ số của ô, tối đa ×{top}.",
    feature:
      "Hệ số của các ô trong một cụm được cộng lại. Trong vòng quay miễn phí, dấu được giữ. " +
      "Scatter là ngọc trai.",
  },
  id: {
    how:
      "Yang menang menghilang dan petaknya ditandai. Setiap kemenangan berikutnya di sana " +
      "menggandakan pengali petak, sampai ×{top}.",
    feature:
      "Pengali petak dalam satu kelompok dijumlahkan. Dalam putaran gratis tanda tetap ada. " +
      "Scatter adalah mutiara.",
  },
  th: {
    how: "ช่องที่ชนะถูกทำเครื่องหมาย ชนะซ้ำตัวคูณเพิ่มเป็นสองเท่า สูงสุด ×{top}",
    feature: "ตัวคูณของช่องในกลุ่มนำมาบวกกัน ในฟรีสปินเครื่องหมายคงอยู่ สแคตเตอร์คือไข่มุก",
  },
  tr: {
    how:
      "Ödeyenler kaybolur ve yeri işaretlenir. Orada her yeni kazanç o yerin çarpanını ikiye " +
      "katlar, en çok ×{top}.",
    feature:
      "Bir kümedeki yerlerin çarpanları toplanır. Ücretsiz dönüşlerde işaretler kalır. " +
      "Scatter incidir.",
  },
  msa: {
    how:
      "Yang menang hilang dan petaknya ditanda. Setiap kemenangan seterusnya di situ " +
      "menggandakan pengganda petak, hingga ×{top}.",
    feature:
      "Pengganda petak dalam satu kelompok dijumlahkan. Dalam putaran percuma tanda kekal. " +
      "Scatter ialah mutiara.",
  },
};
