/** What cards are called, for those who listen. */
import type { Card } from "@tucano/game-math/cards/deck.ts";
import type { Language } from "@tucano/i18n/languages.ts";

interface CardWords {
  readonly pattern: string;
  /** Spades, hearts, diamonds, clubs. */
  readonly suits: readonly [string, string, string, string];
  /** Jack, queen, king, ace. */
  readonly courts: readonly [string, string, string, string];
}

const words: Readonly<Record<Language, CardWords>> = {
  pt: {
    pattern: "{rank} de {suit}",
    suits: ["espadas", "copas", "ouros", "paus"],
    courts: ["valete", "dama", "rei", "ás"],
  },
  en: {
    pattern: "{rank} of {suit}",
    suits: ["spades", "hearts", "diamonds", "clubs"],
    courts: ["jack", "queen", "king", "ace"],
  },
  cn: {
    pattern: "{suit}{rank}",
    suits: ["黑桃", "红桃", "方块", "梅花"],
    courts: ["J", "Q", "K", "A"],
  },
  ch: {
    pattern: "{suit}{rank}",
    suits: ["黑桃", "紅心", "方塊", "梅花"],
    courts: ["J", "Q", "K", "A"],
  },
  vi: {
    pattern: "{rank} {suit}",
    suits: ["bích", "cơ", "rô", "chuồn"],
    courts: ["J", "Q", "K", "Át"],
  },
  id: {
    pattern: "{rank} {suit}",
    suits: ["sekop", "hati", "wajik", "keriting"],
    courts: ["jack", "ratu", "raja", "as"],
  },
  th: {
    pattern: "{rank} {suit}",
    suits: ["โพดำ", "โพแดง", "ข้าวหลามตัด", "ดอกจิก"],
    courts: ["แจ็ก", "แหม่ม", "คิง", "เอซ"],
  },
  tr: {
    pattern: "{suit} {rank}",
    suits: ["maça", "kupa", "karo", "sinek"],
    courts: ["vale", "kız", "papaz", "as"],
  },
  msa: {
    pattern: "{rank} {suit}",
    suits: ["sped", "lekuk", "retin", "kelawar"],
    courts: ["pekak", "bini", "raja", "sat"],
  },
};

export function cardName(card: Card, language: Language): string {
  const { pattern, suits, courts } = words[language];
  const rank = card.charAt(0);
  const court = "JQKA".indexOf(rank);
  const name = court < 0 ? (rank === "T" ? "10" : rank) : (courts[court] ?? rank);
  const suit = suits["shdc".indexOf(card.charAt(1))] ?? "";
  return pattern.replace("{rank}", name).replace("{suit}", suit);
}

export function cardNames(cards: readonly Card[], language: Language): string {
  return cards.map((card) => cardName(card, language)).join(", ");
}
