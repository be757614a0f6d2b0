/**
 * Dragon tiger: one card each from eight fresh decks, the higher rank wins, the ace is the lowest.
 * A tie returns half of a bet on dragon or tiger. The tie pays 11 to 1 and the suited tie 55 to 1,
 * where 8 and 50 are usual, so that neither returns less than 89 %. Every bet on a single card
 * loses on a seven.
 */
import type { Draws } from "../../draws.ts";
import { createChipTable, type Case } from "../../tables/chip-table.ts";

export const DECKS = 8;
const CARDS = 52;
const SHOE = DECKS * CARDS;
const SEVEN = 6;

/** Ace to king, lowest first; a card is rank times four plus suit. */
const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
const suits = ["s", "h", "d", "c"];

export const rankOf = (card: number): number => Math.floor(card / 4);
const suitOf = (card: number): number => card % 4;
export const cardName = (card: number): string =>
  `${ranks[rankOf(card)] ?? ""}${suits[suitOf(card)] ?? ""}`;

/** Both as 0 to 51: which deck a card came from does not matter to anybody. */
export interface Deal {
  readonly dragon: number;
  readonly tiger: number;
}

export type DealOutcome = "dragon" | "tiger" | "tie";

export function outcomeOf({ dragon, tiger }: Deal): DealOutcome {
  if (rankOf(dragon) === rankOf(tiger)) return "tie";
  return rankOf(dragon) > rankOf(tiger) ? "dragon" : "tiger";
}

/** What can be said of one card. A seven is none of it. */
const cardBets: readonly (readonly [string, toOne: number, (card: number) => boolean])[] = [
  ["Small", 1, (card) => rankOf(card) < SEVEN],
  ["Big", 1, (card) => rankOf(card) > SEVEN],
  ["Red", 1, (card) => suitOf(card) === 1 || suitOf(card) === 2],
  ["Black", 1, (card) => suitOf(card) === 0 || suitOf(card) === 3],
  ["Spades", 3, (card) => suitOf(card) === 0],
  ["Hearts", 3, (card) => suitOf(card) === 1],
  ["Diamonds", 3, (card) => suitOf(card) === 2],
  ["Clubs", 3, (card) => suitOf(card) === 3],
];

export interface DragonTigerSpot {
  readonly id: string;
  readonly toOne: number;
  /** Hundredths of a chip, stake included. */
  readonly pay: (deal: Deal) => number;
}

const sideSpot = (side: "dragon" | "tiger"): DragonTigerSpot => ({
  id: side,
  toOne: 1,
  pay: (deal) => {
    const outcome = outcomeOf(deal);
    if (outcome === "tie") return 50;
    return outcome === side ? 200 : 0;
  },
});

const cardSpots = (side: "dragon" | "tiger"): readonly DragonTigerSpot[] =>
  cardBets.map(([name, toOne, holds]) => ({
    id: `${side}${name}`,
    toOne,
    pay: (deal) => {
      const card = deal[side];
      return rankOf(card) !== SEVEN && holds(card) ? 100 * (toOne + 1) : 0;
    },
  }));

export const dragonTigerSpots: readonly DragonTigerSpot[] = [
  sideSpot("dragon"),
  sideSpot("tiger"),
  { id: "tie", toOne: 11, pay: (deal) => (outcomeOf(deal) === "tie" ? 1_200 : 0) },
  { id: "suitedTie", toOne: 55, pay: ({ dragon, tiger }) => (dragon === tiger ? 5_600 : 0) },
  ...cardSpots("dragon"),
  ...cardSpots("tiger"),
];

const spotById = new Map(dragonTigerSpots.map((spot) => [spot.id, spot]));

/** Two different cards of the shoe; its cards are numbered deck after deck. */
function deal(draws: Draws): Deal {
  const first = draws.below(SHOE);
  const second = draws.below(SHOE - 1);
  const other = second < first ? second : second + 1;
  return { dragon: first % CARDS, tiger: other % CARDS };
}

function cases(): Case<Deal>[] {
  const all = Array.from({ length: CARDS }, (_, card) => card);
  return all.flatMap((dragon) =>
    all.map((tiger) => ({
      result: { dragon, tiger },
      weight: DECKS * (dragon === tiger ? DECKS - 1 : DECKS),
    })),
  );
}

export const dragonTiger = createChipTable<Deal>({
  facts: {
    code: "dragao-e-tigre",
    name: "Dragão e Tigre",
    version: 1,
    brand: "onca",
    tags: ["new", "cards"],
    maxStakeCentavos: 200_000,
  },
  spots: dragonTigerSpots.map(({ id }) => id),
  draw: deal,
  payHundredths: (id, result) => spotById.get(id)?.pay(result) ?? 0,
  tell: (result, wins) => ({
    type: "dragonTigerDeal",
    dragon: cardName(result.dragon),
    tiger: cardName(result.tiger),
    outcome: outcomeOf(result),
    wins,
  }),
  cases,
});
