/** Words of the moonlight bingo. */
import { type PlainKey, type Say, words } from "@tucano/i18n/words.ts";

export const bingoTexts = words("bingo-do-luar", {
  draw: "Draw",
  cards: "Cards",
  shuffle: "New numbers",
  card: "Card {number}",
  buy: "Extra ball {price}",
  finish: "Finish",
  offer: "Extra ball {number} of 10",
  chances: "{count} of {balls} balls win · return {rtp}%",
  extra: "Extra",
  corners: "Corners",
  line: "Line",
  wave: "Wave",
  valley: "Valley",
  moon: "Moon",
  lantern: "Lantern",
  lines: "Two lines",
  halo: "Halo",
  full: "Full moon",
  prize: "{pattern}, {card}: {amount}",
  optionCard: "Card, without extra balls",
  optionExtra: "Extra ball, minimum",
  rule1: "There are 60 balls, of which 30 are drawn. You play one to four cards of 15 numbers.",
  rule2: "A larger pattern replaces the smaller ones within it. Each card pays separately.",
  rule3:
    "When you're one number short of a prize of 8× or more, you can buy up to ten extra balls.",
  rule4: "An extra ball costs what it is worth on average divided by 0.97, rounded up.",
});

export type SayBingo = Say<typeof bingoTexts>;
export type BingoTextKey = PlainKey<typeof bingoTexts>;
