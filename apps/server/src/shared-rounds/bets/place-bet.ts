/** A bet: reserved before money moves, in the round that takes bets just now. */
import { type Centavos, formatWire, multiplyFloor } from "@tucano/contract/money.ts";
import { fits } from "@tucano/game-math/games/forms.ts";
import {
  creditCentavos,
  MAX_AMOUNT_CENTAVOS,
  type StudioStatus,
  unitsOf,
} from "@tucano/contract/studios/studio-wallet.ts";
import type { CrashBet } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import { figuresOf } from "@tucano/game-math/games/catalogue.ts";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import { type SharedBet, turnoverPercentBeside } from "@tucano/game-math/risk/turnover.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { afterBet, errorOf } from "../../platform/studio-answers.ts";
import { ask, endVoid, giveBack, movementOf } from "./end-bet.ts";
import { largestStake, stakeOf } from "../policy.ts";
import { holdRound } from "../repository.ts";
import {
  findBetByKey,
  insertBet,
  listOwnBetsBefore,
  lockOwnBets,
  markStaked,
} from "./repository-bets.ts";
import type { Context, Ended, TableBet, TableSession } from "../types.ts";

export interface BetWish {
  readonly betKey: string;
  readonly roundId: string;
  readonly unit: Centavos;
  readonly choice: unknown;
  /** Made by the player's own side: a part of the round's draw. */
  readonly clientSeed: string;
}

export async function placeBet(
  context: Context,
  session: TableSession,
  game: SharedGame,
  wish: BetWish,
): Promise<Ended> {
  const choice = wish.choice ?? {};
  const bet = fits("bet", game.facts.code, choice) ? game.readBet(choice) : null;
  if (bet === null) throw new DomainError("house_games.choice_not_offered");
  const units = game.unitsOf(bet);
  if (!isStakeOffered(game, wish.unit, units)) {
    throw new DomainError("house_games.stake_not_offered");
  }
  requirePayable(game, { bet, units, stake: multiplyFloor(wish.unit, units, 1) });
  const known = await findBetByKey(context.db, session.player, wish.betKey);
  if (known !== null) return answerAgain(context, session, wish, known);
  const reserved = await inTransaction(context.db, (tx) =>
    reserve(context, tx, { session, game, wish, units, choice: bet }),
  );
  return takeStake(context, reserved);
}

function requirePayable(
  game: SharedGame,
  of: { readonly bet: unknown; readonly units: number; readonly stake: Centavos },
): void {
  const mostHundredths =
    game.mostHundredthsOf?.(of.bet) ?? figuresOf(game).maxWinMultiplier * 100 * of.units;
  const largest = largestStake({ mostHundredths, units: of.units });
  if (of.stake <= largest) return;
  throw new DomainError("shared_rounds.win_too_high", {
    params: { max: formatWire(largest), win: formatWire(MAX_AMOUNT_CENTAVOS) },
  });
}

export function isStakeOffered(game: SharedGame, unit: number, units: number): boolean {
  const { stakesCentavos, maxStakeCentavos } = game.facts;
  const [least, most] = [Math.min(...stakesCentavos), Math.max(...stakesCentavos)];
  const isUnit = game.isStakeFree ? unit >= least && unit <= most : stakesCentavos.includes(unit);
  return isUnit && unit * units <= (maxStakeCentavos ?? most);
}

/** The same key: the same bet, whatever its state. Another stake is another request. */
async function answerAgain(
  context: Context,
  session: TableSession,
  wish: BetWish,
  bet: TableBet,
): Promise<Ended> {
  const isSame = bet.unit === wish.unit && bet.roundId === wish.roundId;
  if (!isSame || bet.game !== session.game) throw new DomainError("common.idempotency_conflict");
  if (bet.status === "pending") return takeStake(context, bet);
  if (bet.status === "void") throw new DomainError(errorOf(bet.refusal ?? "RS_ERROR_UNKNOWN"));
  return { bet, balance: null };
}

interface Reservation {
  readonly session: TableSession;
  readonly game: SharedGame;
  readonly wish: BetWish;
  readonly units: number;
  readonly choice: unknown;
}

async function reserve(
  context: Context,
  tx: Tx,
  { session, game, wish, units, choice }: Reservation,
): Promise<TableBet> {
  // Held: it cannot be closed before this bet is written.
  const round = await holdRound(tx, wish.roundId);
  const now = context.clock.now();
  const isOpen =
    round !== null &&
    round.game === session.game &&
    round.status === "betting" &&
    now < round.bettingEndsAt &&
    (game.isBetOn?.(choice, round.number) ?? true);
  if (!isOpen) throw new DomainError("shared_rounds.betting_closed");
  if (game.isBetOn !== undefined && !game.isBetOn(choice, round.number)) {
    throw new DomainError("house_games.choice_not_offered");
  }
  const count = await lockOwnBets(tx, session.player, round.id);
  if (count >= game.betsMax) throw new DomainError("shared_rounds.too_many_bets");
  const { random } = context;
  const bet: TableBet = {
    id: random.uuid(),
    roundId: round.id,
    game: session.game,
    player: session.player,
    mode: session.mode,
    token: session.token,
    betKey: wish.betKey,
    unit: wish.unit,
    units,
    choice,
    clientSeed: wish.clientSeed,
    autoHundredths: game.kind === "flight" ? (choice as CrashBet).autoHundredths : null,
    betUuid: random.uuid(),
    winUuid: random.uuid(),
    rollbackUuid: random.uuid(),
    status: "pending",
    cashedHundredths: null,
    winHundredths: null,
    win: null,
    refusal: null,
    placedAt: now,
  };
  await insertBet(tx, bet);
  return bet;
}

const laidBy = ({ choice, unit }: TableBet): SharedBet => ({ choice, unitCentavos: unit });

async function takeStake(context: Context, bet: TableBet): Promise<Ended> {
  const before = await listOwnBetsBefore(context.db, bet);
  const turnover_percent = turnoverPercentBeside(bet.game, laidBy(bet), before.map(laidBy));
  const answer = await ask(context, bet, (wallet) =>
    wallet.bet({
      ...movementOf(context, bet),
      transaction_uuid: bet.betUuid,
      round_closed: false,
      amount: unitsOf(stakeOf(bet)),
      turnover_percent,
    }),
  );
  switch (afterBet(answer.status)) {
    case "go on":
      return bookStake(context, bet, answer.balance);
    case "void":
      await endVoid(context, bet, answer.status, null);
      throw refusal(answer.status);
    case "undo":
      await giveBack(context, bet, answer.status);
      throw refusal(answer.status);
    case "ask again":
      throw new DomainError("house_games.wallet_unavailable");
  }
}

const refusal = (status: StudioStatus): DomainError => new DomainError(errorOf(status));

/** The wallet may have taken so long that the round has moved on: then the stake is returned. */
async function bookStake(
  context: Context,
  bet: TableBet,
  balance: number | undefined,
): Promise<Ended> {
  const isIn = await inTransaction(context.db, async (tx) => {
    const round = await holdRound(tx, bet.roundId);
    const isOpen = round?.status === "betting" || round?.status === "closed";
    return isOpen && (await markStaked(tx, bet.id));
  });
  if (!isIn) {
    const now = await findBetByKey(context.db, bet.player, bet.betKey);
    // Another call with the same key has booked it meanwhile.
    if (now?.status === "staked" || now?.status === "settled") return { bet: now, balance: null };
    await giveBack(context, bet, null);
    throw new DomainError("shared_rounds.betting_closed");
  }
  context.onRound(bet.game);
  return {
    bet: { ...bet, status: "staked" },
    balance: balance === undefined ? null : creditCentavos(balance),
  };
}
