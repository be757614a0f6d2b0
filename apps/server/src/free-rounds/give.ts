/** Giving free rounds: checked, taken from the budgets and told in one transaction, once. */
import { type Centavos, formatWire, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { dayOf } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { costOf, isStakeOffered } from "./policy.ts";
import { findGiven, insertGrant, type NewGrant, takeBudgets } from "./repository.ts";
import type { FreeGame, FreeRoundsDeps, FreeWish, GivenGrant } from "./types.ts";

export interface FreeContext extends FreeRoundsDeps {
  readonly newId: () => string;
}

/** All that holds the day's grants together. */
export const dayScope = (day: string): string => `day:${day}`;

/**
 * The same source and name again is the grant that was given. Throws what the wish asks too much
 * of: `free_rounds.not_offered`, `.game_not_offered`, `.stake_not_offered`, `.too_much`,
 * `.time_invalid`, `.budget_spent`, `.account_blocked`.
 */
export async function give(context: FreeContext, wish: FreeWish): Promise<GivenGrant> {
  const known = await findGiven(context.db, wish);
  if (known !== null) return known;
  const grant = await prepare(context, wish, await requireAllowed(context, wish));
  const given = await inTransaction(context.db, async (tx) => {
    const access = await context.ledger.overtake(tx, wish.memberId);
    if (access !== "active") throw new DomainError("free_rounds.account_blocked");
    if (await insertGrant(tx, grant)) {
      if (!(await takeBudgets(tx, grant.committed, grant.limits))) {
        throw new DomainError("free_rounds.budget_spent");
      }
      // A partner's rounds can be played once it knows of them: they are told then.
      if (!grant.isPartners) await context.tell(tx, wish.memberId, grant);
    }
    return findGiven(tx, wish);
  });
  if (given === null) throw new Error("A grant that was given is gone.");
  return given;
}

/** What can be said before anybody is named; a desk asks it before two people agree. */
export async function requireAllowed(
  context: FreeContext,
  wish: Pick<FreeWish, "gameIds" | "stake" | "rounds" | "endsAt" | "startsAt">,
): Promise<readonly FreeGame[]> {
  const [{ hasBonuses }, numbers] = await Promise.all([
    context.market.read("switches"),
    context.market.read("freeRounds"),
  ]);
  if (!hasBonuses) throw new DomainError("free_rounds.not_offered");
  const isMuch = wish.rounds > numbers.roundsMax || wish.stake > numbers.freeStakeMaxCentavos;
  if (isMuch) {
    throw new DomainError("free_rounds.too_much", {
      params: {
        rounds: numbers.roundsMax,
        stake: formatWire(toCentavos(numbers.freeStakeMaxCentavos)),
      },
    });
  }
  const startsAt = wish.startsAt ?? context.clock.now();
  if (wish.endsAt <= startsAt || wish.endsAt <= context.clock.now()) {
    throw new DomainError("free_rounds.time_invalid");
  }
  const games = await requireGames(context, wish.gameIds);
  if (!games.every((game) => isStakeOffered(game, wish.stake))) {
    throw new DomainError("free_rounds.stake_not_offered");
  }
  return games;
}

/** All of one studio; a partner is told of one game at a time. */
async function requireGames(
  { findGame, partners }: FreeContext,
  gameIds: readonly number[],
): Promise<readonly FreeGame[]> {
  const found = await Promise.all([...new Set(gameIds)].map((id) => findGame(id)));
  const games = found.filter((game) => game !== null);
  const [first] = games;
  const isOne = games.every(({ studio }) => studio === first?.studio);
  if (first === undefined || games.length < found.length || !isOne) {
    throw new DomainError("free_rounds.game_not_offered");
  }
  if (first.isPartners && (games.length > 1 || !(await partners.mayGrant(first.studio)))) {
    throw new DomainError("free_rounds.game_not_offered");
  }
  return games;
}

interface Prepared extends NewGrant {
  readonly limits: readonly { readonly scope: string; readonly most: Centavos }[];
}

async function prepare(
  context: FreeContext,
  wish: FreeWish,
  games: readonly FreeGame[],
): Promise<Prepared> {
  const [numbers, wagering] = await Promise.all([
    context.market.read("freeRounds"),
    context.market.read("wagering"),
  ]);
  const at = context.clock.now();
  const day = { scope: dayScope(dayOf(at)), most: toCentavos(numbers.budgetPerDayCentavos) };
  const limits = wish.budget === null ? [] : [wish.budget ?? day];
  const { memberId, source, sourceRef, stake, rounds, endsAt } = wish;
  return {
    memberId,
    source,
    sourceRef,
    stake,
    rounds,
    endsAt,
    at,
    limits,
    id: context.newId(),
    studio: games[0]?.studio ?? "",
    gameIds: games.map(({ gameId }) => gameId),
    used: 0,
    won: ZERO,
    startsAt: wish.startsAt ?? at,
    state: "active",
    terms: { ...numbers.winnings, bonusDays: wagering.bonusDays },
    scopes: limits.map(({ scope }) => scope),
    committed: costOf(wish),
    isPartners: games[0]?.isPartners ?? false,
  };
}
