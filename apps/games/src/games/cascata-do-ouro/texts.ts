/** What is told about Cascata do Ouro, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how:
      "O que paga some, o resto cai e novos símbolos chegam. A cada queda o multiplicador " +
      "sobe: {steps}.",
    feature:
      "Nas rodadas grátis ele sobe 1 a cada queda, até ×{top}, e nunca volta atrás. O " +
      "especial é a cachoeira.",
  },
  en: {
    how:
      "What pays vanishes, the rest falls and new symbols follow. With each cascade the " +
      "multiplier rises: {steps}.",
    feature:
      "In the free spins it rises by 1 with each cascade, up to ×{top}, and is never taken " +
      "back. The scatter is the waterfall.",
  },
  cn: {
    how: "获奖符号消失，其余下落，新符号补上。每次连消倍数上升：{steps}。",
    feature: "免费旋转中每次连消加 1，最高 ×{top}，不会重置。分散符号是瀑布。",
  },
  ch: {
    how: "獲獎符號消失，其餘下落，新符號補上。每次連消倍數上升：{steps}。",
    feature: "免費旋轉中每次連消加 1，最高 ×{top}，不會重置。分散符號是瀑布。",
  },
  vi: {
    how:
      "Biểu tượng thắng biến mất, phần còn lại rơi xuống và biểu tượng mới đến. Mỗi lần rơi, " +
      "hệ số tăng: {steps}.",
    feature:
      "Trong vòng quay miễn phí, hệ số tăng 1 mỗi lần rơi, tối đa ×{top}, và không bao giờ " +
      "giảm. Scatter là thác nước.",
  },
  id: {
    how:
      "Yang menang menghilang, sisanya jatuh dan simbol baru datang. Tiap jatuhan pengali " +
      "naik: {steps}.",
    feature:
      "Dalam putaran gratis pengali naik 1 tiap jatuhan, sampai ×{top}, dan tidak pernah " +
      "turun. Scatter adalah air terjun.",
  },
  th: {
    how: "ตัวที่จ่ายจะหายไป ที่เหลือตกลงมาและมีตัวใหม่ตามมา แต่ละครั้งตัวคูณเพิ่ม: {steps}",
    feature: "ในฟรีสปินตัวคูณเพิ่ม 1 ทุกครั้ง สูงสุด ×{top} และไม่ลดลง สแคตเตอร์คือน้ำตก",
  },
  tr: {
    how:
      "Ödeyenler kaybolur, kalanlar düşer ve yeniler gelir. Her düşüşte çarpan yükselir: " +
      "{steps}.",
    feature:
      "Ücretsiz dönüşlerde her düşüşte 1 artar, en çok ×{top} olur ve geri alınmaz. Scatter " +
      "şelaledir.",
  },
  msa: {
    how:
      "Yang menang hilang, bakinya jatuh dan simbol baharu tiba. Setiap jatuhan pengganda " +
      "naik: {steps}.",
    feature:
      "Dalam putaran percuma ia naik 1 setiap jatuhan, hingga ×{top}, dan tidak pernah " +
      "turun. Scatter ialah air terjun.",
  },
};
