/**
 * Events of the card games: blackjack, baccarat, video poker, hi-lo.
 * See round-events.ts for what a book is.
 *
 * blackjack    blackjackDeal { blackjackSides } ... { blackjackTurn blackjackInsurance } ...
 *              [blackjackPeek]
 *              { blackjackTurn, then what the player did and the cards that it brought } ...
 *              blackjackReveal { blackjackDealerCard } ... blackjackResult finalWin
 * baccarat     baccaratDeal { baccaratThird } ... baccaratResult finalWin
 * video poker  pokerDeal, and when the player has held: pokerDraw for each hand, finalWin
 * hi-lo        hiloDeal { hiloTurn, then hiloGuess or hiloSkip } ... [hiloCashOut] finalWin
 */
import * as z from "zod/mini";
import { about } from "../schemas.ts";
import { card, hundredths } from "./basics.ts";

/** Of a hand of blackjack, from left to right: up to three are dealt, and each split to four. */
const hand = z.int().check(z.minimum(0), z.maximum(11));
const total = z.int();

export const blackjackActions = [
  "hit",
  "stand",
  "double",
  "split",
  "surrender",
  "insure",
  "decline",
] as const;

const dealtHand = {
  total,
  isSoft: about(z.boolean(), "An ace counts as 11."),
  isBlackjack: z.boolean(),
};

/** Two cards for the player, one for the dealer; the dealer's second card lies face down. */
export const blackjackDealEvent = z.object({
  type: z.literal("blackjackDeal"),
  player: z.array(card),
  dealer: card,
  ...dealtHand,
  others: about(
    z.optional(z.array(z.object({ cards: z.array(card), ...dealtHand }))),
    "The hands at the right of the first one, where the player has several.",
  ),
});

/** Laid before the deal on a hand, each for the hand's stake. */
export const blackjackSideBets = ["perfectPairs", "plusThree"] as const;

export const blackjackSideResults = [
  "nothing",
  "mixedPair",
  "colouredPair",
  "perfectPair",
  "flush",
  "straight",
  "threeOfAKind",
  "straightFlush",
  "suitedTrips",
] as const;

/** What the side bets on a hand bring: decided by the deal, paid with the round. */
export const blackjackSidesEvent = z.object({
  type: z.literal("blackjackSides"),
  hand,
  bets: z.array(
    z.object({
      bet: z.enum(blackjackSideBets),
      result: z.enum(blackjackSideResults),
      winHundredths: hundredths,
    }),
  ),
});

/** The next step is the player's, for this hand. */
export const blackjackTurnEvent = z.object({
  type: z.literal("blackjackTurn"),
  hand,
  actions: z.array(z.object({ kind: z.enum(blackjackActions), costHundredths: hundredths })),
});

export const blackjackInsuranceEvent = z.object({
  type: z.literal("blackjackInsurance"),
  isTaken: z.boolean(),
});

/** With an ace or a ten the dealer looks at the second card before anybody plays. */
export const blackjackPeekEvent = z.object({
  type: z.literal("blackjackPeek"),
  hasBlackjack: z.boolean(),
});

export const blackjackCardEvent = z.object({
  type: z.literal("blackjackCard"),
  hand,
  card,
  total,
  isSoft: z.boolean(),
});

export const blackjackStandEvent = z.object({ type: z.literal("blackjackStand"), hand });

/** The stake of the hand is doubled; its one card follows. */
export const blackjackDoubleEvent = z.object({ type: z.literal("blackjackDouble"), hand });

/** The hand's second card moves to a new hand on its right; hands further right move on. */
export const blackjackSplitEvent = z.object({ type: z.literal("blackjackSplit"), hand });

export const blackjackSurrenderEvent = z.object({ type: z.literal("blackjackSurrender"), hand });

/** The dealer's second card is turned. */
export const blackjackRevealEvent = z.object({
  type: z.literal("blackjackReveal"),
  card,
  total,
  isSoft: z.boolean(),
});

export const blackjackDealerCardEvent = z.object({
  type: z.literal("blackjackDealerCard"),
  card,
  total,
  isSoft: z.boolean(),
});

export const blackjackOutcomes = ["blackjack", "win", "push", "lose", "bust", "surrender"] as const;

/** What each hand, the insurance and the side bets bring; they add up to the final win. */
export const blackjackResultEvent = z.object({
  type: z.literal("blackjackResult"),
  hands: z.array(
    z.object({
      outcome: z.enum(blackjackOutcomes),
      stakedHundredths: hundredths,
      winHundredths: hundredths,
    }),
  ),
  insuranceHundredths: hundredths,
  sidesHundredths: about(z.optional(hundredths), "Of side bets; left out where none was laid."),
  stakedHundredths: about(hundredths, "With doubles, splits, insurance and side bets."),
});

export const baccaratSides = ["player", "banker"] as const;
export const baccaratBets = ["player", "banker", "tie", "playerPair", "bankerPair"] as const;

/** Two cards a side, dealt in turn, the player's first. */
export const baccaratDealEvent = z.object({
  type: z.literal("baccaratDeal"),
  player: z.array(card),
  banker: z.array(card),
  playerTotal: total,
  bankerTotal: total,
  isNatural: about(z.boolean(), "An 8 or a 9: nobody draws."),
});

export const baccaratThirdEvent = z.object({
  type: z.literal("baccaratThird"),
  side: z.enum(baccaratSides),
  card,
  total,
});

/** `wins` names each bet that was placed, also those that lost. */
export const baccaratResultEvent = z.object({
  type: z.literal("baccaratResult"),
  winner: z.enum(["player", "banker", "tie"]),
  playerTotal: total,
  bankerTotal: total,
  isPlayerPair: z.boolean(),
  isBankerPair: z.boolean(),
  wins: z.array(z.object({ bet: z.enum(baccaratBets), chips: z.int(), winHundredths: hundredths })),
});

export const pokerHands = [
  "nothing",
  "jacksOrBetter",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royalFlush",
] as const;

/** Five cards. The player then says which of them to hold. */
export const pokerDealEvent = z.object({
  type: z.literal("pokerDeal"),
  cards: z.array(card),
  hand: z.enum(pokerHands),
});

/** A hand of the round: the cards that were not held are replaced, from left to right. */
export const pokerDrawEvent = z.object({
  type: z.literal("pokerDraw"),
  held: about(z.array(z.int()), "Positions from 0, ascending."),
  cards: z.array(card),
  hand: z.enum(pokerHands),
  winHundredths: hundredths,
});

/** The first card, which costs nothing to see once the stake is placed. */
export const hiloDealEvent = z.object({ type: z.literal("hiloDeal"), card });

const hiloOffer = z.object({
  ranks: about(z.int(), "Of 13 ranks, how many win."),
  isTieWin: about(z.boolean(), "Whether the same rank wins."),
  winHundredths: about(
    hundredths,
    "What the round would pay if it were cashed out after this guess.",
  ),
});

/** The next step is the player's. What may not be chosen is null or false. */
export const hiloTurnEvent = z.object({
  type: z.literal("hiloTurn"),
  guesses: about(z.int(), "Correct guesses so far."),
  skips: z.int(),
  winHundredths: about(hundredths, "What cashing out pays now."),
  higher: z.nullable(hiloOffer),
  lower: z.nullable(hiloOffer),
  canSkip: z.boolean(),
  canCashOut: z.boolean(),
});

export const hiloGuessEvent = z.object({
  type: z.literal("hiloGuess"),
  direction: z.enum(["higher", "lower"]),
  card,
  isRight: z.boolean(),
});

export const hiloSkipEvent = z.object({ type: z.literal("hiloSkip"), card });

/** By the player, or because nothing more may be guessed. */
export const hiloCashOutEvent = z.object({
  type: z.literal("hiloCashOut"),
  isForced: z.boolean(),
  winHundredths: hundredths,
});

/** Each `type` is this family's own: no other family may use it. */
export const cardsEvents = [
  blackjackDealEvent,
  blackjackSidesEvent,
  blackjackTurnEvent,
  blackjackInsuranceEvent,
  blackjackPeekEvent,
  blackjackCardEvent,
  blackjackStandEvent,
  blackjackDoubleEvent,
  blackjackSplitEvent,
  blackjackSurrenderEvent,
  blackjackRevealEvent,
  blackjackDealerCardEvent,
  blackjackResultEvent,
  baccaratDealEvent,
  baccaratThirdEvent,
  baccaratResultEvent,
  pokerDealEvent,
  pokerDrawEvent,
  hiloDealEvent,
  hiloTurnEvent,
  hiloGuessEvent,
  hiloSkipEvent,
  hiloCashOutEvent,
] as const;
