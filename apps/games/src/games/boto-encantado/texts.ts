/** What is told about Boto Encantado, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how:
      "Nas rodadas grátis cada boto vale por dois ou três caminhos. Botos em rolos " +
      "diferentes se multiplicam entre si.",
    feature: "O especial é a lua cheia. Ela conta em qualquer posição.",
  },
  en: {
    how:
      "In the free spins each boto counts as two or three ways. Botos on different reels " +
      "multiply each other.",
    feature: "The scatter is the full moon. It counts in any position.",
  },
  cn: {
    how: "免费旋转中，每只粉红河豚算作两路或三路；不同轴上的河豚相乘。",
    feature: "分散符号是满月，出现在任何位置都算。",
  },
  ch: {
    how: "免費旋轉中，每隻粉紅河豚算作兩路或三路；不同軸上的河豚相乘。",
    feature: "分散符號是滿月，出現在任何位置都算。",
  },
  vi: {
    how:
      "Trong vòng quay miễn phí, mỗi cá heo hồng tính là hai hoặc ba cách. Cá heo trên các " +
      "cuộn khác nhau nhân với nhau.",
    feature: "Scatter là trăng tròn, tính ở mọi vị trí.",
  },
  id: {
    how:
      "Dalam putaran gratis setiap boto dihitung dua atau tiga cara. Boto di gulungan " +
      "berbeda saling mengalikan.",
    feature: "Scatter adalah bulan purnama. Ia dihitung di posisi mana pun.",
  },
  th: {
    how: "ในฟรีสปิน โลมาสีชมพูแต่ละตัวนับเป็นสองหรือสามทาง โลมาบนวงล้อต่างกันคูณกัน",
    feature: "สแคตเตอร์คือพระจันทร์เต็มดวง นับทุกตำแหน่ง",
  },
  tr: {
    how:
      "Ücretsiz dönüşlerde her pembe yunus iki veya üç yol sayılır. Farklı makaralardaki " +
      "yunuslar birbirini çarpar.",
    feature: "Scatter dolunaydır. Her konumda sayılır.",
  },
  msa: {
    how:
      "Dalam putaran percuma setiap boto dikira dua atau tiga cara. Boto pada gelendong " +
      "berlainan saling mendarab.",
    feature: "Scatter ialah bulan purnama. Ia dikira di mana-mana kedudukan.",
  },
};
