/** Words that all slots on grids share, in all nine languages. */
import type { Words } from "../shell/words.ts";

export type GridKey =
  | "waysWin"
  | "clusterWin"
  | "anywhereWin"
  | "scatterPays"
  | "stays"
  | "respin"
  | "respinsLeft"
  | "holdTitle"
  | "holdText"
  | "collected"
  | "fullScreen"
  | "ladderTitle"
  | "ladderText"
  | "climb"
  | "slip"
  | "buy"
  | "buyArmed"
  | "lines"
  | "prizes"
  | "anyBar"
  | "anySeven"
  | "perWay"
  | "ruleLines"
  | "ruleWays"
  | "ruleWaysTo"
  | "ruleAnywhere"
  | "ruleCluster"
  | "ruleWild"
  | "ruleFree"
  | "ruleMore"
  | "ruleScatterPays"
  | "ruleCap";

export const gridWords: Words<GridKey> = {
  pt: {
    waysWin: "Caminhos: {ways} · {amount}",
    clusterWin: "Grupo de {count}: {amount}",
    anywhereWin: "{count} iguais: {amount}",
    scatterPays: "{count} especiais: {amount}",
    stays: "O curinga fica no lugar",
    respin: "Dois rolos iguais: o terceiro gira de novo",
    respinsLeft: "Regiros: {count}",
    holdTitle: "Luar",
    holdText: "As luas ficam. Cada nova lua recomeça os regiros.",
    collected: "Luas reunidas",
    fullScreen: "Tela cheia",
    ladderTitle: "Pau de sebo",
    ladderText: "A roda diz quantos degraus você sobe.",
    climb: "Sobe {steps}",
    slip: "Escorregou",
    buy: "Comprar rodadas grátis · {price}",
    buyArmed: "Girar compra por {price}",
    lines: "Linhas",
    prizes: "Prêmios fixos",
    anyBar: "Três BAR quaisquer",
    anySeven: "Três setes quaisquer",
    perWay: "Valores de um caminho",
    ruleLines:
      "Paga símbolos iguais seguidos numa das {count} linhas, a partir do rolo da esquerda. Cada " +
      "linha paga só a melhor combinação; linhas diferentes se somam.",
    ruleWays:
      "Paga símbolos iguais em rolos vizinhos a partir da esquerda, em qualquer altura: são " +
      "{count} caminhos, e cada caminho paga.",
    ruleWaysTo:
      "Cada rolo mostra de 2 a 7 símbolos por giro. Símbolos iguais em rolos vizinhos a partir da " +
      "esquerda pagam em até {count} caminhos.",
    ruleAnywhere: "{count} símbolos iguais pagam em qualquer lugar da tela.",
    ruleCluster:
      "{count} ou mais símbolos iguais que se tocam pelos lados formam um grupo e pagam.",
    ruleWild: "O curinga vale por qualquer símbolo que paga, menos os especiais.",
    ruleFree: "{counts} especiais dão {spins} rodadas grátis.",
    ruleMore: "Durante elas, {count} ou mais dão mais {spins}, até {max} no total.",
    ruleScatterPays: "{counts} especiais pagam {pays} vezes a aposta.",
    ruleCap: "Uma rodada paga no máximo {times} vezes a unidade apostada.",
  },
  en: {
    waysWin: "Ways: {ways} · {amount}",
    clusterWin: "Cluster of {count}: {amount}",
    anywhereWin: "{count} alike: {amount}",
    scatterPays: "{count} scatters: {amount}",
    stays: "The wild stays in place",
    respin: "Two equal reels: the third spins again",
    respinsLeft: "Respins: {count}",
    holdTitle: "Moonlight",
    holdText: "Moons stay. Each new moon starts the respins again.",
    collected: "Moons collected",
    fullScreen: "Full screen",
    ladderTitle: "The greasy pole",
    ladderText: "The wheel says how many rungs you climb.",
    climb: "Up {steps}",
    slip: "Slipped",
    buy: "Buy free spins · {price}",
    buyArmed: "Spin buys for {price}",
    lines: "Lines",
    prizes: "Fixed prizes",
    anyBar: "Any three BARs",
    anySeven: "Any three sevens",
    perWay: "Amounts for one way",
    ruleLines:
      "Pays for equal symbols in a row on one of {count} lines, from the left reel. Each line pays " +
      "its highest combination only; different lines add up.",
    ruleWays:
      "Pays for equal symbols on neighbouring reels from the left, in any row: there are {count} " +
      "ways, and each of them pays.",
    ruleWaysTo:
      "Each reel shows 2 to 7 symbols, anew on every spin. Equal symbols on neighbouring reels from " +
      "the left pay in up to {count} ways.",
    ruleAnywhere: "{count} equal symbols pay anywhere on the screen.",
    ruleCluster: "{count} or more equal symbols that touch at their sides form a cluster and pay.",
    ruleWild: "The wild stands for every symbol that pays, special symbols excepted.",
    ruleFree: "{counts} scatters give {spins} free spins.",
    ruleMore: "During them, {count} or more give {spins} more, up to {max} in all.",
    ruleScatterPays: "{counts} scatters pay {pays} times the stake.",
    ruleCap: "A round pays at most {times} times the unit staked.",
  },
  cn: {
    waysWin: "{ways} 路：{amount}",
    clusterWin: "{count} 连群：{amount}",
    anywhereWin: "{count} 个相同：{amount}",
    scatterPays: "{count} 个分散符号：{amount}",
    stays: "百搭停留在原位",
    respin: "两轴相同：第三轴重转",
    respinsLeft: "重转：{count}",
    holdTitle: "月光",
    holdText: "月亮会停留，每来一个新月亮，重转次数重新计算。",
    collected: "收集的月亮",
    fullScreen: "全屏",
    ladderTitle: "爬油杆",
    ladderText: "转轮决定你爬几级。",
    climb: "上升 {steps} 级",
    slip: "滑落",
    buy: "购买免费旋转 · {price}",
    buyArmed: "旋转即以 {price} 购买",
    lines: "线数",
    prizes: "固定奖金",
    anyBar: "任意三个 BAR",
    anySeven: "任意三个 7",
    perWay: "每一路的金额",
    ruleLines:
      "在 {count} 条线之一上，从最左轴起连续相同的符号获奖。每条线只付最高组合，不同线相加。",
    ruleWays: "从最左轴起，相邻各轴任意行的相同符号获奖：共 {count} 路，每一路都付奖。",
    ruleWaysTo: "每次旋转每轴显示 2 至 7 个符号。从左起相邻各轴的相同符号最多以 {count} 路付奖。",
    ruleAnywhere: "屏幕上任意位置有 {count} 个相同符号即获奖。",
    ruleCluster: "{count} 个或更多相同符号左右上下相邻，即成一群并获奖。",
    ruleWild: "百搭可代替所有付奖符号，特殊符号除外。",
    ruleFree: "{counts} 个分散符号分别赠送 {spins} 次免费旋转。",
    ruleMore: "免费旋转中出现 {count} 个或更多，再加 {spins} 次，总共最多 {max} 次。",
    ruleScatterPays: "{counts} 个分散符号分别支付投注的 {pays} 倍。",
    ruleCap: "每局最多支付所投单位的 {times} 倍。",
  },
  ch: {
    waysWin: "{ways} 路：{amount}",
    clusterWin: "{count} 連群：{amount}",
    anywhereWin: "{count} 個相同：{amount}",
    scatterPays: "{count} 個分散符號：{amount}",
    stays: "百搭停留在原位",
    respin: "兩軸相同：第三軸重轉",
    respinsLeft: "重轉：{count}",
    holdTitle: "月光",
    holdText: "月亮會停留，每來一個新月亮，重轉次數重新計算。",
    collected: "收集的月亮",
    fullScreen: "全螢幕",
    ladderTitle: "爬油桿",
    ladderText: "轉輪決定你爬幾級。",
    climb: "上升 {steps} 級",
    slip: "滑落",
    buy: "購買免費旋轉 · {price}",
    buyArmed: "旋轉即以 {price} 購買",
    lines: "線數",
    prizes: "固定獎金",
    anyBar: "任意三個 BAR",
    anySeven: "任意三個 7",
    perWay: "每一路的金額",
    ruleLines:
      "在 {count} 條線之一上，從最左軸起連續相同的符號獲獎。每條線只付最高組合，不同線相加。",
    ruleWays: "從最左軸起，相鄰各軸任意列的相同符號獲獎：共 {count} 路，每一路都付獎。",
    ruleWaysTo: "每次旋轉每軸顯示 2 至 7 個符號。從左起相鄰各軸的相同符號最多以 {count} 路付獎。",
    ruleAnywhere: "畫面上任意位置有 {count} 個相同符號即獲獎。",
    ruleCluster: "{count} 個或更多相同符號左右上下相鄰，即成一群並獲獎。",
    ruleWild: "百搭可代替所有付獎符號，特殊符號除外。",
    ruleFree: "{counts} 個分散符號分別贈送 {spins} 次免費旋轉。",
    ruleMore: "免費旋轉中出現 {count} 個或更多，再加 {spins} 次，總共最多 {max} 次。",
    ruleScatterPays: "{counts} 個分散符號分別支付投注的 {pays} 倍。",
    ruleCap: "每局最多支付所投單位的 {times} 倍。",
  },
  vi: {
    waysWin: "{ways} cách: {amount}",
    clusterWin: "Cụm {count}: {amount}",
    anywhereWin: "{count} biểu tượng giống nhau: {amount}",
    scatterPays: "{count} scatter: {amount}",
    stays: "Wild ở lại tại chỗ",
    respin: "Hai cuộn giống nhau: cuộn thứ ba quay lại",
    respinsLeft: "Lượt quay lại: {count}",
    holdTitle: "Ánh trăng",
    holdText: "Các mặt trăng ở lại. Mỗi mặt trăng mới bắt đầu lại số lượt quay.",
    collected: "Trăng đã thu",
    fullScreen: "Đầy màn hình",
    ladderTitle: "Leo cột mỡ",
    ladderText: "Bánh xe cho biết bạn leo bao nhiêu bậc.",
    climb: "Lên {steps} bậc",
    slip: "Trượt ngã",
    buy: "Mua vòng quay miễn phí · {price}",
    buyArmed: "Quay để mua với giá {price}",
    lines: "Dòng",
    prizes: "Giải cố định",
    anyBar: "Ba BAR bất kỳ",
    anySeven: "Ba số 7 bất kỳ",
    perWay: "Số tiền cho một cách",
    ruleLines:
      "Trả cho các biểu tượng giống nhau liên tiếp trên một trong {count} dòng, từ cuộn bên trái. " +
      "Mỗi dòng chỉ trả tổ hợp cao nhất; các dòng khác nhau được cộng lại.",
    ruleWays:
      "Trả cho các biểu tượng giống nhau trên các cuộn kề nhau từ trái sang, ở bất kỳ hàng nào: có " +
      "{count} cách, mỗi cách đều được trả.",
    ruleWaysTo:
      "Mỗi lần quay, mỗi cuộn hiện 2 đến 7 biểu tượng. Biểu tượng giống nhau trên các cuộn kề nhau " +
      "từ trái sang được trả tới {count} cách.",
    ruleAnywhere: "{count} biểu tượng giống nhau ở bất kỳ đâu trên màn hình đều được trả.",
    ruleCluster: "{count} biểu tượng giống nhau trở lên kề cạnh nhau tạo thành cụm và được trả.",
    ruleWild: "Wild thay cho mọi biểu tượng trả thưởng, trừ biểu tượng đặc biệt.",
    ruleFree: "{counts} scatter cho {spins} vòng quay miễn phí.",
    ruleMore: "Trong lúc đó, {count} scatter trở lên cho thêm {spins} vòng, tối đa {max} vòng.",
    ruleScatterPays: "{counts} scatter trả {pays} lần tiền cược.",
    ruleCap: "Một ván trả tối đa {times} lần đơn vị cược.",
  },
  id: {
    waysWin: "{ways} cara: {amount}",
    clusterWin: "Kelompok {count}: {amount}",
    anywhereWin: "{count} sama: {amount}",
    scatterPays: "{count} scatter: {amount}",
    stays: "Wild tetap di tempatnya",
    respin: "Dua gulungan sama: yang ketiga berputar lagi",
    respinsLeft: "Putaran ulang: {count}",
    holdTitle: "Cahaya bulan",
    holdText: "Bulan tetap tinggal. Setiap bulan baru mengulang hitungan putaran.",
    collected: "Bulan terkumpul",
    fullScreen: "Layar penuh",
    ladderTitle: "Panjat pinang",
    ladderText: "Roda menentukan berapa anak tangga kamu naik.",
    climb: "Naik {steps}",
    slip: "Tergelincir",
    buy: "Beli putaran gratis · {price}",
    buyArmed: "Putar untuk membeli: {price}",
    lines: "Garis",
    prizes: "Hadiah tetap",
    anyBar: "Tiga BAR apa saja",
    anySeven: "Tiga angka 7 apa saja",
    perWay: "Nilai untuk satu cara",
    ruleLines:
      "Membayar simbol sama berurutan pada salah satu dari {count} garis, mulai gulungan kiri. Tiap " +
      "garis hanya membayar kombinasi tertinggi; garis berbeda dijumlahkan.",
    ruleWays:
      "Membayar simbol sama di gulungan bersebelahan dari kiri, di baris mana pun: ada {count} " +
      "cara, dan setiap cara dibayar.",
    ruleWaysTo:
      "Tiap putaran setiap gulungan menampilkan 2 sampai 7 simbol. Simbol sama di gulungan " +
      "bersebelahan dari kiri membayar hingga {count} cara.",
    ruleAnywhere: "{count} simbol sama membayar di mana pun di layar.",
    ruleCluster:
      "{count} atau lebih simbol sama yang bersentuhan sisinya membentuk kelompok dan dibayar.",
    ruleWild: "Wild menggantikan semua simbol yang membayar, kecuali simbol khusus.",
    ruleFree: "{counts} scatter memberi {spins} putaran gratis.",
    ruleMore:
      "Selama itu, {count} atau lebih memberi {spins} lagi, paling banyak {max} seluruhnya.",
    ruleScatterPays: "{counts} scatter membayar {pays} kali taruhan.",
    ruleCap: "Satu ronde membayar paling banyak {times} kali unit taruhan.",
  },
  th: {
    waysWin: "{ways} ทาง: {amount}",
    clusterWin: "กลุ่ม {count}: {amount}",
    anywhereWin: "เหมือนกัน {count} ตัว: {amount}",
    scatterPays: "สแคตเตอร์ {count} ตัว: {amount}",
    stays: "ไวลด์อยู่ที่เดิม",
    respin: "สองวงล้อเหมือนกัน: วงล้อที่สามหมุนอีกครั้ง",
    respinsLeft: "หมุนซ้ำ: {count}",
    holdTitle: "แสงจันทร์",
    holdText: "ดวงจันทร์จะคงอยู่ ดวงใหม่แต่ละดวงเริ่มนับการหมุนซ้ำใหม่",
    collected: "ดวงจันทร์ที่สะสม",
    fullScreen: "เต็มจอ",
    ladderTitle: "ปีนเสาน้ำมัน",
    ladderText: "วงล้อบอกว่าคุณปีนได้กี่ขั้น",
    climb: "ขึ้น {steps} ขั้น",
    slip: "ลื่นตก",
    buy: "ซื้อฟรีสปิน · {price}",
    buyArmed: "กดหมุนเพื่อซื้อ {price}",
    lines: "ไลน์",
    prizes: "รางวัลคงที่",
    anyBar: "BAR ใดก็ได้สามตัว",
    anySeven: "เลข 7 ใดก็ได้สามตัว",
    perWay: "จำนวนเงินต่อหนึ่งทาง",
    ruleLines:
      "จ่ายเมื่อสัญลักษณ์เหมือนกันเรียงต่อกันบนหนึ่งใน {count} ไลน์ เริ่มจากวงล้อซ้าย แต่ละไลน์จ่ายเฉพาะชุดสูงสุด " +
      "ไลน์ต่างกันนำมารวมกัน",
    ruleWays: "จ่ายเมื่อสัญลักษณ์เหมือนกันอยู่บนวงล้อติดกันจากซ้าย ไม่ว่าแถวใด มี {count} ทาง และทุกทางจ่าย",
    ruleWaysTo:
      "แต่ละรอบ วงล้อแต่ละวงแสดง 2 ถึง 7 สัญลักษณ์ สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้ายจ่ายได้สูงสุด {count} ทาง",
    ruleAnywhere: "สัญลักษณ์เหมือนกัน {count} ตัวจ่ายไม่ว่าอยู่ที่ใดบนจอ",
    ruleCluster: "สัญลักษณ์เหมือนกัน {count} ตัวขึ้นไปที่ด้านติดกันเป็นกลุ่มและจ่าย",
    ruleWild: "ไวลด์แทนสัญลักษณ์ที่จ่ายได้ทุกตัว ยกเว้นสัญลักษณ์พิเศษ",
    ruleFree: "สแคตเตอร์ {counts} ตัวให้ฟรีสปิน {spins} ครั้ง",
    ruleMore: "ระหว่างนั้น {count} ตัวขึ้นไปให้เพิ่มอีก {spins} ครั้ง รวมสูงสุด {max} ครั้ง",
    ruleScatterPays: "สแคตเตอร์ {counts} ตัวจ่าย {pays} เท่าของเดิมพัน",
    ruleCap: "หนึ่งรอบจ่ายสูงสุด {times} เท่าของหน่วยเดิมพัน",
  },
  tr: {
    waysWin: "{ways} yol: {amount}",
    clusterWin: "{count} sembollük küme: {amount}",
    anywhereWin: "{count} eş sembol: {amount}",
    scatterPays: "{count} scatter: {amount}",
    stays: "Joker yerinde kalır",
    respin: "İki makara aynı: üçüncüsü yeniden döner",
    respinsLeft: "Yeniden dönüş: {count}",
    holdTitle: "Ay ışığı",
    holdText: "Aylar kalır. Her yeni ay yeniden dönüşleri baştan başlatır.",
    collected: "Toplanan aylar",
    fullScreen: "Tam ekran",
    ladderTitle: "Yağlı direk",
    ladderText: "Kaç basamak çıkacağını çark söyler.",
    climb: "{steps} basamak yukarı",
    slip: "Kaydı",
    buy: "Ücretsiz dönüş satın al · {price}",
    buyArmed: "Çevir: {price} karşılığı alır",
    lines: "Çizgiler",
    prizes: "Sabit ödüller",
    anyBar: "Herhangi üç BAR",
    anySeven: "Herhangi üç yedi",
    perWay: "Bir yolun tutarları",
    ruleLines:
      "{count} çizgiden birinde, soldaki makaradan başlayarak art arda gelen eş semboller öder. Her " +
      "çizgi yalnız en yüksek kombinasyonu öder; farklı çizgiler toplanır.",
    ruleWays:
      "Soldan başlayarak komşu makaralarda, hangi sırada olursa olsun eş semboller öder: {count} yol " +
      "vardır ve her yol öder.",
    ruleWaysTo:
      "Her dönüşte her makara 2 ile 7 arasında sembol gösterir. Soldan başlayarak komşu " +
      "makaralardaki eş semboller en çok {count} yolla öder.",
    ruleAnywhere: "{count} eş sembol ekranın neresinde olursa olsun öder.",
    ruleCluster: "Kenarları değen {count} veya daha çok eş sembol bir küme oluşturur ve öder.",
    ruleWild: "Joker, özel semboller dışında ödeyen her sembolün yerine geçer.",
    ruleFree: "{counts} scatter, {spins} ücretsiz dönüş verir.",
    ruleMore: "Bu sırada {count} veya daha fazlası {spins} dönüş daha verir, toplam en çok {max}.",
    ruleScatterPays: "{counts} scatter bahsin {pays} katını öder.",
    ruleCap: "Bir tur, yatırılan birimin en çok {times} katını öder.",
  },
  msa: {
    waysWin: "{ways} cara: {amount}",
    clusterWin: "Kelompok {count}: {amount}",
    anywhereWin: "{count} sama: {amount}",
    scatterPays: "{count} scatter: {amount}",
    stays: "Wild kekal di tempatnya",
    respin: "Dua gelendong sama: yang ketiga berputar semula",
    respinsLeft: "Putaran semula: {count}",
    holdTitle: "Cahaya bulan",
    holdText: "Bulan kekal. Setiap bulan baharu memulakan semula kiraan putaran.",
    collected: "Bulan dikumpul",
    fullScreen: "Skrin penuh",
    ladderTitle: "Tiang licin",
    ladderText: "Roda menentukan berapa anak tangga anda naik.",
    climb: "Naik {steps}",
    slip: "Tergelincir",
    buy: "Beli putaran percuma · {price}",
    buyArmed: "Putar untuk membeli: {price}",
    lines: "Garisan",
    prizes: "Hadiah tetap",
    anyBar: "Mana-mana tiga BAR",
    anySeven: "Mana-mana tiga angka 7",
    perWay: "Jumlah bagi satu cara",
    ruleLines:
      "Membayar simbol sama berturutan pada satu daripada {count} garisan, dari gelendong kiri. " +
      "Setiap garisan membayar gabungan tertinggi sahaja; garisan berlainan dijumlahkan.",
    ruleWays:
      "Membayar simbol sama pada gelendong bersebelahan dari kiri, di mana-mana baris: ada {count} " +
      "cara, dan setiap cara dibayar.",
    ruleWaysTo:
      "Setiap putaran, setiap gelendong memaparkan 2 hingga 7 simbol. Simbol sama pada gelendong " +
      "bersebelahan dari kiri membayar sehingga {count} cara.",
    ruleAnywhere: "{count} simbol sama membayar di mana-mana pada skrin.",
    ruleCluster:
      "{count} atau lebih simbol sama yang bersentuhan sisinya membentuk kelompok dan dibayar.",
    ruleWild: "Wild menggantikan semua simbol yang membayar, kecuali simbol khas.",
    ruleFree: "{counts} scatter memberi {spins} putaran percuma.",
    ruleMore:
      "Semasa itu, {count} atau lebih memberi {spins} lagi, paling banyak {max} kesemuanya.",
    ruleScatterPays: "{counts} scatter membayar {pays} kali pertaruhan.",
    ruleCap: "Satu pusingan membayar paling banyak {times} kali unit pertaruhan.",
  },
};
