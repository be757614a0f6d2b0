/** Words of dragon tiger. */
import { type PlainKey, type Say, words } from "@tucano/i18n/words.ts";

export const dragonTigerTexts = words("dragao-e-tigre", {
  deal: "Deal",
  dragon: "Dragon",
  tiger: "Tiger",
  tie: "Tie",
  suitedTie: "Suited tie",
  small: "Small",
  big: "Big",
  red: "Red",
  black: "Black",
  spades: "Spades",
  hearts: "Hearts",
  diamonds: "Diamonds",
  clubs: "Clubs",
  main: "Dragon or tiger",
  bigSmall: "Small or big",
  colour: "Colour of the card",
  suit: "Suit of the card",
  wins: "{side} wins: {dragon} against {tiger}",
  resultTie: "Tie: {dragon} and {tiger}",
  rule1:
    "One card each for dragon and tiger, from eight fresh decks. The higher card wins. Aces are lowest.",
  rule2: "On a tie, half of a bet on dragon or tiger is returned.",
  rule3: "Suited tie: both cards equal in rank and suit.",
  rule4: "Small is ace to 6, big is 8 to king. On a seven, small, big, colour and suit all lose.",
});

export type SayDragonTiger = Say<typeof dragonTigerTexts>;
export type DragonTigerTextKey = PlainKey<typeof dragonTigerTexts>;
