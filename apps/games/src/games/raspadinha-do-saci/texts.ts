/** Words of the scratch card. */
import type { Words } from "../../shell/words.ts";

export type ScratchTextKey =
  | "buy"
  | "hint"
  | "ticket"
  | "prizes"
  | "found"
  | "none"
  | "prize"
  | "oneIn"
  | "rule1"
  | "rule2"
  | "rule3";

export const scratchTexts: Words<ScratchTextKey> = {
  pt: {
    buy: "Comprar cartão",
    hint: "Raspe com o dedo",
    ticket: "Cartão {number} de 1.000.000",
    prizes: "Três valores iguais pagam esse valor",
    found: "Três de {amount}",
    none: "Sem três valores iguais",
    prize: "Prêmio",
    oneIn: "1 em",
    rule1: "Cada cartão é tirado de uma série completa de um milhão, com prêmios fixos.",
    rule2:
      "O número do cartão decide o prêmio. Três valores iguais pagam; nenhum outro se repete " +
      "três vezes.",
    rule3: "Como você raspa não muda o resultado.",
  },
  en: {
    buy: "Buy a card",
    hint: "Scratch with your finger",
    ticket: "Card {number} of 1,000,000",
    prizes: "Three equal amounts pay that amount",
    found: "Three times {amount}",
    none: "No three equal amounts",
    prize: "Prize",
    oneIn: "1 in",
    rule1: "Every card is drawn from a complete series of a million, with fixed prizes.",
    rule2:
      "The card's number decides the prize. Three equal amounts pay; no other shows three times.",
    rule3: "How you scratch does not change the result.",
  },
  cn: {
    buy: "购买卡片",
    hint: "用手指刮开",
    ticket: "第 {number} 张，共 1,000,000 张",
    prizes: "三个相同金额即赔付该金额",
    found: "三个 {amount}",
    none: "没有三个相同金额",
    prize: "奖金",
    oneIn: "概率 1/",
    rule1: "每张卡都从完整的一百万张系列中抽取，奖金固定。",
    rule2: "卡号决定奖金。三个相同金额即中奖，其他金额不会出现三次。",
    rule3: "怎么刮都不会改变结果。",
  },
  ch: {
    buy: "購買卡片",
    hint: "用手指刮開",
    ticket: "第 {number} 張，共 1,000,000 張",
    prizes: "三個相同金額即賠付該金額",
    found: "三個 {amount}",
    none: "沒有三個相同金額",
    prize: "獎金",
    oneIn: "機率 1/",
    rule1: "每張卡都從完整的一百萬張系列中抽取，獎金固定。",
    rule2: "卡號決定獎金。三個相同金額即中獎，其他金額不會出現三次。",
    rule3: "怎麼刮都不會改變結果。",
  },
  vi: {
    buy: "Mua vé",
    hint: "Cào bằng ngón tay",
    ticket: "Vé {number} trên 1.000.000",
    prizes: "Ba số tiền giống nhau trả đúng số tiền đó",
    found: "Ba lần {amount}",
    none: "Không có ba số tiền giống nhau",
    prize: "Giải",
    oneIn: "1 trên",
    rule1: "Mỗi vé được rút từ trọn bộ một triệu vé với giải cố định.",
    rule2: "Số vé quyết định giải. Ba số tiền giống nhau thì trúng; số khác không lặp ba lần.",
    rule3: "Cách cào không làm thay đổi kết quả.",
  },
  id: {
    buy: "Beli kartu",
    hint: "Gosok dengan jari",
    ticket: "Kartu {number} dari 1.000.000",
    prizes: "Tiga nilai sama membayar nilai itu",
    found: "Tiga kali {amount}",
    none: "Tidak ada tiga nilai sama",
    prize: "Hadiah",
    oneIn: "1 dari",
    rule1: "Setiap kartu diambil dari seri lengkap satu juta kartu dengan hadiah tetap.",
    rule2:
      "Nomor kartu menentukan hadiah. Tiga nilai sama membayar; nilai lain tidak muncul tiga kali.",
    rule3: "Cara menggosok tidak mengubah hasil.",
  },
  th: {
    buy: "ซื้อการ์ด",
    hint: "ขูดด้วยนิ้ว",
    ticket: "ใบที่ {number} จาก 1,000,000",
    prizes: "จำนวนเหมือนกันสามช่องจ่ายตามจำนวนนั้น",
    found: "สามช่อง {amount}",
    none: "ไม่มีสามช่องที่เหมือนกัน",
    prize: "รางวัล",
    oneIn: "1 ใน",
    rule1: "การ์ดแต่ละใบสุ่มจากชุดเต็มหนึ่งล้านใบที่มีรางวัลตายตัว",
    rule2: "หมายเลขการ์ดกำหนดรางวัล สามช่องเหมือนกันจึงจ่าย จำนวนอื่นไม่ซ้ำสามครั้ง",
    rule3: "วิธีขูดไม่เปลี่ยนผล",
  },
  tr: {
    buy: "Kart al",
    hint: "Parmağınızla kazıyın",
    ticket: "Kart {number} / 1.000.000",
    prizes: "Üç eşit tutar o tutarı öder",
    found: "Üç kez {amount}",
    none: "Üç eşit tutar yok",
    prize: "Ödül",
    oneIn: "1 /",
    rule1: "Her kart, ödülleri sabit bir milyonluk tam seriden çekilir.",
    rule2: "Ödülü kartın numarası belirler. Üç eşit tutar öder; başkası üç kez görünmez.",
    rule3: "Nasıl kazıdığınız sonucu değiştirmez.",
  },
  msa: {
    buy: "Beli kad",
    hint: "Gores dengan jari",
    ticket: "Kad {number} daripada 1,000,000",
    prizes: "Tiga amaun sama membayar amaun itu",
    found: "Tiga kali {amount}",
    none: "Tiada tiga amaun sama",
    prize: "Hadiah",
    oneIn: "1 dalam",
    rule1: "Setiap kad diambil daripada siri lengkap sejuta kad dengan hadiah tetap.",
    rule2:
      "Nombor kad menentukan hadiah. Tiga amaun sama membayar; amaun lain tidak muncul tiga kali.",
    rule3: "Cara menggores tidak mengubah keputusan.",
  },
};
