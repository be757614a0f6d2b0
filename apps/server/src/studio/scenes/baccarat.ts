/** The live baccarat: cards laid down one after the other, then the points. */
import type { SKRSContext2D } from "@napi-rs/canvas";
import type {
  BaccaratResult,
  BaccaratWinner,
} from "@tucano/game-math/games/bacara-ao-vivo/table.ts";
import { colours, easeOut, plate, type Scene, type Shot, write } from "./furniture.ts";

const CARD = { width: 62, height: 88, radius: 8 };
const CARD_EVERY_MS = 900;
const FLIGHT_MS = 450;
const CARDS_MAX = 6;

const suits: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

interface Dealt {
  readonly card: string;
  readonly x: number;
}

/** In the order of the deal: player, banker, player, banker, then the third cards. */
function dealOf({ player, banker }: BaccaratResult): Dealt[] {
  const at = (left: number, place: number) => left + place * (CARD.width + 8);
  const dealt: Dealt[] = [];
  for (let place = 0; place < 3; place += 1) {
    const mine = player[place];
    const bank = banker[place];
    if (mine !== undefined) dealt.push({ card: mine, x: at(70, place) });
    if (bank !== undefined) dealt.push({ card: bank, x: at(370, place) });
  }
  return dealt;
}

function paintCard(ink: SKRSContext2D, card: string, x: number, y: number): void {
  plate(ink, { x, y, ...CARD }, "#fbf8f0");
  const suit = card.charAt(1);
  const colour = suit === "h" || suit === "d" ? colours.red : colours.black;
  const rank = card.startsWith("T") ? "10" : card.charAt(0);
  write(ink, rank, { x: x + 31, y: y + 30, size: 32, colour, align: "center" });
  ink.font = "30px sans-serif";
  ink.fillText(suits[suit] ?? "", x + 31, y + 64);
}

const winners: Record<BaccaratWinner, { text: string; colour: string }> = {
  player: { text: "Jogador", colour: "#2b6cb0" },
  banker: { text: "Banca", colour: colours.red },
  tie: { text: "Empate", colour: colours.green },
};

function paint(ink: SKRSContext2D, shot: Shot): void {
  plate(ink, { x: 40, y: 72, width: 560, height: 210, radius: 90 }, "#0d5b3f");
  plate(ink, { x: 46, y: 78, width: 548, height: 198, radius: 84 }, "#0f6e4c");
  write(ink, "JOGADOR", { x: 171, y: 104, size: 18, align: "center" });
  write(ink, "BANCA", { x: 471, y: 104, size: 18, align: "center" });
  if (shot.result === null || shot.resultAtMs === null) return;
  const result = shot.result as BaccaratResult;
  const sinceMs = shot.nowMs - shot.resultAtMs;
  const dealt = dealOf(result);
  for (const [index, { card, x }] of dealt.entries()) {
    const flight = easeOut(sinceMs - index * CARD_EVERY_MS, FLIGHT_MS);
    if (flight > 0) paintCard(ink, card, 620 + (x - 620) * flight, 126);
  }
  if (sinceMs < dealt.length * CARD_EVERY_MS) return;
  const points = [
    { x: 171, value: result.playerPoints, isWinner: result.winner === "player" },
    { x: 471, value: result.bankerPoints, isWinner: result.winner === "banker" },
  ];
  for (const { x, value, isWinner } of points) {
    const colour = isWinner ? colours.gold : colours.text;
    write(ink, String(value), { x, y: 244, size: 40, colour, align: "center" });
  }
  const { text } = winners[result.winner];
  write(ink, text, { x: 320, y: 244, size: 22, colour: colours.gold, align: "center" });
}

export const baccaratScene: Scene = {
  paint,
  revealMs: CARDS_MAX * CARD_EVERY_MS,
  nameOf: (result) => winners[(result as BaccaratResult).winner],
};
