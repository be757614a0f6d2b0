/** What is told about Tucano da Sorte, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how:
      "Quando dois rolos inteiros mostram o mesmo símbolo, eles param. O terceiro guarda o " +
      "que já combina e gira de novo, enquanto algo cair.",
    feature: "Tela cheia de um só símbolo, com ou sem tucanos: tudo é multiplicado por {full}.",
  },
  en: {
    how:
      "When two whole reels show one symbol they are held. The third keeps what already " +
      "matches and spins again as long as something lands.",
    feature:
      "A screen full of one symbol, with or without toucans: everything is multiplied by {full}.",
  },
  cn: {
    how: "当两个转轴全部是同一符号时会被锁住。第三轴保留已匹配的部分并重转，只要有新的落下就继续。",
    feature: "全屏同一符号（可含巨嘴鸟）：所有奖金乘以 {full}。",
  },
  ch: {
    how: "當兩個轉軸全部是同一符號時會被鎖住。第三軸保留已匹配的部分並重轉，只要有新的落下就繼續。",
    feature: "全螢幕同一符號（可含巨嘴鳥）：所有獎金乘以 {full}。",
  },
  vi: {
    how:
      "Khi hai cuộn hiện trọn một biểu tượng, chúng được giữ lại. Cuộn thứ ba giữ phần đã " +
      "khớp và quay lại chừng nào còn có biểu tượng rơi xuống.",
    feature:
      "Đầy màn hình một biểu tượng, có hoặc không có chim toucan: mọi khoản thắng nhân {full}.",
  },
  id: {
    how:
      "Bila dua gulungan penuh menampilkan satu simbol, keduanya ditahan. Gulungan ketiga " +
      "menyimpan yang cocok dan berputar lagi selama ada yang jatuh.",
    feature: "Layar penuh satu simbol, dengan atau tanpa tukan: semuanya dikalikan {full}.",
  },
  th: {
    how:
      "เมื่อวงล้อสองวงแสดงสัญลักษณ์เดียวกันทั้งวง จะถูกล็อกไว้ " +
      "วงที่สามเก็บตัวที่ตรงกันและหมุนซ้ำตราบเท่าที่ยังมีตัวตกลงมา",
    feature: "สัญลักษณ์เดียวเต็มจอ มีนกทูแคนหรือไม่ก็ได้: ทุกอย่างคูณ {full}",
  },
  tr: {
    how:
      "İki makaranın tamamı aynı sembolü gösterince sabitlenir. Üçüncüsü uyanları tutar ve " +
      "bir şey geldiği sürece yeniden döner.",
    feature: "Ekran tek bir sembolle dolarsa (tukanlı veya tukansız) her şey {full} ile çarpılır.",
  },
  msa: {
    how:
      "Apabila dua gelendong penuh memaparkan satu simbol, kedua-duanya ditahan. Gelendong " +
      "ketiga menyimpan yang sepadan dan berputar lagi selagi ada yang jatuh.",
    feature: "Skrin penuh satu simbol, dengan atau tanpa tukan: semuanya didarab {full}.",
  },
};
