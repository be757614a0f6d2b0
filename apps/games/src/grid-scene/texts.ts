/** Words that all slots on grids share, in all nine languages. */
import type { Words } from "../shell/words.ts";
import { asianWords } from "./texts-asia.ts";

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
  ...asianWords,
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
      "Cada rolo mostra de 2 a 7 símbolos por giro. Símbolos iguais em rolos vizinhos a " +
      "partir da " +
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
      "Pays for equal symbols in a row on one of {count} lines, from the left reel. Each " +
      "line pays " +
      "its highest combination only; different lines add up.",
    ruleWays:
      "Pays for equal symbols on neighbouring reels from the left, in any row: there are {count} " +
      "ways, and each of them pays.",
    ruleWaysTo:
      "Each reel shows 2 to 7 symbols, anew on every spin. Equal symbols on neighbouring " +
      "reels from " +
      "the left pay in up to {count} ways.",
    ruleAnywhere: "{count} equal symbols pay anywhere on the screen.",
    ruleCluster: "{count} or more equal symbols that touch at their sides form a cluster and pay.",
    ruleWild: "The wild stands for every symbol that pays, special symbols excepted.",
    ruleFree: "{counts} scatters give {spins} free spins.",
    ruleMore: "During them, {count} or more give {spins} more, up to {max} in all.",
    ruleScatterPays: "{counts} scatters pay {pays} times the stake.",
    ruleCap: "A round pays at most {times} times the unit staked.",
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
      "{count} çizgiden birinde, soldaki makaradan başlayarak art arda gelen eş semboller " +
      "öder. Her " +
      "çizgi yalnız en yüksek kombinasyonu öder; farklı çizgiler toplanır.",
    ruleWays:
      "Soldan başlayarak komşu makaralarda, hangi sırada olursa olsun eş semboller öder: " +
      "{count} yol " +
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
};
