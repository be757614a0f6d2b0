/** What is told about Boteco 777, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how:
      "Você escolhe de 1 a {lines} linhas, e cada linha custa uma unidade. Os valores abaixo " +
      "são para uma linha.",
    feature:
      "Uma caipirinha dobra a linha, duas a quadruplicam. Cerejas pagam já a partir do " +
      "primeiro rolo, sem caipirinha.",
  },
  en: {
    how:
      "You choose 1 to {lines} lines, and each line costs one unit. The amounts below are " +
      "for one line.",
    feature:
      "One caipirinha doubles the line, two pay it four times. Cherries pay from the first " +
      "reel on, without caipirinhas.",
  },
  cn: {
    how: "你可选择 1 至 {lines} 条线，每条线一个单位。以下金额为一条线的奖金。",
    feature: "一杯凯匹林纳使该线翻倍，两杯为四倍。樱桃从第一轴起即可获奖（不含凯匹林纳）。",
  },
  ch: {
    how: "你可選擇 1 至 {lines} 條線，每條線一個單位。以下金額為一條線的獎金。",
    feature: "一杯凱匹林納使該線翻倍，兩杯為四倍。櫻桃從第一軸起即可獲獎（不含凱匹林納）。",
  },
  vi: {
    how:
      "Bạn chọn 1 đến {lines} dòng, mỗi dòng tốn một đơn vị. Số tiền dưới đây tính cho một " +
      "dòng.",
    feature:
      "Một ly caipirinha nhân đôi dòng, hai ly nhân bốn. Anh đào được trả từ cuộn đầu tiên, " +
      "không cần caipirinha.",
  },
  id: {
    how:
      "Kamu memilih 1 sampai {lines} garis, tiap garis satu unit. Nilai di bawah untuk satu " +
      "garis.",
    feature:
      "Satu caipirinha menggandakan garis, dua melipatempatkannya. Ceri membayar mulai " +
      "gulungan pertama, tanpa caipirinha.",
  },
  th: {
    how: "คุณเลือก 1 ถึง {lines} ไลน์ แต่ละไลน์หนึ่งหน่วย จำนวนด้านล่างเป็นของหนึ่งไลน์",
    feature: "ไคปิรินยาหนึ่งแก้วคูณสอง สองแก้วคูณสี่ เชอร์รีจ่ายตั้งแต่วงล้อแรก",
  },
  tr: {
    how:
      "1 ile {lines} arasında çizgi seçersin; her çizgi bir birimdir. Aşağıdaki tutarlar tek " +
      "çizgi içindir.",
    feature:
      "Bir caipirinha çizgiyi ikiye, ikisi dörde katlar. Kirazlar caipirinha olmadan ilk " +
      "makaradan itibaren öder.",
  },
  msa: {
    how:
      "Anda memilih 1 hingga {lines} garisan, setiap garisan satu unit. Jumlah di bawah " +
      "untuk satu garisan.",
    feature:
      "Satu caipirinha menggandakan garisan, dua menjadikannya empat kali. Ceri membayar " +
      "dari gelendong pertama, tanpa caipirinha.",
  },
};
