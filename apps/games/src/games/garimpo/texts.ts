/** What Garimpo says. */
import type { Words } from "../../shell/words.ts";

export type MinesKey =
  | "mines"
  | "gems"
  | "next"
  | "random"
  | "cell"
  | "found"
  | "hit"
  | "rule"
  | "rulePays"
  | "ruleTop";

export const minesTexts: Words<MinesKey> = {
  pt: {
    mines: "Minas",
    gems: "Pedras",
    next: "Próxima",
    random: "Escolher por mim",
    cell: "Linha {row}, coluna {column}",
    found: "Pedra encontrada. Vale {times}",
    hit: "Mina",
    rule:
      "Escolha quantas minas há em 25 lugares e cave. Cada pedra aumenta o prêmio; uma mina " +
      "acaba com a rodada. Retire quando quiser, depois da primeira pedra.",
    rulePays:
      "k pedras com m minas pagam 0,99 × C(25,k) ÷ C(25−m,k), arredondado para baixo em " +
      "centésimos.",
    ruleTop:
      "Nenhum prêmio passa de 10.000×: a rodada termina na última pedra que cabe nesse limite.",
  },
  en: {
    mines: "Mines",
    gems: "Gems",
    next: "Next",
    random: "Choose for me",
    cell: "Row {row}, column {column}",
    found: "Gem found. Worth {times}",
    hit: "Mine",
    rule:
      "Choose how many mines lie under 25 places and dig. Each gem raises the prize; a mine " +
      "ends the round. Cash out whenever you like after the first gem.",
    rulePays: "k gems among m mines pay 0.99 × C(25,k) ÷ C(25−m,k), rounded down to hundredths.",
    ruleTop: "No prize is above 10,000×: the round ends with the last gem that fits this limit.",
  },
  cn: {
    mines: "地雷",
    gems: "宝石",
    next: "下一颗",
    random: "随机选择",
    cell: "第 {row} 行第 {column} 列",
    found: "找到宝石，价值 {times}",
    hit: "地雷",
    rule: "选择 25 格中的地雷数量，然后开挖。每颗宝石都会提高奖金；挖到地雷则本局结束。找到第一颗宝石后可随时提取。",
    rulePays: "m 颗地雷时挖到 k 颗宝石赔 0.99 × C(25,k) ÷ C(25−m,k)，向下取到百分位。",
    ruleTop: "奖金不超过 10,000×：达到此限度内的最后一颗宝石时本局结束。",
  },
  ch: {
    mines: "地雷",
    gems: "寶石",
    next: "下一顆",
    random: "隨機選擇",
    cell: "第 {row} 列第 {column} 欄",
    found: "找到寶石，價值 {times}",
    hit: "地雷",
    rule: "選擇 25 格中的地雷數量，然後開挖。每顆寶石都會提高獎金；挖到地雷則本局結束。找到第一顆寶石後可隨時提取。",
    rulePays: "m 顆地雷時挖到 k 顆寶石賠 0.99 × C(25,k) ÷ C(25−m,k)，向下取到百分位。",
    ruleTop: "獎金不超過 10,000×：達到此限度內的最後一顆寶石時本局結束。",
  },
  vi: {
    mines: "Mìn",
    gems: "Đá quý",
    next: "Tiếp theo",
    random: "Chọn giúp tôi",
    cell: "Hàng {row}, cột {column}",
    found: "Tìm được đá quý. Trị giá {times}",
    hit: "Mìn",
    rule:
      "Chọn số mìn dưới 25 ô rồi đào. Mỗi viên đá quý tăng giải thưởng; trúng mìn là hết " +
      "ván. Sau viên đầu tiên, bạn có thể rút bất cứ lúc nào.",
    rulePays: "k viên đá với m mìn trả 0,99 × C(25,k) ÷ C(25−m,k), làm tròn xuống phần trăm.",
    ruleTop: "Không giải nào quá 10.000×: ván kết thúc ở viên đá cuối cùng trong giới hạn này.",
  },
  id: {
    mines: "Ranjau",
    gems: "Permata",
    next: "Berikutnya",
    random: "Pilihkan",
    cell: "Baris {row}, kolom {column}",
    found: "Permata ditemukan. Senilai {times}",
    hit: "Ranjau",
    rule:
      "Pilih jumlah ranjau di bawah 25 petak lalu gali. Setiap permata menaikkan hadiah; " +
      "ranjau mengakhiri ronde. Cairkan kapan saja setelah permata pertama.",
    rulePays:
      "k permata dengan m ranjau membayar 0,99 × C(25,k) ÷ C(25−m,k), dibulatkan ke bawah " +
      "hingga perseratus.",
    ruleTop:
      "Tidak ada hadiah di atas 10.000×: ronde berakhir pada permata terakhir dalam batas ini.",
  },
  th: {
    mines: "ระเบิด",
    gems: "อัญมณี",
    next: "ถัดไป",
    random: "เลือกให้ฉัน",
    cell: "แถว {row} คอลัมน์ {column}",
    found: "พบอัญมณี มูลค่า {times}",
    hit: "ระเบิด",
    rule: "เลือกจำนวนระเบิดใน 25 ช่องแล้วขุด อัญมณีแต่ละเม็ดเพิ่มรางวัล เจอระเบิดจบรอบ ถอนได้ทุกเมื่อหลังพบเม็ดแรก",
    rulePays: "k เม็ดกับระเบิด m ลูกจ่าย 0.99 × C(25,k) ÷ C(25−m,k) ปัดลงสองตำแหน่ง",
    ruleTop: "ไม่มีรางวัลเกิน 10,000×: รอบจบที่เม็ดสุดท้ายภายในขีดจำกัดนี้",
  },
  tr: {
    mines: "Mayın",
    gems: "Taş",
    next: "Sonraki",
    random: "Benim için seç",
    cell: "Satır {row}, sütun {column}",
    found: "Taş bulundu. Değeri {times}",
    hit: "Mayın",
    rule:
      "25 yerin altında kaç mayın olacağını seçin ve kazın. Her taş ödülü artırır; mayın " +
      "turu bitirir. İlk taştan sonra istediğiniz an çekin.",
    rulePays: "m mayında k taş, 0,99 × C(25,k) ÷ C(25−m,k) öder; yüzde bire aşağı yuvarlanır.",
    ruleTop: "Hiçbir ödül 10.000×'i aşmaz: tur, bu sınıra sığan son taşla biter.",
  },
  msa: {
    mines: "Periuk api",
    gems: "Permata",
    next: "Seterusnya",
    random: "Pilihkan",
    cell: "Baris {row}, lajur {column}",
    found: "Permata dijumpai. Bernilai {times}",
    hit: "Periuk api",
    rule:
      "Pilih bilangan periuk api di bawah 25 petak dan gali. Setiap permata menaikkan " +
      "hadiah; periuk api menamatkan pusingan. Keluarkan bila-bila masa selepas permata " +
      "pertama.",
    rulePays:
      "k permata dengan m periuk api membayar 0.99 × C(25,k) ÷ C(25−m,k), dibundarkan ke " +
      "bawah kepada perseratus.",
    ruleTop: "Tiada hadiah melebihi 10,000×: pusingan tamat pada permata terakhir dalam had ini.",
  },
};
