/**
 * One round of blackjack as it stands, and the rules by which it goes on: six decks, fresh every
 * round; the dealer stands on every 17 and looks for blackjack with an ace or a ten; blackjack pays
 * 3:2; doubling on any two cards, also after a split; up to four hands of each that is dealt, aces
 * split once and get one card each; insurance; late surrender. Up to three hands are dealt, and
 * played one after the other.
 */
import type { blackjackActions, blackjackOutcomes } from "@tucano/contract/events/cards.ts";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../../draws.ts";
import { tierOf } from "../../tier.ts";
import { type Card, dealFrom, freshShoe, type Shoe } from "../../cards/deck.ts";
import { type BlackjackChoice, ONE_HAND } from "./choice.ts";
import { isBlackjack, totalOf, valueOf } from "./hands.ts";
import { resultOfSide, returnOfSide, type SideBet } from "./sides.ts";

export type BlackjackAction = (typeof blackjackActions)[number];
type Outcome = (typeof blackjackOutcomes)[number];

export const DECKS = 6;
export const HANDS_MAX = 4;
export const DEALER_STANDS_ON = 17;

/** In hundredths of the stake. */
const STAKE = 100;
export const INSURANCE = 50;

export interface Hand {
  /** Which of the dealt hands it is, or comes from. */
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly stakedHundredths: number;
  readonly isDone: boolean;
  readonly isFromSplit: boolean;
  readonly isGivenUp: boolean;
}

export interface BlackjackState {
  readonly shoe: Shoe;
  readonly hands: readonly Hand[];
  /** The first is up; the second is hidden until it is revealed. */
  readonly dealer: readonly Card[];
  readonly phase: "insurance" | "play" | "over";
  readonly active: number;
  readonly insuranceHundredths: number;
  readonly sides: Sides;
  readonly events: readonly RoundEvent[];
  readonly winHundredths: number;
}

/** Of all side bets. */
interface Sides {
  readonly stakedHundredths: number;
  readonly winHundredths: number;
}

/** A state while it is being moved on. */
interface Table {
  readonly deal: () => Card;
  readonly hands: Hand[];
  readonly dealer: Card[];
  readonly events: RoundEvent[];
  phase: BlackjackState["phase"];
  active: number;
  insuranceHundredths: number;
  readonly sides: Sides;
  winHundredths: number;
}

/** Round the table twice, the dealer last: the first of the two cards is up. */
export function beginRound(
  draws: Draws,
  { hands: laid }: BlackjackChoice = ONE_HAND,
): BlackjackState {
  const dealing = dealFrom(freshShoe(DECKS), draws);
  const { deal } = dealing;
  const firsts = laid.map(() => deal());
  const up = deal();
  const pairs = firsts.map((first) => [first, deal()] as const);
  const events: RoundEvent[] = [dealOf(pairs, up)];
  const table: Table = {
    deal,
    hands: pairs.map(handOf),
    dealer: [up, deal()],
    events,
    phase: "play",
    active: 0,
    insuranceHundredths: 0,
    sides: laySides({ laid, pairs, up }, events),
    winHundredths: 0,
  };
  if (valueOf(up) === 1) {
    table.phase = "insurance";
    askPlayer(table);
  } else if (valueOf(up) === 10) peek(table);
  else startPlay(table);
  return stateOf(table, dealing.shoe());
}

type Pair = readonly [Card, Card];

/** A blackjack has nothing left to choose. */
function handOf(cards: Pair, seat: number): Hand {
  const isDone = isBlackjack(cards);
  const none = { isFromSplit: false, isGivenUp: false };
  return { seat, cards, stakedHundredths: STAKE, isDone, ...none };
}

function dealOf(pairs: readonly Pair[], dealer: Card): RoundEvent {
  const dealt = pairs.map((cards) => ({
    cards: [...cards],
    ...totalOf(cards),
    isBlackjack: isBlackjack(cards),
  }));
  const [first, ...others] = dealt;
  if (first === undefined) throw new RangeError("A hand at least is dealt.");
  const { cards, ...rest } = first;
  const more = others.length === 0 ? {} : { others };
  return { type: "blackjackDeal", player: cards, dealer, ...rest, ...more };
}

interface Laid {
  readonly laid: readonly (readonly SideBet[])[];
  readonly pairs: readonly Pair[];
  readonly up: Card;
}

/** Told at once, hand by hand; paid with the round. */
function laySides({ laid, pairs, up }: Laid, events: RoundEvent[]): Sides {
  let [stakedHundredths, winHundredths] = [0, 0];
  for (const [hand, [first, second]] of pairs.entries()) {
    const bets = (laid[hand] ?? []).map((bet) => {
      const result = resultOfSide(bet, { first, second, up });
      return { bet, result, winHundredths: returnOfSide(bet, result) };
    });
    if (bets.length > 0) events.push({ type: "blackjackSides", hand, bets });
    for (const bet of bets) {
      stakedHundredths += STAKE;
      winHundredths += bet.winHundredths;
    }
  }
  return { stakedHundredths, winHundredths };
}

export function takeAction(
  state: BlackjackState,
  action: BlackjackAction,
  draws: Draws,
): BlackjackState {
  const dealing = dealFrom(state.shoe, draws);
  const table: Table = {
    ...state,
    deal: dealing.deal,
    hands: [...state.hands],
    dealer: [...state.dealer],
    events: [...state.events],
  };
  moves[action](table);
  return stateOf(table, dealing.shoe());
}

function stateOf(table: Table, shoe: Shoe): BlackjackState {
  const { deal: _, ...state } = table;
  return { ...state, shoe };
}

/** What the player may do now, and what it costs beside the stake. */
export function offersOf(
  state: Pick<BlackjackState, "phase" | "hands" | "active">,
): { kind: BlackjackAction; costHundredths: number }[] {
  if (state.phase === "over") return [];
  if (state.phase === "insurance") {
    return [offer("insure", INSURANCE), offer("decline")];
  }
  const hand = state.hands[state.active];
  if (hand === undefined) return [];
  const offers = [offer("hit"), offer("stand")];
  const [one, other] = hand.cards;
  if (hand.cards.length !== 2 || one === undefined || other === undefined) return offers;
  offers.push(offer("double", STAKE));
  const ofSeat = state.hands.filter(({ seat }) => seat === hand.seat).length;
  if (valueOf(one) === valueOf(other) && ofSeat < HANDS_MAX) {
    offers.push(offer("split", STAKE));
  }
  if (!hand.isFromSplit) offers.push(offer("surrender"));
  return offers;
}

function offer(kind: BlackjackAction, costHundredths = 0) {
  return { kind, costHundredths };
}

function askPlayer(table: Table): void {
  table.events.push({ type: "blackjackTurn", hand: table.active, actions: offersOf(table) });
}

const moves: Readonly<Record<BlackjackAction, (table: Table) => void>> = {
  insure: (table) => answerInsurance(table, INSURANCE),
  decline: (table) => answerInsurance(table, 0),
  hit: (table) => {
    giveCard(table);
    goOn(table);
  },
  stand: (table) => {
    table.events.push({ type: "blackjackStand", hand: table.active });
    change(table, { isDone: true });
    goOn(table);
  },
  double: (table) => {
    table.events.push({ type: "blackjackDouble", hand: table.active });
    change(table, { stakedHundredths: STAKE * 2 });
    giveCard(table);
    change(table, { isDone: true });
    goOn(table);
  },
  split,
  surrender: (table) => {
    table.events.push({ type: "blackjackSurrender", hand: table.active });
    change(table, { isDone: true, isGivenUp: true });
    goOn(table);
  },
};

/** Each hand by itself; then the dealer looks. */
function answerInsurance(table: Table, insuranceHundredths: number): void {
  const isTaken = insuranceHundredths > 0;
  table.insuranceHundredths += insuranceHundredths;
  table.events.push({ type: "blackjackInsurance", isTaken });
  table.active += 1;
  if (table.active < table.hands.length) askPlayer(table);
  else peek(table);
}

function peek(table: Table): void {
  const hasBlackjack = isBlackjack(table.dealer);
  table.events.push({ type: "blackjackPeek", hasBlackjack });
  if (hasBlackjack) finish(table);
  else startPlay(table);
}

/** Hands that are a blackjack are passed over: they are paid, as the dealer has none. */
function startPlay(table: Table): void {
  table.phase = "play";
  table.active = 0;
  goOn(table);
}

function split(table: Table): void {
  const { cards, seat } = handAt(table, table.active);
  const [stays, moves] = cards;
  if (stays === undefined || moves === undefined) throw new RangeError("Two cards are split.");
  const isAces = valueOf(stays) === 1;
  // An ace that was split gets its one card from goOn, as every hand of one card does.
  const to = { isDone: isAces, isFromSplit: true, isGivenUp: false };
  const hand = { seat, stakedHundredths: STAKE, ...to };
  table.events.push({ type: "blackjackSplit", hand: table.active });
  table.hands.splice(table.active, 1, { ...hand, cards: [stays] }, { ...hand, cards: [moves] });
  goOn(table);
}

function handAt(table: Table, index: number): Hand {
  const hand = table.hands[index];
  if (hand === undefined) throw new RangeError("There is no such hand.");
  return hand;
}

function change(table: Table, to: Partial<Hand>): void {
  table.hands[table.active] = { ...handAt(table, table.active), ...to };
}

/** A hand of 21 or more has nothing left to choose. */
function giveCard(table: Table): void {
  const card = table.deal();
  const { cards, isDone } = handAt(table, table.active);
  const now = [...cards, card];
  const { total, isSoft } = totalOf(now);
  change(table, { cards: now, isDone: isDone || total >= 21 });
  table.events.push({ type: "blackjackCard", hand: table.active, card, total, isSoft });
}

/** To the next hand that may still be played; after the last it is the dealer's turn. */
function goOn(table: Table): void {
  while (table.active < table.hands.length) {
    const hand = handAt(table, table.active);
    if (hand.cards.length === 1) giveCard(table);
    if (!handAt(table, table.active).isDone) {
      askPlayer(table);
      return;
    }
    table.active += 1;
  }
  finish(table);
}

/** The dealer's cards, unless every hand was given up, and what each hand is worth against them. */
function finish(table: Table): void {
  if (table.hands.some(({ isGivenUp }) => !isGivenUp)) playDealer(table);
  settle(table);
}

function playDealer(table: Table): void {
  const isOpen = table.hands.some(
    (hand) =>
      !hand.isGivenUp &&
      totalOf(hand.cards).total <= 21 &&
      !(isNatural(hand) || isBlackjack(table.dealer)),
  );
  const [, hole] = table.dealer;
  if (hole === undefined) throw new RangeError("The dealer has two cards.");
  table.events.push({ type: "blackjackReveal", card: hole, ...totalOf(table.dealer) });
  while (isOpen && totalOf(table.dealer).total < DEALER_STANDS_ON) {
    const card = table.deal();
    table.dealer.push(card);
    table.events.push({ type: "blackjackDealerCard", card, ...totalOf(table.dealer) });
  }
}

/** 21 with two cards after a split is a 21 and no blackjack. */
function isNatural(hand: Hand): boolean {
  return !hand.isFromSplit && isBlackjack(hand.cards);
}

function outcomeOf(hand: Hand, dealer: readonly Card[]): Outcome {
  if (hand.isGivenUp) return "surrender";
  const own = totalOf(hand.cards).total;
  if (own > 21) return "bust";
  if (isBlackjack(dealer)) return isNatural(hand) ? "push" : "lose";
  if (isNatural(hand)) return "blackjack";
  const { total } = totalOf(dealer);
  if (total > 21 || own > total) return "win";
  return own === total ? "push" : "lose";
}

/** What each outcome returns for 100 staked, the stake included. */
export const returns: Readonly<Record<Outcome, number>> = {
  blackjack: 250,
  win: 200,
  push: 100,
  surrender: 50,
  lose: 0,
  bust: 0,
};

function settle(table: Table): void {
  const { sides, dealer } = table;
  const hands = table.hands.map((hand) => {
    const outcome = outcomeOf(hand, dealer);
    const { stakedHundredths } = hand;
    const winHundredths = (returns[outcome] * stakedHundredths) / STAKE;
    return { outcome, stakedHundredths, winHundredths };
  });
  // Insurance pays 2:1, and its stake comes back.
  const insuranceHundredths = isBlackjack(dealer) ? table.insuranceHundredths * 3 : 0;
  const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
  const won = sum(hands.map((hand) => hand.winHundredths));
  const winHundredths = won + insuranceHundredths + sides.winHundredths;
  const stakedHundredths =
    sum(hands.map((hand) => hand.stakedHundredths)) +
    table.insuranceHundredths +
    sides.stakedHundredths;
  const beside = sides.stakedHundredths > 0 ? { sidesHundredths: sides.winHundredths } : {};
  const told = { hands, insuranceHundredths, ...beside, stakedHundredths };
  table.events.push({ type: "blackjackResult", ...told });
  // Whether it is a win depends on everything staked, not on the first stake.
  const tier = tierOf((winHundredths * 100) / stakedHundredths);
  table.events.push({ type: "finalWin", winHundredths, tier });
  table.winHundredths = winHundredths;
  table.phase = "over";
}
