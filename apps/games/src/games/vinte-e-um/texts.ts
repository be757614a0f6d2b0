/** The words and the rules of Vinte e Um. */
import { type PlainKey, type Say, words } from "@tucano/i18n/words.ts";

export const texts = words("vinte-e-um", {
  hint: "Hint",
  hintSays: "Basic strategy: {action}",
  deal: "Deal",
  hit: "Hit",
  stand: "Stand",
  double: "Double",
  split: "Split",
  surrender: "Surrender",
  surrendered: "Surrendered",
  insure: "Insure",
  decline: "No insurance",
  insurance: "Insurance",
  insuranceBet: "Insurance, on its own stake",
  insuranceWon: "Insurance paid",
  actions: "Your moves",
  feltPays: "Blackjack pays 3 to 2",
  feltRules: "Dealer stands on 17 · Insurance pays 2 to 1",
  noBlackjack: "The dealer has no blackjack",
  blackjack: "Blackjack",
  win: "Win",
  push: "Push",
  lose: "Lost",
  bust: "Bust",
  dealt: "Your cards: {player}, total {total}. Dealer: {dealer}.",
  gotCard: "{card}, total {total}",
  dealerHas: "Dealer: {card}, total {total}",
  ruleGoal: "Get closer to 21 than the dealer without going over.",
  ruleValues: "Cards from 2 to 10 count their number, face cards 10, aces 1 or 11.",
  ruleDecks: "Six decks, shuffled for every round.",
  ruleDealer:
    "The dealer stands on all 17s, including with an ace. With an ace or a ten showing, the dealer checks for blackjack before you play.",
  rulePays:
    "Blackjack (an ace and a ten as the first two cards) pays 3 to 2. Everything else pays 1 to 1. On a push the stake comes back.",
  ruleDouble:
    "With two cards you can double the stake and take exactly one more card, even after a split.",
  ruleSplit:
    "You can split two cards of equal value, up to four hands. Each hand takes an equal stake.",
  ruleAces: "Aces can be split once and get one card each. 21 after a split isn't blackjack.",
  ruleInsurance:
    "Against an ace you can take insurance: it costs half the stake and pays 2 to 1 if the dealer has blackjack. Return of insurance: 92.60%.",
  ruleSurrender: "Before your first move you can surrender and get half the stake back.",
  ruleLeave: "If you leave mid-round, the hand stands as it is and insurance is declined.",
  ruleRtp:
    "The RTP is for basic strategy, which the hint shows. It compares what comes back with the initial stake.",
  ruleKeys: "Keys: H hit, S stand, D double, P split, R surrender, I insure, N no insurance.",
});

export type SayBlackjack = Say<typeof texts>;
export type BlackjackTextKey = PlainKey<typeof texts>;
