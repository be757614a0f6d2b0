/** What is told about Noite de São João, in all nine languages. */
import type { Words } from "../../shell/words.ts";

export const texts: Words<"how" | "feature"> = {
  pt: {
    how: "{least} ou mais balões pagam {pay} vezes a aposta e começam a subida do pau de sebo.",
    feature:
      "A roda tem {count} partes iguais: degraus, moedas ou escorregão. Ao escorregar, ou no " +
      "topo, você recebe as moedas e o maior prêmio fixo alcançado, nos degraus {rungs}.",
  },
  en: {
    how:
      "{least} or more balloons pay {pay} times the stake and begin the climb of the greasy " +
      "pole.",
    feature:
      "The wheel has {count} equal parts: rungs, coins or a slip. After a slip, or at the " +
      "top, you receive the coins and the highest fixed prize reached, on rungs {rungs}.",
  },
  cn: {
    how: "{least} 个或更多天灯支付投注的 {pay} 倍，并开始爬油杆。",
    feature:
      "转轮有 {count} 个相等的格：上升、金币或滑落。滑落或到顶后，获得金币及已到达的最高固定奖（第 {rungs} 级）。",
  },
  ch: {
    how: "{least} 個或更多天燈支付投注的 {pay} 倍，並開始爬油桿。",
    feature:
      "轉輪有 {count} 個相等的格：上升、金幣或滑落。滑落或到頂後，獲得金幣及已到達的最高固定獎（第 {rungs} 級）。",
  },
  vi: {
    how: "{least} đèn trời trở lên trả {pay} lần tiền cược và bắt đầu leo cột mỡ.",
    feature:
      "Bánh xe có {count} phần bằng nhau: bậc, tiền hoặc trượt. Khi trượt hoặc lên đỉnh, bạn " +
      "nhận tiền và giải cố định cao nhất đã đạt, ở các bậc {rungs}.",
  },
  id: {
    how: "{least} balon atau lebih membayar {pay} kali taruhan dan memulai panjat pinang.",
    feature:
      "Roda punya {count} bagian sama: anak tangga, koin, atau tergelincir. Setelah " +
      "tergelincir atau di puncak, kamu menerima koin dan hadiah tetap tertinggi yang " +
      "dicapai, di anak tangga {rungs}.",
  },
  th: {
    how: "โคมลอย {least} ดวงขึ้นไปจ่าย {pay} เท่าของเดิมพันและเริ่มปีนเสาน้ำมัน",
    feature:
      "วงล้อมี {count} ส่วนเท่ากัน: ขั้น เหรียญ หรือลื่น เมื่อลื่นหรือถึงยอด " +
      "คุณได้เหรียญและรางวัลคงที่สูงสุดที่ถึง ที่ขั้น {rungs}",
  },
  tr: {
    how: "{least} veya daha çok balon bahsin {pay} katını öder ve yağlı direğe tırmanışı başlatır.",
    feature:
      "Çarkın {count} eşit parçası vardır: basamak, para veya kayma. Kayınca ya da tepede " +
      "paraları ve ulaşılan en yüksek sabit ödülü alırsın ({rungs}. basamaklar).",
  },
  msa: {
    how:
      "{least} belon atau lebih membayar {pay} kali pertaruhan dan memulakan panjatan tiang " +
      "licin.",
    feature:
      "Roda ada {count} bahagian sama: anak tangga, syiling atau tergelincir. Selepas " +
      "tergelincir atau di puncak, anda menerima syiling dan hadiah tetap tertinggi yang " +
      "dicapai, di anak tangga {rungs}.",
  },
};
