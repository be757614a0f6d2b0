/** Bacará Tropical: baccarat with eight decks, several bets at once, dealt fresh every round. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import type { EventOf, RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../../draws.ts";
import type { InstantGame, Played } from "../../engine.ts";
import { readObject } from "../../read-fields.ts";
import { tierOf } from "../../tier.ts";
import { type Card, dealFrom, freshShoe, rankOf } from "../../cards/deck.ts";
import { type BaccaratBet, baccaratPays, PUSH } from "../../cards/baccarat/exact.ts";
import {
  BACCARAT_DECKS,
  bankerDraws,
  isNatural,
  playerDraws,
  pointsOf,
} from "../../cards/baccarat/rules.ts";

/** Chips that one round may have on the table. */
export const BACCARAT_CHIPS_MAX = 2000;

/** Chips on each bet that was placed. */
export type BaccaratChoice = Readonly<Partial<Record<BaccaratBet, number>>>;

const isBet = (name: string): name is BaccaratBet => baccaratBets.some((bet) => bet === name);

function readBets(input: unknown): BaccaratChoice | null {
  const fields = readObject(input);
  const names = fields === null ? [] : Object.keys(fields);
  if (fields === null || names.length === 0) return null;
  const bets: Partial<Record<BaccaratBet, number>> = {};
  let all = 0;
  for (const name of names) {
    const chips = fields[name];
    if (!isBet(name) || typeof chips !== "number" || !Number.isSafeInteger(chips)) return null;
    if (chips < 1 || chips > BACCARAT_CHIPS_MAX) return null;
    bets[name] = chips;
    all += chips;
  }
  return all > BACCARAT_CHIPS_MAX ? null : bets;
}

const unitsOf = (bets: BaccaratChoice): number =>
  baccaratBets.reduce((sum, bet) => sum + (bets[bet] ?? 0), 0);

const pointsOfCards = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(rankOf(card)), 0) % 10;

interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

function dealCoup(draws: Draws, book: RoundEvent[]): Coup {
  const { deal } = dealFrom(freshShoe(BACCARAT_DECKS), draws);
  const [p1, b1, p2, b2] = [deal(), deal(), deal(), deal()];
  const player = [p1, p2];
  const banker = [b1, b2];
  const playerTotal = pointsOfCards(player);
  const bankerTotal = pointsOfCards(banker);
  const hasNatural = isNatural(playerTotal) || isNatural(bankerTotal);
  book.push({
    type: "baccaratDeal",
    player: [...player],
    banker: [...banker],
    playerTotal,
    bankerTotal,
    isNatural: hasNatural,
  });
  if (hasNatural) return { player, banker };
  let third: Card | null = null;
  if (playerDraws(playerTotal)) {
    third = deal();
    player.push(third);
    const total = pointsOfCards(player);
    book.push({ type: "baccaratThird", side: "player", card: third, total });
  }
  if (bankerDraws(bankerTotal, third === null ? null : pointsOf(rankOf(third)))) {
    const card = deal();
    banker.push(card);
    book.push({ type: "baccaratThird", side: "banker", card, total: pointsOfCards(banker) });
  }
  return { player, banker };
}

function resultOf({ player, banker }: Coup, bets: BaccaratChoice): EventOf<"baccaratResult"> {
  const playerTotal = pointsOfCards(player);
  const bankerTotal = pointsOfCards(banker);
  const isPair = ([one, other]: readonly Card[]): boolean =>
    one !== undefined && other !== undefined && rankOf(one) === rankOf(other);
  const isTie = playerTotal === bankerTotal;
  const winner = isTie ? "tie" : playerTotal > bankerTotal ? "player" : "banker";
  const [isPlayerPair, isBankerPair] = [isPair(player), isPair(banker)];
  const returned = (bet: BaccaratBet): number => {
    if (bet === "playerPair") return isPlayerPair ? baccaratPays[bet] : 0;
    if (bet === "bankerPair") return isBankerPair ? baccaratPays[bet] : 0;
    if (bet === winner) return baccaratPays[bet];
    return isTie ? PUSH : 0;
  };
  const wins = baccaratBets.flatMap((bet) => {
    const chips = bets[bet] ?? 0;
    return chips === 0 ? [] : [{ bet, chips, winHundredths: chips * returned(bet) }];
  });
  const totals = { playerTotal, bankerTotal };
  return { type: "baccaratResult", winner, ...totals, isPlayerPair, isBankerPair, wins };
}

function play(bets: BaccaratChoice, draws: Draws): Played {
  const book: RoundEvent[] = [];
  const result = resultOf(dealCoup(draws, book), bets);
  const winHundredths = result.wins.reduce((sum, win) => sum + win.winHundredths, 0);
  const tier = tierOf(Math.floor(winHundredths / unitsOf(bets)));
  book.push(result, { type: "finalWin", winHundredths, tier });
  return { book, winHundredths };
}

export const bacara: InstantGame<BaccaratChoice> = {
  shape: "instant",
  facts: {
    code: "bacara",
    name: "Bacará Tropical",
    version: 1,
    type: "card",
    brand: "mare",
    tags: ["cards", "baccarat", "table"],
    // Multiples of 20 centavos: the commission of 5 % is whole centavos.
    stakesCentavos: [100, 200, 500, 1000, 2500, 5000, 10_000],
    defaultStakeCentavos: 100,
    maxStakeCentavos: 500_000,
    // Every chip on one pair.
  },
  readChoice: readBets,
  unitsOf,
  play,
};
