/**
 * Cards by name ("Th" is the ten of hearts), and a shoe that is shuffled while it is dealt: the
 * Fisher-Yates shuffle from the front, one draw a card, so that only the cards that a round needs
 * are drawn.
 */
import type { Draws } from "../draws.ts";

/** Rank, then suit. */
export type Card = string;

export const ranks = "23456789TJQKA";
export const suits = "shdc";

/** The order of a fresh deck: twos first, each rank as spades, hearts, diamonds, clubs. */
export const deck: readonly Card[] = ranks
  .split("")
  .flatMap((rank) => suits.split("").map((suit) => rank + suit));

export const DECK_CARDS = 52;

/** A card by its place in a shoe of any number of fresh decks, one after the other. */
export function cardAt(place: number): Card {
  const card = deck[place % DECK_CARDS];
  if (card === undefined) throw new RangeError("A card's place is a whole number from 0.");
  return card;
}

/** 0 for a two to 12 for an ace. */
export function rankOf(card: Card): number {
  return ranks.indexOf(card.charAt(0));
}

/** A shoe and its position. Never changed: dealing makes another. */
export interface Shoe {
  readonly size: number;
  readonly dealt: number;
  /** Places that hold another card than at first. */
  readonly moved: ReadonlyMap<number, number>;
}

export function freshShoe(decks: number): Shoe {
  return { size: decks * DECK_CARDS, dealt: 0, moved: new Map() };
}

export interface Dealing {
  readonly deal: () => Card;
  /** The shoe's present position. */
  readonly shoe: () => Shoe;
}

export function dealFrom(shoe: Shoe, draws: Draws): Dealing {
  const moved = new Map(shoe.moved);
  let { dealt } = shoe;
  return {
    deal: () => {
      const chosen = dealt + draws.below(shoe.size - dealt);
      const card = moved.get(chosen) ?? chosen;
      moved.set(chosen, moved.get(dealt) ?? dealt);
      dealt += 1;
      return cardAt(card);
    },
    shoe: () => ({ size: shoe.size, dealt, moved }),
  };
}
