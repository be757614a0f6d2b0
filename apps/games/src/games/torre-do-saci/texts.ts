/** What Torre do Saci says. */
import type { Words } from "../../shell/words.ts";

export type TowerKey =
  | "difficulty"
  | "easy"
  | "medium"
  | "hard"
  | "expert"
  | "master"
  | "door"
  | "floor"
  | "choose"
  | "safe"
  | "trap"
  | "rule"
  | "rulePays";

export const towerTexts: Words<TowerKey> = {
  pt: {
    difficulty: "Dificuldade",
    easy: "Fácil",
    medium: "Média",
    hard: "Difícil",
    expert: "Perita",
    master: "Mestre",
    door: "Andar {floor}, porta {door}",
    floor: "Andar",
    choose: "Escolha uma porta",
    safe: "Lanterna. Vale {times}",
    trap: "O Saci estava aqui",
    rule:
      "Abra uma porta por andar. Lanterna: você sobe e o prêmio aumenta. Saci: a rodada " +
      "acaba. Retire quando quiser, depois do primeiro andar.",
    rulePays:
      "k andares pagam 0,99 × (portas ÷ portas seguras)^k, arredondado para baixo em " +
      "centésimos. Fácil: 3 de 4 portas seguras; média: 2 de 3; difícil: 1 de 2; perita: 1 " +
      "de 3; mestre: 1 de 4.",
  },
  en: {
    difficulty: "Difficulty",
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    expert: "Expert",
    master: "Master",
    door: "Floor {floor}, door {door}",
    floor: "Floor",
    choose: "Choose a door",
    safe: "Lantern. Worth {times}",
    trap: "The Saci was here",
    rule:
      "Open one door a floor. A lantern: you climb and the prize grows. The Saci: the round " +
      "is over. Cash out whenever you like after the first floor.",
    rulePays:
      "k floors pay 0.99 × (doors ÷ safe doors)^k, rounded down to hundredths. Easy: 3 of 4 " +
      "doors safe; medium: 2 of 3; hard: 1 of 2; expert: 1 of 3; master: 1 of 4.",
  },
  cn: {
    difficulty: "难度",
    easy: "简单",
    medium: "中等",
    hard: "困难",
    expert: "专家",
    master: "大师",
    door: "第 {floor} 层，第 {door} 扇门",
    floor: "楼层",
    choose: "选择一扇门",
    safe: "灯笼，价值 {times}",
    trap: "萨西在这里",
    rule: "每层打开一扇门。灯笼：上升一层，奖金增加。萨西：本局结束。登上第一层后可随时提取。",
    rulePays:
      "k 层赔 0.99 ×（门数 ÷ 安全门数）^k，向下取到百分位。简单：4 扇门中 3 扇安全；中等：3 中 2；困难：2 中 1；专家：3 中 1；大师：4 中 1。",
  },
  ch: {
    difficulty: "難度",
    easy: "簡單",
    medium: "中等",
    hard: "困難",
    expert: "專家",
    master: "大師",
    door: "第 {floor} 層，第 {door} 扇門",
    floor: "樓層",
    choose: "選擇一扇門",
    safe: "燈籠，價值 {times}",
    trap: "薩西在這裡",
    rule: "每層打開一扇門。燈籠：上升一層，獎金增加。薩西：本局結束。登上第一層後可隨時提取。",
    rulePays:
      "k 層賠 0.99 ×（門數 ÷ 安全門數）^k，向下取到百分位。簡單：4 扇門中 3 扇安全；中等：3 中 2；困難：2 中 1；專家：3 中 1；大師：4 中 1。",
  },
  vi: {
    difficulty: "Độ khó",
    easy: "Dễ",
    medium: "Vừa",
    hard: "Khó",
    expert: "Chuyên gia",
    master: "Bậc thầy",
    door: "Tầng {floor}, cửa {door}",
    floor: "Tầng",
    choose: "Chọn một cửa",
    safe: "Đèn lồng. Trị giá {times}",
    trap: "Saci ở đây",
    rule:
      "Mỗi tầng mở một cửa. Đèn lồng: bạn lên tầng và giải tăng. Saci: hết ván. Sau tầng " +
      "đầu, bạn có thể rút bất cứ lúc nào.",
    rulePays:
      "k tầng trả 0,99 × (số cửa ÷ cửa an toàn)^k, làm tròn xuống phần trăm. Dễ: 3 trên 4 " +
      "cửa an toàn; vừa: 2 trên 3; khó: 1 trên 2; chuyên gia: 1 trên 3; bậc thầy: 1 trên 4.",
  },
  id: {
    difficulty: "Kesulitan",
    easy: "Mudah",
    medium: "Sedang",
    hard: "Sulit",
    expert: "Ahli",
    master: "Master",
    door: "Lantai {floor}, pintu {door}",
    floor: "Lantai",
    choose: "Pilih pintu",
    safe: "Lentera. Senilai {times}",
    trap: "Saci ada di sini",
    rule:
      "Buka satu pintu per lantai. Lentera: Anda naik dan hadiah bertambah. Saci: ronde " +
      "berakhir. Cairkan kapan saja setelah lantai pertama.",
    rulePays:
      "k lantai membayar 0,99 × (pintu ÷ pintu aman)^k, dibulatkan ke bawah hingga " +
      "perseratus. Mudah: 3 dari 4 pintu aman; sedang: 2 dari 3; sulit: 1 dari 2; ahli: 1 " +
      "dari 3; master: 1 dari 4.",
  },
  th: {
    difficulty: "ความยาก",
    easy: "ง่าย",
    medium: "กลาง",
    hard: "ยาก",
    expert: "เชี่ยวชาญ",
    master: "ปรมาจารย์",
    door: "ชั้น {floor} ประตู {door}",
    floor: "ชั้น",
    choose: "เลือกประตู",
    safe: "โคมไฟ มูลค่า {times}",
    trap: "ซาซีอยู่ที่นี่",
    rule: "เปิดหนึ่งประตูต่อชั้น โคมไฟ: ขึ้นชั้นและรางวัลเพิ่ม ซาซี: จบรอบ ถอนได้ทุกเมื่อหลังชั้นแรก",
    rulePays:
      "k ชั้นจ่าย 0.99 × (จำนวนประตู ÷ ประตูปลอดภัย)^k ปัดลงสองตำแหน่ง ง่าย: ปลอดภัย 3 จาก 4 " +
      "กลาง: 2 จาก 3 ยาก: 1 จาก 2 เชี่ยวชาญ: 1 จาก 3 ปรมาจารย์: 1 จาก 4",
  },
  tr: {
    difficulty: "Zorluk",
    easy: "Kolay",
    medium: "Orta",
    hard: "Zor",
    expert: "Uzman",
    master: "Usta",
    door: "Kat {floor}, kapı {door}",
    floor: "Kat",
    choose: "Bir kapı seçin",
    safe: "Fener. Değeri {times}",
    trap: "Saci buradaydı",
    rule:
      "Her katta bir kapı açın. Fener: çıkarsınız ve ödül büyür. Saci: tur biter. İlk kattan " +
      "sonra istediğiniz an çekin.",
    rulePays:
      "k kat, 0,99 × (kapı ÷ güvenli kapı)^k öder; yüzde bire aşağı yuvarlanır. Kolay: 4 " +
      "kapıdan 3'ü güvenli; orta: 3'ten 2'si; zor: 2'den 1'i; uzman: 3'ten 1'i; usta: 4'ten " +
      "1'i.",
  },
  msa: {
    difficulty: "Kesukaran",
    easy: "Mudah",
    medium: "Sederhana",
    hard: "Sukar",
    expert: "Pakar",
    master: "Mahaguru",
    door: "Tingkat {floor}, pintu {door}",
    floor: "Tingkat",
    choose: "Pilih pintu",
    safe: "Tanglung. Bernilai {times}",
    trap: "Saci di sini",
    rule:
      "Buka satu pintu setiap tingkat. Tanglung: anda naik dan hadiah bertambah. Saci: " +
      "pusingan tamat. Keluarkan bila-bila masa selepas tingkat pertama.",
    rulePays:
      "k tingkat membayar 0.99 × (pintu ÷ pintu selamat)^k, dibundarkan ke bawah kepada " +
      "perseratus. Mudah: 3 daripada 4 pintu selamat; sederhana: 2 daripada 3; sukar: 1 " +
      "daripada 2; pakar: 1 daripada 3; mahaguru: 1 daripada 4.",
  },
};
