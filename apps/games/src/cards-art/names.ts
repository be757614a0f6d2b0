/** What cards are called, for those who listen. */
import type { Card } from "@tucano/game-math/cards/deck.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { cardTexts } from "./texts.ts";

const courts: Readonly<Record<string, "jack" | "queen" | "king" | "ace">> = {
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const suits = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" } as const;

export function cardName(card: Card, language: Language): string {
  const say = wordsFor(cardTexts, language);
  const rank = card.charAt(0);
  const court = courts[rank];
  const name = court === undefined ? rank.replace("T", "10") : say(court);
  return say("card", { rank: name, suit: say(suits[card.charAt(1) as keyof typeof suits]) });
}

export function cardNames(cards: readonly Card[], language: Language): string {
  return cards.map((card) => cardName(card, language)).join(", ");
}
