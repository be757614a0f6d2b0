/**
 * What people type when they look for a type of game, in the site's nine languages: somebody who
 * reads Portuguese may well think "slots", and a Thai reader "สล็อต" on the English page.
 */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";

export const kindWords: Readonly<Record<GameType, string>> = {
  slots: "slot slots caça-níquel caça-níqueis 老虎机 老虎機 สล็อต máy xèng",
  live: "ao vivo live casino 真人娱乐 真人娛樂 trực tiếp langsung คาสิโนสด canlı",
  table: "mesa table 桌面游戏 桌上遊戲 game bàn meja เกมโต๊ะ masa",
  crash: "crash aviãozinho foguete 爆点 爆點 แครช",
  fish: "pesca pescaria peixe fishing fish 捕鱼 捕魚機 bắn cá tembak ikan ยิงปลา balık avı",
  arcade: "arcade rápido 街机 街機 arkade arked อาร์เคด",
  bingo: "bingo 宾果 賓果 บิงโก",
  card: "cartas baralho cards card 棋牌 game bài kartu daun terup เกมไพ่ kart",
  lottery: "loteria sorteio lottery 彩票 xổ số lotre loteri ลอตเตอรี่ loto",
  sports: "esportes futebol sports 体育 體育 thể thao olahraga sukan กีฬา spor",
  video: "vídeo video pôquer poker máquina 视频游戏 影像遊戲 วิดีโอ",
};
