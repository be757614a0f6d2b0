/** The words of Pôquer 9/6. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const texts = words("video-poker", {
  hint: "Hint",
  hintSays: "Best choice: hold {cards}",
  hintShort: "Best choice: the marked cards",
  hintNone: "Best choice: draw all five",
  deal: "Deal",
  draw: "Draw {count}",
  keep: "Keep all",
  held: "Held",
  pays: "Paytable",
  cards: "Your cards",
  noCard: "No card",
  hands: "Hands",
  otherHands: "The other hands",
  handHas: "Hand {number}: {cards}. {hand}",
  handsPaid: "{count} of {hands} hands paid",
  nothing: "No prize",
  jacksOrBetter: "Jacks or better",
  twoPair: "Two pair",
  threeOfAKind: "Three of a kind",
  straight: "Straight",
  flush: "Flush",
  fullHouse: "Full house",
  fourOfAKind: "Four of a kind",
  straightFlush: "Straight flush",
  royalFlush: "Royal flush",
  howRoyal: "Ten to ace, all of one suit",
  howStraightFlush: "Five in a row, all of one suit",
  howFour: "Four cards of the same rank",
  howFull: "Three of a kind and a pair",
  howFlush: "Five cards of one suit",
  howStraight: "Five cards in a row. Aces count high or low",
  howThree: "Three cards of the same rank",
  howTwo: "Two different pairs",
  howJacks: "A pair of jacks, queens, kings or aces",
  rule1: "You get five cards from one deck, shuffled for every round.",
  rule2: "Tap the cards you want to hold. The others are replaced once, from the same deck.",
  rule3: "The final hand pays by the paytable, times the stake. Only the highest prize counts.",
  rule4: "A pair of tens or lower does not pay.",
  rule5: "The hint shows the choice that returns the most on average, over every possible draw.",
  rule6:
    "The RTP of 99.54% assumes you always play the best choice. All 2,598,960 hands were counted, each with its 32 choices.",
  ruleHands:
    "Play 1, 5 or 10 hands from the same deal: the cards you hold are kept in every hand, and each hand draws from its own rest of the deck. Every hand stakes the same, so 5 hands cost 5 times as much, 10 hands 10 times.",
  ruleHandsRtp:
    "The RTP is the same with 1, 5 or 10 hands. A round returns more than it staked in 24.0%, 30.9% and 31.7% of rounds.",
  rule7:
    "If you leave mid-round, the best choice is played for you. Keys: 1 to 5 hold, space draws.",
});

export type SayPoker = Say<typeof texts>;
