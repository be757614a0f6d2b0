/** Words of the fishing game. */
import type { Words } from "../../shell/words.ts";

export type FishTextKey =
  | "shoot"
  | "weapon"
  | "target"
  | "harpoon"
  | "lance"
  | "chain"
  | "bomb"
  | "sardine"
  | "shrimp"
  | "clown"
  | "seahorse"
  | "puffer"
  | "crab"
  | "squid"
  | "turtle"
  | "lionfish"
  | "ray"
  | "shark"
  | "whale"
  | "kingOctopus"
  | "seaSerpent"
  | "goldenTide"
  | "caught"
  | "escaped"
  | "pays"
  | "chance"
  | "rule1"
  | "rule2"
  | "rule3"
  | "rule4";

export const fishTexts: Words<FishTextKey> = {
  pt: {
    shoot: "Atirar",
    weapon: "Arma",
    target: "Alvo",
    harpoon: "Arpão",
    lance: "Lança",
    chain: "Raio",
    bomb: "Bomba",
    sardine: "Sardinha",
    shrimp: "Camarão",
    clown: "Peixe-palhaço",
    seahorse: "Água-viva",
    puffer: "Baiacu",
    crab: "Caranguejo",
    squid: "Lula",
    turtle: "Tartaruga",
    lionfish: "Lagosta",
    ray: "Golfinho",
    shark: "Tubarão",
    whale: "Baleia",
    kingOctopus: "Polvo Rei",
    seaSerpent: "Serpente do Mar",
    goldenTide: "Baleia da Maré",
    caught: "{name}: {amount}",
    escaped: "Escapou",
    pays: "Paga",
    chance: "Chance",
    rule1:
      "Cada tiro é uma rodada própria e custa o preço da arma: arpão 1, raio 4, lança 5, " +
      "bomba 10 vezes o valor.",
    rule2:
      "Um alvo que paga m vezes o tiro é pego com chance 0,97 ÷ m. Todo tiro devolve 97% em " +
      "média, em qualquer alvo.",
    rule3:
      "O raio divide o tiro entre até 4 alvos; a bomba dá metade ao alvo e metade aos que " +
      "estão perto.",
    rule4:
      "Um chefe recebe o tiro inteiro, e nada mais é atingido. Os três têm um baú: o prêmio só é " +
      "sorteado quando são pegos.",
  },
  en: {
    shoot: "Shoot",
    weapon: "Weapon",
    target: "Target",
    harpoon: "Harpoon",
    lance: "Lance",
    chain: "Lightning",
    bomb: "Bomb",
    sardine: "Sardine",
    shrimp: "Shrimp",
    clown: "Clownfish",
    seahorse: "Jellyfish",
    puffer: "Pufferfish",
    crab: "Crab",
    squid: "Squid",
    turtle: "Turtle",
    lionfish: "Lobster",
    ray: "Dolphin",
    shark: "Shark",
    whale: "Whale",
    kingOctopus: "King Octopus",
    seaSerpent: "Sea Serpent",
    goldenTide: "Whale of the Tide",
    caught: "{name}: {amount}",
    escaped: "Got away",
    pays: "Pays",
    chance: "Chance",
    rule1:
      "Each shot is a round of its own at the weapon's price: harpoon 1, lightning 4, lance " +
      "5, bomb 10 times the value.",
    rule2:
      "A target that pays m times the shot is caught with chance 0.97 ÷ m. Every shot " +
      "returns 97% on average, at any target.",
    rule3:
      "Lightning is shared by up to 4 targets; a bomb gives half to its target and half to " +
      "those near it.",
    rule4:
      "A boss takes the whole shot, and nothing else is hit. The three have a chest: its prize " +
      "is drawn only when they are caught.",
  },
  cn: {
    shoot: "发射",
    weapon: "武器",
    target: "目标",
    harpoon: "鱼叉",
    lance: "长矛",
    chain: "闪电",
    bomb: "炸弹",
    sardine: "沙丁鱼",
    shrimp: "虾",
    clown: "小丑鱼",
    seahorse: "水母",
    puffer: "河豚",
    crab: "螃蟹",
    squid: "鱿鱼",
    turtle: "海龟",
    lionfish: "龙虾",
    ray: "海豚",
    shark: "鲨鱼",
    whale: "鲸鱼",
    kingOctopus: "章鱼王",
    seaSerpent: "海蛇",
    goldenTide: "潮汐巨鲸",
    caught: "{name}：{amount}",
    escaped: "逃脱",
    pays: "赔付",
    chance: "概率",
    rule1: "每次发射都是独立的一局，按武器计价：鱼叉 1，闪电 4，长矛 5，炸弹 10 倍面值。",
    rule2: "赔 m 倍的目标，捕获概率为 0.97 ÷ m。无论打什么目标，平均返还率都是 97%。",
    rule3: "闪电由最多 4 个目标平分；炸弹一半给目标，一半给附近的目标。",
    rule4: "首领承受整发射击，不会波及其他目标。三个首领带有宝箱：捕获后才抽取奖金。",
  },
  ch: {
    shoot: "發射",
    weapon: "武器",
    target: "目標",
    harpoon: "魚叉",
    lance: "長矛",
    chain: "閃電",
    bomb: "炸彈",
    sardine: "沙丁魚",
    shrimp: "蝦",
    clown: "小丑魚",
    seahorse: "水母",
    puffer: "河豚",
    crab: "螃蟹",
    squid: "魷魚",
    turtle: "海龜",
    lionfish: "龍蝦",
    ray: "海豚",
    shark: "鯊魚",
    whale: "鯨魚",
    kingOctopus: "章魚王",
    seaSerpent: "海蛇",
    goldenTide: "潮汐巨鯨",
    caught: "{name}：{amount}",
    escaped: "逃脫",
    pays: "賠付",
    chance: "機率",
    rule1: "每次發射都是獨立的一局，按武器計價：魚叉 1，閃電 4，長矛 5，炸彈 10 倍面值。",
    rule2: "賠 m 倍的目標，捕獲機率為 0.97 ÷ m。無論打什麼目標，平均返還率都是 97%。",
    rule3: "閃電由最多 4 個目標平分；炸彈一半給目標，一半給附近的目標。",
    rule4: "首領承受整發射擊，不會波及其他目標。三個首領帶有寶箱：捕獲後才抽取獎金。",
  },
  vi: {
    shoot: "Bắn",
    weapon: "Vũ khí",
    target: "Mục tiêu",
    harpoon: "Lao",
    lance: "Thương",
    chain: "Tia sét",
    bomb: "Bom",
    sardine: "Cá mòi",
    shrimp: "Tôm",
    clown: "Cá hề",
    seahorse: "Sứa",
    puffer: "Cá nóc",
    crab: "Cua",
    squid: "Mực",
    turtle: "Rùa",
    lionfish: "Tôm hùm",
    ray: "Cá heo",
    shark: "Cá mập",
    whale: "Cá voi",
    kingOctopus: "Bạch tuộc vua",
    seaSerpent: "Rắn biển",
    goldenTide: "Cá voi thủy triều",
    caught: "{name}: {amount}",
    escaped: "Chạy thoát",
    pays: "Trả",
    chance: "Xác suất",
    rule1:
      "Mỗi phát bắn là một ván riêng theo giá vũ khí: lao 1, tia sét 4, thương 5, bom 10 lần " +
      "giá trị.",
    rule2: "Mục tiêu trả m lần bị bắt với xác suất 0,97 ÷ m. Bắn gì cũng hoàn trả trung bình 97%.",
    rule3:
      "Tia sét chia cho tối đa 4 mục tiêu; bom dành một nửa cho mục tiêu, một nửa cho xung quanh.",
    rule4:
      "Trùm nhận trọn phát bắn, không mục tiêu nào khác bị trúng. Ba trùm có rương: giải chỉ " +
      "được rút khi bắt được chúng.",
  },
  id: {
    shoot: "Tembak",
    weapon: "Senjata",
    target: "Sasaran",
    harpoon: "Tombak ikan",
    lance: "Lembing",
    chain: "Petir",
    bomb: "Bom",
    sardine: "Sarden",
    shrimp: "Udang",
    clown: "Ikan badut",
    seahorse: "Ubur-ubur",
    puffer: "Buntal",
    crab: "Kepiting",
    squid: "Cumi",
    turtle: "Penyu",
    lionfish: "Lobster",
    ray: "Lumba-lumba",
    shark: "Hiu",
    whale: "Paus",
    kingOctopus: "Raja Gurita",
    seaSerpent: "Ular Laut",
    goldenTide: "Paus Pasang",
    caught: "{name}: {amount}",
    escaped: "Lolos",
    pays: "Bayaran",
    chance: "Peluang",
    rule1:
      "Setiap tembakan adalah ronde sendiri seharga senjata: tombak ikan 1, petir 4, lembing " +
      "5, bom 10 kali nilai.",
    rule2:
      "Sasaran berbayaran m kali tertangkap dengan peluang 0,97 ÷ m. Tiap tembakan kembali " +
      "rata-rata 97%.",
    rule3:
      "Petir dibagi ke paling banyak 4 sasaran; bom setengah untuk sasaran, setengah untuk " +
      "sekitarnya.",
    rule4:
      "Bos menerima seluruh tembakan, dan tidak ada sasaran lain yang kena. Ketiga bos punya " +
      "peti: hadiahnya diundi hanya bila tertangkap.",
  },
  th: {
    shoot: "ยิง",
    weapon: "อาวุธ",
    target: "เป้าหมาย",
    harpoon: "ฉมวก",
    lance: "หอก",
    chain: "สายฟ้า",
    bomb: "ระเบิด",
    sardine: "ปลาซาร์ดีน",
    shrimp: "กุ้ง",
    clown: "ปลาการ์ตูน",
    seahorse: "แมงกะพรุน",
    puffer: "ปลาปักเป้า",
    crab: "ปู",
    squid: "หมึก",
    turtle: "เต่า",
    lionfish: "ล็อบสเตอร์",
    ray: "โลมา",
    shark: "ฉลาม",
    whale: "วาฬ",
    kingOctopus: "ราชาหมึก",
    seaSerpent: "งูทะเล",
    goldenTide: "วาฬแห่งกระแสน้ำ",
    caught: "{name}: {amount}",
    escaped: "หนีไปได้",
    pays: "จ่าย",
    chance: "โอกาส",
    rule1: "การยิงแต่ละครั้งเป็นหนึ่งรอบตามราคาอาวุธ: ฉมวก 1 สายฟ้า 4 หอก 5 ระเบิด 10 เท่าของมูลค่า",
    rule2: "เป้าที่จ่าย m เท่าถูกจับด้วยโอกาส 0.97 ÷ m ทุกนัดคืนเฉลี่ย 97% ไม่ว่ายิงเป้าใด",
    rule3: "สายฟ้าแบ่งให้สูงสุด 4 เป้า ระเบิดให้เป้าหลักครึ่งหนึ่ง รอบข้างครึ่งหนึ่ง",
    rule4: "บอสรับแรงยิงทั้งหมด เป้าอื่นจะไม่ถูกยิง ทั้งสามมีหีบ รางวัลสุ่มเมื่อจับได้เท่านั้น",
  },
  tr: {
    shoot: "Ateş et",
    weapon: "Silah",
    target: "Hedef",
    harpoon: "Zıpkın",
    lance: "Mızrak",
    chain: "Yıldırım",
    bomb: "Bomba",
    sardine: "Sardalya",
    shrimp: "Karides",
    clown: "Palyaço balığı",
    seahorse: "Denizanası",
    puffer: "Balon balığı",
    crab: "Yengeç",
    squid: "Kalamar",
    turtle: "Kaplumbağa",
    lionfish: "Istakoz",
    ray: "Yunus",
    shark: "Köpekbalığı",
    whale: "Balina",
    kingOctopus: "Kral Ahtapot",
    seaSerpent: "Deniz Yılanı",
    goldenTide: "Gelgit Balinası",
    caught: "{name}: {amount}",
    escaped: "Kaçtı",
    pays: "Öder",
    chance: "Şans",
    rule1:
      "Her atış, silahın fiyatıyla ayrı bir eldir: zıpkın 1, yıldırım 4, mızrak 5, bomba " +
      "değerin 10 katı.",
    rule2:
      "m kat ödeyen hedef 0,97 ÷ m şansla yakalanır. Her atış, hedef ne olursa olsun " +
      "ortalama %97 döndürür.",
    rule3:
      "Yıldırım en çok 4 hedefe bölünür; bombanın yarısı hedefe, yarısı çevresindekilere gider.",
    rule4:
      "Patron atışın tamamını alır, başka hiçbir şey vurulmaz. Üç patronun sandığı vardır: ödül " +
      "ancak yakalanınca çekilir.",
  },
  msa: {
    shoot: "Tembak",
    weapon: "Senjata",
    target: "Sasaran",
    harpoon: "Harpun",
    lance: "Lembing",
    chain: "Kilat",
    bomb: "Bom",
    sardine: "Sardin",
    shrimp: "Udang",
    clown: "Ikan badut",
    seahorse: "Obor-obor",
    puffer: "Ikan buntal",
    crab: "Ketam",
    squid: "Sotong",
    turtle: "Penyu",
    lionfish: "Udang kara",
    ray: "Lumba-lumba",
    shark: "Jerung",
    whale: "Paus",
    kingOctopus: "Raja Kurita",
    seaSerpent: "Ular Laut",
    goldenTide: "Paus Pasang",
    caught: "{name}: {amount}",
    escaped: "Terlepas",
    pays: "Bayaran",
    chance: "Peluang",
    rule1:
      "Setiap tembakan ialah satu pusingan mengikut harga senjata: harpun 1, kilat 4, " +
      "lembing 5, bom 10 kali nilai.",
    rule2:
      "Sasaran berbayaran m kali ditangkap dengan peluang 0.97 ÷ m. Setiap tembakan " +
      "memulangkan purata 97%.",
    rule3:
      "Kilat dikongsi hingga 4 sasaran; bom separuh untuk sasaran, separuh untuk yang berdekatan.",
    rule4:
      "Ketua menerima seluruh tembakan, dan tiada sasaran lain terkena. Tiga ketua ada peti: " +
      "hadiahnya dicabut hanya apabila ditangkap.",
  },
};
