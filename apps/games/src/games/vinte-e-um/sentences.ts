/** What is said of a round of blackjack, for those who listen. */
import type { EventOf } from "@tucano/contract/events/round-events.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { cardName, cardNames } from "../../cards-art/names.ts";
import type { SayBlackjack } from "./texts.ts";

type Deal = EventOf<"blackjackDeal">;
type Sides = EventOf<"blackjackSides">;
type Result = EventOf<"blackjackResult">;

const LOST = "lose" as const;

/** The hands that were dealt, from left to right. */
export function handsOf({ player, total, isSoft, isBlackjack, others = [] }: Deal) {
  return [{ cards: player, total, isSoft, isBlackjack }, ...others];
}

export function tellDeal(event: Deal, say: SayBlackjack, language: Language): string {
  const dealer = cardName(event.dealer, language);
  const hands = handsOf(event).map(({ cards, total }, index) => ({
    number: index + 1,
    player: cardNames(cards, language),
    total,
  }));
  const [first, ...others] = hands;
  if (first !== undefined && others.length === 0) return say("dealt", { ...first, dealer });
  const told = hands.map((values) => say("dealtHand", values));
  return [...told, say("dealerShows", { dealer })].join(" ");
}

export function tellSides(
  { hand, bets }: Sides,
  say: SayBlackjack,
  money: (hundredths: number) => string,
): string {
  const told = bets.map(({ bet, result, winHundredths }) => {
    const of = { number: hand + 1, bet: say(bet) };
    if (result === "nothing") return say("sideLost", of);
    return say("sideWon", { ...of, result: say(result), amount: money(winHundredths) });
  });
  return told.join(". ");
}

/** How each hand ended, and the same as a sentence. */
export function tellResult(
  { hands, insuranceHundredths, sidesHundredths = 0, stakedHundredths }: Result,
  say: SayBlackjack,
  money: (hundredths: number) => string,
) {
  const won = hands.reduce((sum, hand) => sum + hand.winHundredths, 0);
  const total = won + insuranceHundredths + sidesHundredths;
  const told = hands.map((hand) => {
    const isWin = hand.winHundredths > hand.stakedHundredths;
    const word = say(hand.outcome === "surrender" ? "surrendered" : hand.outcome);
    const text = isWin ? `${word}\n${money(hand.winHundredths)}` : word;
    // A hand that won in a round that costs more does not shine.
    const isShining = isWin && total > stakedHundredths;
    const isEven = isWin || hand.outcome === "push";
    return { text, tone: isShining ? ("win" as const) : isEven ? ("push" as const) : LOST };
  });
  const words = told.map(({ text }, index) => {
    const result = text.replace("\n", " ");
    return hands.length === 1 ? result : say("resultOf", { number: index + 1, result });
  });
  if (insuranceHundredths > 0) words.push(say("insuranceWon"));
  return { hands: told, words: words.join(". "), isLittle: total <= stakedHundredths / 2 };
}

/** "7/17": a soft hand may count both ways. */
export function totalText({ total, isSoft }: { total: number; isSoft: boolean }): string {
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
}
