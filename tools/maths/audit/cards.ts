/** Card games and the league, from what their sheets say of them. */
import { allOrNothing, type Audited, choose, type End, readSheet } from "./sheet.ts";

/** In hundredths. */
const STAKE = 100;

/** Every order of six cards by their points, counted again from the rules of the third card. */
export function auditBaccarat(code: string, first: "player" | "banker"): Audited {
  const { rules } = readSheet<{
    rules: {
      decks: number;
      ways_to_take_six_cards: Readonly<Record<string, string>>;
      pays_hundredths: Readonly<Record<string, number>>;
      tie_returns_hundredths: Readonly<Record<string, number>>;
    };
  }>(code);
  const ways = countBaccarat(rules.decks);
  for (const [end, count] of Object.entries(rules.ways_to_take_six_cards)) {
    if (String(ways[end as keyof typeof ways]) !== count) throw new Error(`${code}: ${end}`);
  }
  const pay = (bet: string): number => (rules.pays_hundredths[bet] ?? 0) / 100;
  const chance = (end: "player" | "banker" | "tie"): number => ways[end] / ways.total;
  const pair = (4 * rules.decks - 1) / (52 * rules.decks - 1);
  const sideOf = (bet: "player" | "banker"): End[] => [
    { win: pay(bet), chance: chance(bet) },
    { win: (rules.tie_returns_hundredths[bet] ?? 0) / 100, chance: chance("tie") },
    { win: 0, chance: 1 - chance(bet) - chance("tie") },
  ];
  const bets = [
    sideOf("player"),
    sideOf("banker"),
    allOrNothing(chance("tie"), pay("tie")),
    allOrNothing(pair, pay("playerPair")),
    allOrNothing(pair, pay("bankerPair")),
  ];
  return { ends: sideOf(first), ways: bets };
}

/** Whole numbers below 2^53 throughout. */
function countBaccarat(decks: number) {
  const counts = { player: 0, banker: 0, tie: 0, total: 0 };
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks);
  const points: number[] = [];
  const deal = (ways: number): void => {
    if (points.length === 6) {
      const end = endOf(points);
      counts[end] += ways;
      counts.total += ways;
      return;
    }
    left.forEach((count, value) => {
      left[value] = count - 1;
      points.push(value);
      deal(ways * count);
      points.pop();
      left[value] = count;
    });
  };
  deal(1);
  return counts;
}

/** Player, banker, player, banker, then the cards that are drawn. */
function endOf([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]) {
  let [player, banker] = [(a + c) % 10, (b + d) % 10];
  if (Math.max(player, banker) < 8) {
    const third = player <= 5 ? e : null;
    const asked: readonly (readonly number[])[] = [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [0, 1, 2, 3, 4, 5, 6, 7, 9],
      [2, 3, 4, 5, 6, 7],
      [4, 5, 6, 7],
      [6, 7],
    ];
    const draws = third === null ? banker <= 5 : (asked[banker]?.includes(third) ?? false);
    if (draws) banker = (banker + (third === null ? e : f)) % 10;
    if (third !== null) player = (player + third) % 10;
  }
  if (player === banker) return "tie";
  return player > banker ? "player" : "banker";
}

export function auditPoker(): Audited {
  const { rules } = readSheet<{
    rules: { hands: readonly { readonly pays: number; readonly chance: string }[] };
  }>("video-poker");
  const ends = rules.hands.map(({ pays, chance }) => {
    const [over = 0n, under = 1n] = chance.split("/").map(BigInt);
    return { win: pays, chance: Number((over * 10n ** 18n) / under) / 1e18 };
  });
  return { ends, ways: [ends] };
}

/** The likelier guess on any first card, and the guesses that lead to the maximum. */
export function auditHilo(): Audited {
  const { rules } = readSheet<{
    rules: {
      ranks: number;
      guesses: readonly { readonly ranks: number; readonly hundredths: number }[];
      most: { readonly guesses_by_ranks: readonly number[]; readonly chance: number };
    };
  }>("maior-ou-menor");
  const { ranks, guesses, most } = rules;
  const chances = new Map<number, number>();
  for (let card = 1; card <= ranks; card += 1) {
    const likelier = Math.min(Math.max(ranks - card + 1, card), ranks - 1);
    chances.set(likelier, (chances.get(likelier) ?? 0) + 1 / ranks);
  }
  const ends = [...chances].flatMap(([winning, chance]) => {
    const pays = guesses.find((guess) => guess.ranks === winning)?.hundredths ?? 0;
    return allOrNothing(winning / ranks, pays / 100).map((end) => ({
      ...end,
      chance: end.chance * chance,
    }));
  });
  const product = most.guesses_by_ranks.reduce((all, each) => (all * 0.99 * ranks) / each, 1);
  const right = most.guesses_by_ranks.reduce((all, each) => (all * each) / ranks, 1);
  // Skips run out now and then: never more than all the guesses allow, and nearly as much.
  if (most.chance > right || most.chance < 0.9 * right) throw new Error("maior-ou-menor: chance");
  const top = Math.floor(100 * product + 1e-6) / 100;
  return { ends, ways: [allOrNothing(most.chance, top)] };
}

/** Of the first stake: what was won or lost, upon it. */
export function auditBlackjack(): Audited & { readonly rounds: number; readonly hits: number } {
  const { ends } = readSheet<{
    ends: readonly {
      readonly staked_hundredths: number;
      readonly win_hundredths: number;
      readonly rounds: number;
    }[];
  }>("vinte-e-um");
  const rounds = ends.reduce((sum, end) => sum + end.rounds, 0);
  const net = ends.map((end) => ({
    win: 1 + (end.win_hundredths - end.staked_hundredths) / STAKE,
    chance: end.rounds / rounds,
  }));
  const hits = ends.reduce(
    (sum, end) => sum + (end.win_hundredths > end.staked_hundredths ? end.rounds : 0),
    0,
  );
  return { ends: net, ways: [], rounds, hits: hits / rounds };
}

/** Side bets of blackjack by the counts in their sheet, which are counted again in closed form. */
export function auditSides(): Readonly<Record<string, End[]>> {
  const { side_bets: bets } = readSheet<{
    side_bets: readonly {
      readonly bet: string;
      readonly ways_to_deal_three_cards: number;
      readonly results: readonly {
        readonly result: string;
        readonly pays_hundredths: number;
        readonly ways: number;
      }[];
    }[];
  }>("vinte-e-um");
  const decks = 6;
  const suit = 13 * decks;
  const trips = 52 * choose(decks, 3);
  const straightFlush = 12 * 4 * decks ** 3;
  // A pair with any third card; three cards in any of six orders.
  const third = 52 * decks - 2;
  const closed: Readonly<Record<string, number>> = {
    perfectPair: 52 * decks * (decks - 1) * third,
    colouredPair: 52 * decks * decks * third,
    mixedPair: 52 * decks * 2 * decks * third,
    suitedTrips: 6 * trips,
    threeOfAKind: 6 * (13 * choose(4 * decks, 3) - trips),
    straightFlush: 6 * straightFlush,
    straight: 6 * (12 * (4 * decks) ** 3 - straightFlush),
    flush: 6 * (4 * choose(suit, 3) - trips - straightFlush),
  };
  return Object.fromEntries(
    bets.map(({ bet, results, ways_to_deal_three_cards: all }) => [
      bet,
      results.map(({ result, pays_hundredths: pays, ways }) => {
        const expected = closed[result];
        if (expected !== undefined && expected !== ways) throw new Error(`${bet}: ${result}`);
        return { win: pays / STAKE, chance: ways / all };
      }),
    ]),
  );
}

/** A single on the home side, over all fixtures of a season. */
export function auditLeague(): Audited {
  const { rules } = readSheet<{
    rules: {
      clubs: readonly { readonly id: string; readonly attack: number; readonly defence: number }[];
      goals_thousandths: Readonly<Record<"home" | "away", number>>;
      half_percent: readonly number[];
    };
  }>("liga-tucano");
  const goalsOf = (goals: number, attack: number, defence: number): number[] =>
    rules.half_percent
      .map((percent) => poisson(Math.floor((goals * attack * defence * percent) / 1e6) / 1_000))
      .reduce(together, [1]);
  const pairs = rules.clubs.flatMap((home) =>
    rules.clubs.filter((away) => away !== home).map((away) => [home, away] as const),
  );
  const ends = pairs.flatMap(([home, away]) => {
    const own = goalsOf(rules.goals_thousandths.home, home.attack, away.defence);
    const others = goalsOf(rules.goals_thousandths.away, away.attack, home.defence);
    let chance = 0;
    own.forEach((a, goals) => {
      others.slice(0, goals).forEach((b) => (chance += a * b));
    });
    const odds = Math.floor((1_000 * 0.981) / chance) / 1_000;
    return allOrNothing(chance, odds).map((end) => ({
      ...end,
      chance: end.chance / pairs.length,
    }));
  });
  return { ends, ways: [] };
}

function poisson(lambda: number): number[] {
  const parts: number[] = [];
  for (let goals = 0, part = 1; goals <= 7; goals += 1) {
    parts.push(part);
    part *= lambda / (goals + 1);
  }
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

/** The sum of two numbers of goals. */
function together(one: readonly number[], other: readonly number[]): number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0);
  one.forEach((a, i) => other.forEach((b, j) => (sums[i + j] = (sums[i + j] ?? 0) + a * b)));
  return sums;
}
