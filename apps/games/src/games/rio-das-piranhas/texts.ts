/** What is told about Rio das Piranhas, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how: "O que paga some, o resto cai e novos símbolos chegam, até que nada mais pague.",
    feature:
      "Nas rodadas grátis cada queda aumenta o multiplicador em 1, até ×{top}, e ele nunca " +
      "volta atrás. O especial é o redemoinho.",
  },
  en: {
    how: "What pays vanishes, the rest falls and new symbols follow, until nothing pays any more.",
    feature:
      "In the free spins each cascade raises the multiplier by 1, up to ×{top}, and it is " +
      "never taken back. The scatter is the whirlpool.",
  },
  cn: {
    how: "获奖符号消失，其余下落，新符号补上，直到不再获奖。",
    feature: "免费旋转中每次连消倍数加 1，最高 ×{top}，不会重置。分散符号是漩涡。",
  },
  ch: {
    how: "獲獎符號消失，其餘下落，新符號補上，直到不再獲獎。",
    feature: "免費旋轉中每次連消倍數加 1，最高 ×{top}，不會重置。分散符號是漩渦。",
  },
  vi: {
    how:
      "Biểu tượng thắng biến mất, phần còn lại rơi xuống và biểu tượng mới đến, cho tới khi " +
      "không còn thắng.",
    feature:
      "Trong vòng quay miễn phí, mỗi lần rơi tăng hệ số thêm 1, tối đa ×{top}, và không bao " +
      "giờ giảm. Scatter là xoáy nước.",
  },
  id: {
    how:
      "Yang menang menghilang, sisanya jatuh dan simbol baru datang, sampai tak ada lagi " +
      "yang membayar.",
    feature:
      "Dalam putaran gratis tiap jatuhan menaikkan pengali 1, sampai ×{top}, dan tidak " +
      "pernah turun. Scatter adalah pusaran air.",
  },
  th: {
    how: "ตัวที่จ่ายจะหายไป ที่เหลือตกลงมาและมีตัวใหม่ตามมา จนกว่าจะไม่มีการจ่ายอีก",
    feature: "ในฟรีสปิน ทุกครั้งที่ตกตัวคูณเพิ่ม 1 สูงสุด ×{top} และไม่ลดลง สแคตเตอร์คือน้ำวน",
  },
  tr: {
    how: "Ödeyenler kaybolur, kalanlar düşer ve yeniler gelir; hiçbir şey ödemeyene kadar sürer.",
    feature:
      "Ücretsiz dönüşlerde her düşüş çarpanı 1 artırır, en çok ×{top}, ve geri alınmaz. " +
      "Scatter girdaptır.",
  },
  msa: {
    how:
      "Yang menang hilang, bakinya jatuh dan simbol baharu tiba, sehingga tiada lagi yang " +
      "membayar.",
    feature:
      "Dalam putaran percuma setiap jatuhan menaikkan pengganda 1, hingga ×{top}, dan tidak " +
      "pernah turun. Scatter ialah pusaran air.",
  },
};
