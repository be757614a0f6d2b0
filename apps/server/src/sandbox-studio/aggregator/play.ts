/** Rounds of the sandbox studio: drawn here, paid for and paid out by the operator's wallet. */
import { generateKeyPairSync } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, createCaller, type Fields, type Operation } from "../conformance/caller.ts";
import { findGame, prizeOf, type SandboxGame } from "./games.ts";
import {
  find,
  list,
  put,
  type Reward,
  type Session,
  type Transaction,
} from "./records-repository.ts";
import type { Studio } from "./studio.ts";

const THOUSAND = 1_000;
const HUNDRED = 100;
const LATE_MS = 1_000;
const ATTEMPTS = 3;
const ATTEMPT_PAUSE_MS = 100;
/** A bet that ended like this took nothing, and needs no rollback. */
const CERTAINLY_REFUSED = ["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"];
const NOBODY = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

export interface Played {
  readonly status: string;
  readonly winUnits: number;
  /** Null: not known. */
  readonly balanceUnits: number | null;
  readonly freeBetsLeft: number;
}

interface Table {
  readonly studio: Studio;
  readonly session: Session;
  readonly game: SandboxGame;
}

export async function playRound(studio: Studio, sessionId: string, stake: number): Promise<Played> {
  const session = await find(studio.db, "session", sessionId);
  const game = session === null ? null : findGame(session.game);
  if (session === null || game === null) return refused("RS_ERROR_INVALID_TOKEN");
  const table = { studio, session, game };
  if (session.seat === null) return playDemo(table, sessionId, stake);
  const reward = await activeReward(studio, session);
  return reward === null ? playReal(table, stake) : playFree(table, reward);
}

const refused = (status: string): Played => ({
  status,
  winUnits: 0,
  balanceUnits: null,
  freeBetsLeft: 0,
});

const drawFor = ({ studio, game }: Table, stake: number): number =>
  Math.trunc((stake * prizeOf(game, studio.random.integer(THOUSAND))) / HUNDRED);

async function playDemo(table: Table, sessionId: string, stake: number): Promise<Played> {
  const { studio, session } = table;
  if (session.demoUnits < stake) return refused("RS_ERROR_NOT_ENOUGH_MONEY");
  const winUnits = drawFor(table, stake);
  const demoUnits = session.demoUnits - stake + winUnits;
  const body = { ...session, demoUnits };
  await put(studio.db, "session", { id: sessionId, at: studio.clock.now(), body });
  return { status: "RS_OK", winUnits, balanceUnits: demoUnits, freeBetsLeft: 0 };
}

async function playReal(table: Table, stake: number): Promise<Played> {
  const round = table.studio.random.uuid();
  return settle(table, { round, stake, bet: { amount: stake }, kinds: ["TK_BET", "TK_WIN"] });
}

/** The studio pays the stake: the wallet hears of zero, or of what it would have been. */
async function playFree(table: Table, reward: Reward): Promise<Played> {
  const { studio } = table;
  const amount = studio.isOn("nominal-free-bets") ? reward.bet_value : 0;
  const bet = { amount, is_free: true, reward_uuid: reward.reward_uuid };
  const round = studio.random.uuid();
  const kinds = ["TK_FREE_BET", "TK_FREE_WIN"] as const;
  const played = await settle(table, { round, stake: reward.bet_value, bet, kinds });
  if (played.status !== "RS_OK") return played;
  const used = reward.used + 1;
  const status = used < reward.bet_count ? "FRS_ACTIVE" : "FRS_FINISHED";
  const at = studio.clock.now();
  const body = { ...reward, used, status };
  await put(studio.db, "reward", { id: reward.reward_uuid, at, body });
  return { ...played, freeBetsLeft: reward.bet_count - used };
}

export async function activeReward(studio: Studio, session: Session): Promise<Reward | null> {
  const now = studio.clock.now().toISOString();
  const rewards = await list(studio.db, "reward");
  const isOpen = (one: Reward) =>
    ["FRS_NEW", "FRS_ACTIVE"].includes(one.status) &&
    (one.start_time ?? now) <= now &&
    (one.end_time ?? now) >= now;
  const isTheirs = (one: Reward) =>
    one.user === session.seat?.user && one.game_code === session.game;
  return rewards.find((one) => isTheirs(one) && isOpen(one)) ?? null;
}

interface Round {
  readonly round: string;
  readonly stake: number;
  readonly bet: Fields & { readonly amount: number };
  readonly kinds: readonly [bet: string, win: string];
}

async function settle(table: Table, { round, stake, bet, kinds }: Round): Promise<Played> {
  const { studio } = table;
  const betUuid = studio.random.uuid();
  const winUuid = studio.random.uuid();
  const winUnits = drawFor(table, stake);
  const jackpot = jackpotOf(table.game, { stake: bet.amount, winUnits });
  const win = { amount: winUnits, reference_transaction_uuid: betUuid, round_closed: true };
  const rest = { ...bet, ...win, ...jackpot.win, round, transaction_uuid: winUuid };
  if (studio.isOn("out-of-order")) await send(table, "win", rest);
  const taken = await send(table, "bet", {
    ...bet,
    ...jackpot.bet,
    round,
    transaction_uuid: betUuid,
  });
  const status = typeof taken.status === "string" ? taken.status : "NO_ANSWER";
  const listed = { round, user: table.session.seat?.user ?? "", game_code: table.game.code };
  const isTaken = status === "RS_OK";
  await note(studio, {
    ...listed,
    transaction_uuid: betUuid,
    kind: kinds[0],
    amount: bet.amount,
    transaction_status: isTaken ? "TS_SUCCESS" : "TS_DECLINED",
    reference_transaction_uuid: null,
  });
  if (!isTaken) {
    if (!CERTAINLY_REFUSED.includes(status)) await undo(table, { round, betUuid });
    return refused(status);
  }
  const paid = await pay(table, rest);
  await note(studio, {
    ...listed,
    transaction_uuid: winUuid,
    kind: kinds[1],
    amount: winUnits,
    transaction_status: "TS_SUCCESS",
    reference_transaction_uuid: betUuid,
  });
  const balance = paid?.balance ?? taken.balance;
  return {
    status,
    winUnits,
    balanceUnits: typeof balance === "number" ? balance : null,
    freeBetsLeft: 0,
  };
}

/** What the wallet is told of it: the money is in stake and win. */
function jackpotOf(
  { jackpot }: SandboxGame,
  { stake, winUnits }: { readonly stake: number; readonly winUnits: number },
): { readonly bet: Fields; readonly win: Fields } {
  if (jackpot === undefined) return { bet: {}, win: {} };
  const jackpot_contribution = Math.trunc((stake * jackpot.thousandths) / THOUSAND);
  const jackpot_id = jackpot.name;
  return { bet: { jackpot_contribution, jackpot_id }, win: { jackpot_win: winUnits, jackpot_id } };
}

/** Null: it is on its way, or never will be. */
async function pay(table: Table, win: Fields): Promise<Answer | null> {
  const { studio } = table;
  if (studio.isOn("lost-wins")) return null;
  if (!studio.isOn("late")) return send(table, "win", win);
  void pause(LATE_MS, undefined, { ref: false })
    .then(() => send(table, "win", win))
    .catch((error: unknown) => studio.logger.warn({ err: error }, "A late win was not taken."));
  return null;
}

async function undo(table: Table, of: { round: string; betUuid: string }): Promise<void> {
  const { round, betUuid: reference_transaction_uuid } = of;
  const transaction_uuid = table.studio.random.uuid();
  await send(table, "rollback", { round, reference_transaction_uuid, transaction_uuid });
}

/** With the same ids until it is answered, three times at most. */
async function send(table: Table, operation: Operation, fields: Fields): Promise<Answer> {
  const { studio, session, game } = table;
  const wallet = {
    url: `${studio.houseUrl()}/wallet/v1`,
    privateKey: await studio.key(),
    game: game.code,
    ...(session.seat ?? { user: "", token: "" }),
    currency: "BRL",
    stake: 0,
    least: 1,
    winAfterRollback: "",
  };
  const caller = createCaller(wallet);
  const request = {
    user: wallet.user,
    token: wallet.token,
    game_code: game.code,
    request_uuid: studio.random.uuid(),
    supplier_transaction_id: studio.random.uuid(),
    ...(operation === "rollback" ? {} : { currency: "BRL" }),
    round_closed: null,
    supplier_user: null,
    meta: null,
    ...fields,
  };
  if (studio.isOn("wrong-signatures")) {
    await createCaller({ ...wallet, privateKey: NOBODY }).call(operation, request);
  }
  const once = () => caller.call(operation, request);
  if (studio.isOn("repeats")) void Promise.allSettled([once(), once()]);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await once();
      if (answer.http === 200 || attempt === ATTEMPTS) return answer;
    } catch (error) {
      if (attempt === ATTEMPTS) {
        studio.logger.warn({ err: error }, "The operator's wallet gave no answer.");
        return { http: 0 };
      }
    }
    await pause(ATTEMPT_PAUSE_MS);
  }
}

type Noted = Omit<Transaction, "currency" | "inserted_at">;

async function note(studio: Studio, transaction: Noted): Promise<void> {
  if (studio.isOn("lost-bets") && transaction.kind === "TK_BET") return;
  const at = studio.clock.now();
  const amount = transaction.amount + (studio.isOn("other-amounts") ? 1 : 0);
  const inserted_at = at.toISOString().slice(0, 19);
  const body = { ...transaction, amount, currency: "BRL", inserted_at };
  await put(studio.db, "transaction", { id: transaction.transaction_uuid, at, body });
}
