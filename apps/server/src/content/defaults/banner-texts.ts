/** What the banners of a fresh installation say, in the nine languages. */
import type { Banner } from "../types.ts";

type Words = Banner["texts"];

export const welcomeWords: Words = {
  pt: {
    headline: "Uma noite boa começa com um jogo justo.",
    text: "Retorno publicado, rodadas que você confere, PIX na hora.",
    action: "Ver os jogos",
  },
  en: {
    headline: "A good night begins with a fair game.",
    text: "Published returns, rounds you can check, PIX in seconds.",
    action: "See the games",
  },
  cn: {
    headline: "美好的夜晚，从公平的游戏开始。",
    text: "返还率公开，每局可查验，PIX 即时到账。",
    action: "去看看游戏",
  },
  ch: {
    headline: "美好的夜晚，從公平的遊戲開始。",
    text: "返還率公開，每局可查驗，PIX 即時入帳。",
    action: "去看看遊戲",
  },
  vi: {
    headline: "Đêm vui bắt đầu từ trò chơi công bằng.",
    text: "Tỷ lệ công khai, ván kiểm chứng được, PIX tức thì.",
    action: "Xem trò chơi",
  },
  id: {
    headline: "Malam yang baik dimulai dengan permainan adil.",
    text: "RTP terbuka, ronde bisa diperiksa, PIX seketika.",
    action: "Lihat permainan",
  },
  th: {
    headline: "ค่ำคืนดีๆ เริ่มจากเกมที่ยุติธรรม",
    text: "เผยแพร่ผลตอบแทน ตรวจสอบได้ทุกรอบ PIX ในไม่กี่วินาที",
    action: "ดูเกม",
  },
  tr: {
    headline: "Güzel bir gece, adil bir oyunla başlar.",
    text: "Oranlar açık, turlar kontrol edilebilir, PIX anında.",
    action: "Oyunları gör",
  },
  msa: {
    headline: "Malam yang baik bermula dengan permainan adil.",
    text: "Pulangan terbuka, pusingan boleh disemak, PIX segera.",
    action: "Lihat permainan",
  },
};

const play = {
  pt: "Jogar",
  en: "Play",
  cn: "开始游戏",
  ch: "開始遊戲",
  vi: "Chơi",
  id: "Main",
  th: "เล่น",
  tr: "Oyna",
  msa: "Main",
} as const;

/** A game's own banner: its name, and one sentence about how it plays. */
function gameWords(name: string, texts: Readonly<Record<keyof typeof play, string>>): Words {
  const wordsIn = (language: keyof typeof play) => ({
    headline: name,
    text: texts[language],
    action: play[language],
  });
  return {
    pt: wordsIn("pt"),
    en: wordsIn("en"),
    cn: wordsIn("cn"),
    ch: wordsIn("ch"),
    vi: wordsIn("vi"),
    id: wordsIn("id"),
    th: wordsIn("th"),
    tr: wordsIn("tr"),
    msa: wordsIn("msa"),
  };
}

export const oncaWords = gameWords("Onça Dourada", {
  pt: "Nas rodadas grátis, cada curinga dobra ou triplica a linha.",
  en: "In the free spins every wild doubles or triples its line.",
  cn: "免费旋转中，每个百搭使赔付线翻两倍或三倍。",
  ch: "免費旋轉中，每個百搭使賠付線翻兩倍或三倍。",
  vi: "Trong vòng quay miễn phí, mỗi wild nhân đôi hoặc nhân ba dòng của nó.",
  id: "Di putaran gratis, setiap wild menggandakan dua atau tiga kali garisnya.",
  th: "ในฟรีสปิน ไวลด์ทุกตัวคูณสองหรือคูณสามให้เส้นจ่าย",
  tr: "Bedava dönüşlerde her wild, çizgisini ikiye veya üçe katlar.",
  msa: "Dalam putaran percuma, wild menggandakan garisan 2 atau 3 kali.",
});

export const mareWords = gameWords("Maré Alta", {
  pt: "Um jogo calmo: prêmios menores, mais vezes.",
  en: "A calm game: smaller wins, more often.",
  cn: "节奏平稳：派彩较小，但更常出现。",
  ch: "節奏平穩：派彩較小，但更常出現。",
  vi: "Trò chơi êm đềm: thắng nhỏ hơn nhưng thường xuyên hơn.",
  id: "Permainan tenang: kemenangan lebih kecil, lebih sering.",
  th: "เกมสบายๆ: รางวัลเล็กกว่า แต่ออกบ่อยกว่า",
  tr: "Sakin bir oyun: daha küçük, daha sık kazançlar.",
  msa: "Permainan tenang: kemenangan lebih kecil, lebih kerap.",
});

export const saciWords = gameWords("Noite do Saci", {
  pt: "Alta volatilidade: longos silêncios e, às vezes, um redemoinho.",
  en: "High volatility: long silences and, now and then, a whirlwind.",
  cn: "高波动：长久的平静，偶尔一阵旋风。",
  ch: "高波動：長久的平靜，偶爾一陣旋風。",
  vi: "Biến động cao: những khoảng lặng dài và đôi khi một cơn lốc.",
  id: "Volatilitas tinggi: lama tenang dan sesekali angin puyuh.",
  th: "ความผันผวนสูง: เงียบนาน แล้วบางครั้งก็เป็นพายุหมุน",
  tr: "Yüksek oynaklık: uzun sessizlikler ve arada bir kasırga.",
  msa: "Kemeruapan tinggi: lama sunyi dan sesekali puting beliung.",
});
