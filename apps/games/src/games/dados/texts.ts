/** What Dados da Mata says. */
import type { Words } from "../../shell/words.ts";

export type DiceKey = "side" | "under" | "over" | "mark" | "roll" | "rule" | "rulePays" | "option";

export const diceTexts: Words<DiceKey> = {
  pt: {
    side: "Ganha se cair",
    under: "Abaixo",
    over: "Acima",
    mark: "Marca",
    roll: "Saiu {roll}",
    rule:
      "Escolha uma marca e um lado. Sai um número de 0,00 a 99,99, todos com a mesma chance; " +
      "você ganha se ele cair do seu lado da marca. Igual à marca perde.",
    rulePays:
      "O prêmio é 0,99 dividido pela chance, arredondado para baixo em centésimos: 50% paga " +
      "1,98×, 2% paga 49,50×.",
    option: "Chance de {chance}%",
  },
  en: {
    side: "Wins if it lands",
    under: "Under",
    over: "Over",
    mark: "Mark",
    roll: "Rolled {roll}",
    rule:
      "Choose a mark and a side. A number from 0.00 to 99.99 is rolled, each equally likely; " +
      "you win if it lands on your side of the mark. Equal to the mark loses.",
    rulePays:
      "The prize is 0.99 divided by the chance, rounded down to hundredths: 50% pays 1.98×, " +
      "2% pays 49.50×.",
    option: "Chance of {chance}%",
  },
  cn: {
    side: "猜点数",
    under: "小于",
    over: "大于",
    mark: "界线",
    roll: "掷出 {roll}",
    rule: "选择一条界线和一边。系统会掷出 0.00 到 99.99 之间的数字，每个概率相同；落在您选的一边即获胜，等于界线算输。",
    rulePays: "奖金为 0.99 除以概率，向下取到百分位：50% 赔 1.98×，2% 赔 49.50×。",
    option: "概率 {chance}%",
  },
  ch: {
    side: "猜點數",
    under: "小於",
    over: "大於",
    mark: "界線",
    roll: "擲出 {roll}",
    rule: "選擇一條界線和一邊。系統會擲出 0.00 到 99.99 之間的數字，每個機率相同；落在您選的一邊即獲勝，等於界線算輸。",
    rulePays: "獎金為 0.99 除以機率，向下取到百分位：50% 賠 1.98×，2% 賠 49.50×。",
    option: "機率 {chance}%",
  },
  vi: {
    side: "Thắng nếu rơi",
    under: "Dưới",
    over: "Trên",
    mark: "Mốc",
    roll: "Ra {roll}",
    rule:
      "Chọn một mốc và một phía. Một số từ 0,00 đến 99,99 được gieo, mọi số có cơ hội như " +
      "nhau; bạn thắng nếu số nằm ở phía bạn chọn. Bằng mốc là thua.",
    rulePays:
      "Giải bằng 0,99 chia cho cơ hội, làm tròn xuống phần trăm: 50% trả 1,98×, 2% trả 49,50×.",
    option: "Cơ hội {chance}%",
  },
  id: {
    side: "Menang jika jatuh",
    under: "Di bawah",
    over: "Di atas",
    mark: "Batas",
    roll: "Keluar {roll}",
    rule:
      "Pilih batas dan sisi. Angka dari 0,00 sampai 99,99 diundi, semuanya berpeluang sama; " +
      "Anda menang jika angka jatuh di sisi Anda. Sama dengan batas berarti kalah.",
    rulePays:
      "Hadiahnya 0,99 dibagi peluang, dibulatkan ke bawah hingga perseratus: 50% membayar " +
      "1,98×, 2% membayar 49,50×.",
    option: "Peluang {chance}%",
  },
  th: {
    side: "ชนะเมื่อออก",
    under: "ต่ำกว่า",
    over: "สูงกว่า",
    mark: "เส้น",
    roll: "ออก {roll}",
    rule:
      "เลือกเส้นและฝั่ง ระบบจะสุ่มเลข 0.00 ถึง 99.99 โอกาสเท่ากันทุกเลข " +
      "คุณชนะเมื่อเลขอยู่ฝั่งที่เลือก ถ้าเท่ากับเส้นถือว่าแพ้",
    rulePays: "รางวัลคือ 0.99 หารด้วยโอกาส ปัดลงสองตำแหน่ง: 50% จ่าย 1.98× และ 2% จ่าย 49.50×",
    option: "โอกาส {chance}%",
  },
  tr: {
    side: "Kazanma yönü",
    under: "Altında",
    over: "Üstünde",
    mark: "Sınır",
    roll: "{roll} geldi",
    rule:
      "Bir sınır ve bir taraf seçin. 0,00 ile 99,99 arasında, her biri eşit olasılıkla bir " +
      "sayı gelir; sayı sizin tarafınızdaysa kazanırsınız. Sınıra eşit olan kaybeder.",
    rulePays:
      "Ödül, 0,99'un şansa bölümüdür ve yüzde bire aşağı yuvarlanır: %50 1,98×, %2 49,50× öder.",
    option: "Şans %{chance}",
  },
  msa: {
    side: "Menang jika jatuh",
    under: "Bawah",
    over: "Atas",
    mark: "Tanda",
    roll: "Keluar {roll}",
    rule:
      "Pilih tanda dan sebelah. Nombor dari 0.00 hingga 99.99 dicabut, semuanya sama " +
      "peluang; anda menang jika nombor jatuh di sebelah anda. Sama dengan tanda adalah " +
      "kalah.",
    rulePays:
      "Hadiah ialah 0.99 dibahagi peluang, dibundarkan ke bawah kepada perseratus: 50% " +
      "membayar 1.98×, 2% membayar 49.50×.",
    option: "Peluang {chance}%",
  },
};
