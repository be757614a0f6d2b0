/** What is told about Luar do Sertão, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how:
      "{least} ou mais luas ficam paradas com o valor que trazem, e as outras casas giram de " +
      "novo: {respins} regiros, que recomeçam a cada nova lua.",
    feature:
      "No fim, todos os valores são pagos. Um céu cheio de luas leva a rodada ao prêmio máximo.",
  },
  en: {
    how:
      "{least} or more moons are held with the value they carry, and all other places spin " +
      "again: {respins} respins, which start anew with each new moon.",
    feature:
      "At the end all values are paid. A sky full of moons raises the round to the maximum win.",
  },
  cn: {
    how: "{least} 个或更多月亮连同其数值被锁住，其余格子重转：共 {respins} 次，每来一个新月亮重新计算。",
    feature: "结束时支付所有数值。满屏月亮则直接支付最高奖。",
  },
  ch: {
    how: "{least} 個或更多月亮連同其數值被鎖住，其餘格子重轉：共 {respins} 次，每來一個新月亮重新計算。",
    feature: "結束時支付所有數值。滿屏月亮則直接支付最高獎。",
  },
  vi: {
    how:
      "{least} mặt trăng trở lên được giữ lại cùng giá trị của chúng, các ô khác quay lại: " +
      "{respins} lượt, bắt đầu lại với mỗi mặt trăng mới.",
    feature: "Cuối cùng mọi giá trị đều được trả. Bầu trời đầy trăng đưa ván lên mức thắng tối đa.",
  },
  id: {
    how:
      "{least} bulan atau lebih ditahan beserta nilainya, petak lain berputar lagi: " +
      "{respins} putaran, dihitung ulang setiap bulan baru.",
    feature:
      "Pada akhirnya semua nilai dibayar. Langit penuh bulan menaikkan ronde ke kemenangan " +
      "maksimum.",
  },
  th: {
    how: "ดวงจันทร์ {least} ดวงถูกล็อก ช่องอื่นหมุนซ้ำ {respins} ครั้ง ดวงใหม่เริ่มนับใหม่",
    feature: "เมื่อจบจะจ่ายทุกมูลค่า ท้องฟ้าที่เต็มไปด้วยดวงจันทร์ทำให้รอบนั้นได้รางวัลสูงสุด",
  },
  tr: {
    how:
      "{least} veya daha çok ay, taşıdığı değerle sabitlenir; diğer yerler yeniden döner: " +
      "her yeni ayla baştan başlayan {respins} dönüş.",
    feature: "Sonunda tüm değerler ödenir. Aylarla dolu bir gök turu en yüksek kazanca çıkarır.",
  },
  msa: {
    how:
      "{least} bulan atau lebih ditahan bersama nilainya, petak lain berputar semula: " +
      "{respins} putaran, dikira semula setiap bulan baharu.",
    feature:
      "Akhirnya semua nilai dibayar. Langit penuh bulan menaikkan pusingan ke kemenangan maksimum.",
  },
};
