/** What is told about Trilha do Curupira, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how: "Nas rodadas grátis todo curupira que cai fica no lugar até o fim. O especial é a pegada.",
    feature:
      "Onde a casa permite, as {spins} rodadas grátis podem ser compradas por {price} vezes " +
      "a unidade.",
  },
  en: {
    how:
      "In the free spins every curupira that lands stays in its place to the end. The " +
      "scatter is the footprint.",
    feature:
      "Where the house allows it, the {spins} free spins may be bought for {price} times the unit.",
  },
  cn: {
    how: "免费旋转中，每个落下的林怪都停留到结束。分散符号是脚印。",
    feature: "在允许的情况下，可用 {price} 倍单位购买 {spins} 次免费旋转。",
  },
  ch: {
    how: "免費旋轉中，每個落下的林怪都停留到結束。分散符號是腳印。",
    feature: "在允許的情況下，可用 {price} 倍單位購買 {spins} 次免費旋轉。",
  },
  vi: {
    how: "Trong vòng quay miễn phí, mỗi curupira rơi xuống ở lại đến hết. Scatter là dấu chân.",
    feature: "Nơi được phép, có thể mua {spins} vòng quay miễn phí với giá {price} lần đơn vị.",
  },
  id: {
    how:
      "Dalam putaran gratis setiap curupira yang jatuh tetap di tempatnya sampai akhir. " +
      "Scatter adalah jejak kaki.",
    feature: "Bila diizinkan, {spins} putaran gratis dapat dibeli seharga {price} kali unit.",
  },
  th: {
    how: "ในฟรีสปิน คูรูปิราทุกตัวที่ตกลงมาจะอยู่ที่เดิมจนจบ สแคตเตอร์คือรอยเท้า",
    feature: "ในที่ที่อนุญาต สามารถซื้อฟรีสปิน {spins} ครั้งในราคา {price} เท่าของหน่วย",
  },
  tr: {
    how: "Ücretsiz dönüşlerde gelen her curupira sonuna kadar yerinde kalır. Scatter ayak izidir.",
    feature: "İzin verilen yerde {spins} ücretsiz dönüş, birimin {price} katına satın alınabilir.",
  },
  msa: {
    how:
      "Dalam putaran percuma setiap curupira yang jatuh kekal di tempatnya hingga tamat. " +
      "Scatter ialah tapak kaki.",
    feature: "Jika dibenarkan, {spins} putaran percuma boleh dibeli pada harga {price} kali unit.",
  },
};
