/**
 * The wallet as one studio sees it. The same core serves the studio in process and over HTTP: it
 * takes the text of a request and gives back what goes over the wire.
 */
import type * as z from "zod/mini";
import type { MemberId } from "@tucano/contract/member-id.ts";
import {
  balanceRequest,
  betRequest,
  rollbackRequest,
  type StudioStatus,
  type StudioWallet,
  type UserInfoAnswer,
  userInfoRequest,
  type WalletAnswer,
  winRequest,
} from "@tucano/contract/studios/studio-wallet.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Game } from "../../catalog/index.ts";
import type { Ledger } from "../../ledger/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { dayOf } from "../../platform/days.ts";
import type { Db } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Metrics } from "../../platform/metrics.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Soon } from "../../platform/memory/soon.ts";
import type { Transaction } from "../commands.ts";
import type { RoundKind, RoundKinds } from "../round-kinds.ts";
import type { Gate } from "../sessions/gate.ts";
import { memberIdOf, sourceOf } from "../names.ts";
import { findRoundRefOf, readChange } from "./before-repository.ts";
import { closedBy, readJackpot } from "../studios/partner-policy.ts";
import type { Studios } from "../studios/studios.ts";
import type { PlayingMember } from "../types.ts";
import {
  CURRENCY,
  type MovementOutcome,
  statusOf,
  statusOnly,
  type Who,
  withBalance,
  withoutBalance,
} from "./wallet-answers.ts";
import { parseRequest } from "./wallet-request.ts";

export type WalletOperation = keyof StudioWallet;

/** Answers a request's text. Throws DomainError when the money core cannot take it just now. */
export type WalletCore = (
  studio: string,
  operation: WalletOperation,
  text: string,
) => Promise<WalletAnswer | UserInfoAnswer>;

export interface WalletCoreDeps {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly kinds: RoundKinds;
  readonly metrics: Pick<Metrics, "counters">;
  readonly gate: Gate;
  readonly studios: Studios;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly findMember: (memberId: MemberId) => Promise<PlayingMember | null>;
  /** The most that may be staked at once while a bonus is being played; from memory. */
  readonly bonusStakeMax: () => Soon<Centavos>;
  /** The market has free rounds; from memory. */
  readonly areFreeRoundsOffered: () => Soon<boolean>;
  /** The least between two rounds of one player, where the studio is not the one to keep it. */
  readonly minRoundMsOf: (studio: string, game: Game) => number;
}

/** What is noted of a free bet that says nothing of where it comes from. */
const UNNAMED_REWARD = "free";

/** The core's own deps, and what it counts. */
interface Core extends WalletCoreDeps {
  readonly freeBets: ReturnType<Metrics["counters"]>;
}

export function createWalletCore(given: WalletCoreDeps): WalletCore {
  const freeBets = given.metrics.counters({
    name: "tucano_rounds_free_bets_total",
    help: "Bets that cost the player nothing: within a grant of ours, or of the studio's own.",
    label: "grant",
  });
  const deps: Core = { ...given, freeBets };
  const operations = {
    userInfo: createOperation(userInfoRequest, (studio, request) =>
      userInfo(deps, studio, request),
    ),
    balance: createOperation(balanceRequest, (studio, request) => balance(deps, studio, request)),
    bet: createOperation(betRequest, (studio, request) => bet(deps, studio, request)),
    win: createOperation(winRequest, (studio, request) => winMoney(deps, studio, request)),
    rollback: createOperation(rollbackRequest, (studio, request) =>
      rollback(deps, studio, request),
    ),
  } satisfies Record<WalletOperation, unknown>;
  return (studio, operation, text) => operations[operation](studio, text);
}

/**
 * In process: the request becomes the JSON that would go over the wire, and is read as such. What
 * would be HTTP 503 is a rejected promise: no answer, so the studio tries again.
 */
export function createStudioWallet(core: WalletCore, studio: string): StudioWallet {
  const call = async (operation: WalletOperation, request: unknown): Promise<WalletAnswer> => {
    let text: string | undefined;
    try {
      text = JSON.stringify(request);
    } catch {
      text = undefined;
    }
    return text === undefined ? { status: "RS_ERROR_WRONG_SYNTAX" } : core(studio, operation, text);
  };
  return {
    userInfo: (request) => call("userInfo", request),
    balance: (request) => call("balance", request),
    bet: (request) => call("bet", request),
    win: (request) => call("win", request),
    rollback: (request) => call("rollback", request),
  };
}

function createOperation<Schema extends z.ZodMiniType<{ user: string; request_uuid: string }>>(
  schema: Schema,
  answer: (studio: string, request: z.output<Schema>) => Promise<WalletAnswer>,
) {
  return async (studio: string, text: string): Promise<WalletAnswer> => {
    const parsed = parseRequest(schema, text);
    if (parsed.status === null) return answer(studio, parsed.request);
    const { status, requestUuid } = parsed;
    return requestUuid === null ? { status } : { status, request_uuid: requestUuid };
  };
}

async function userInfo(
  deps: WalletCoreDeps,
  studio: string,
  request: z.infer<typeof userInfoRequest>,
): Promise<UserInfoAnswer> {
  if (!(await deps.gate.isActive(studio))) return statusOnly("RS_ERROR_INVALID_PARTNER", request);
  const memberId = memberIdOf(request.user);
  const member = memberId === null ? null : await deps.findMember(memberId);
  if (member === null) return statusOnly("RS_ERROR_INVALID_TOKEN", request);
  return {
    ...statusOnly("RS_OK", request),
    country: "BR",
    jurisdiction: "BR",
    currency: CURRENCY,
    registration_date: dayOf(member.createdAt),
    tags: [`vip-${member.level}`],
  };
}

async function balance(
  deps: WalletCoreDeps,
  studio: string,
  request: z.infer<typeof balanceRequest>,
): Promise<WalletAnswer> {
  const memberId = memberIdOf(request.user);
  if (memberId === null) return statusOnly("RS_ERROR_INVALID_TOKEN", request);
  const game = await deps.gate.findGame(studio, request.game_code);
  if (game === null) return statusOnly("RS_ERROR_INVALID_GAME", request);
  const { refusal } = await deps.gate.look({ studio, memberId, game, token: request.token });
  if (refusal !== null) return statusOnly(refusal, request);
  return withBalance("RS_OK", request, await readMoney(deps, memberId, studio));
}

async function readMoney({ db, ledger }: WalletCoreDeps, memberId: MemberId, studio: string) {
  const [wallet, change] = await Promise.all([
    ledger.readWallet(memberId),
    readChange(db, memberId, studio),
  ]);
  return { ...wallet, change };
}

type MovementRequest =
  | z.infer<typeof betRequest>
  | z.infer<typeof winRequest>
  | z.infer<typeof rollbackRequest>;

/** What every transaction must name: a member, a game and the wallet's currency. */
async function locate(
  deps: WalletCoreDeps,
  studio: string,
  request: MovementRequest,
): Promise<{ memberId: MemberId; game: Game } | StudioStatus> {
  const memberId = memberIdOf(request.user);
  if (memberId === null) return "RS_ERROR_INVALID_TOKEN";
  const game = await deps.gate.findGame(studio, request.game_code);
  if (game === null) return "RS_ERROR_INVALID_GAME";
  // A rollback may leave it out: it undoes what was in the wallet's currency.
  const isOurs = (request.currency ?? CURRENCY) === CURRENCY;
  return isOurs ? { memberId, game } : "RS_ERROR_WRONG_CURRENCY";
}

/** What the transaction's id is bound to. A retry may change the rest. */
function payloadOf(request: MovementRequest) {
  return {
    user: request.user,
    round: request.round ?? null,
    currency: request.currency ?? null,
    game: request.game_code,
    amount: "amount" in request ? request.amount : null,
    reference:
      "reference_transaction_uuid" in request
        ? request.reference_transaction_uuid.toLowerCase()
        : null,
  };
}

function transactionOf(deps: WalletCoreDeps, studio: string, request: MovementRequest) {
  return {
    studio,
    transactionUuid: request.transaction_uuid.toLowerCase(),
    at: deps.clock.now(),
  };
}

async function bet(
  deps: Core,
  studio: string,
  request: z.infer<typeof betRequest>,
): Promise<WalletAnswer> {
  const found = await locate(deps, studio, request);
  if (typeof found === "string") return statusOnly(found, request);
  const { memberId, game } = found;
  const { token } = request;
  const { refusal, session } = await deps.gate.look({ studio, memberId, game, token });
  const isPromo = request.is_supplier_promo === true && request.amount === 0;
  const transaction = transactionOf(deps, studio, request);
  const reward = rewardOf(request);
  const closed = closedBy(game.stoppedModes, { mode: request.mode, isFree: reward !== null });
  const outcome = await execute(deps, request, deps.kinds.bet, memberId, {
    ...transaction,
    roundRef: request.round ?? transaction.transactionUuid,
    units: reward === null ? request.amount : 0,
    reward,
    nominalUnits: reward === null ? 0 : request.amount,
    isFreeOffered: await deps.areFreeRoundsOffered(),
    closes: request.round_closed ?? false,
    jackpot: readJackpot(request, { said: request.jackpot_contribution, most: request.amount }),
    game: {
      gameId: game.id,
      gameCode: game.code,
      gameType: game.gameType,
      brandCode: game.brandCode,
    },
    turnoverWeightPercent: Math.min(
      game.turnoverWeightPercent,
      request.turnover_percent ?? game.turnoverWeightPercent,
    ),
    bonusStakeMax: await deps.bonusStakeMax(),
    // The prize was won while its token was good: that there is such a token is enough.
    gate:
      isPromo && refusal === "RS_ERROR_TOKEN_EXPIRED"
        ? null
        : (refusal ?? (closed === "bet" ? "RS_ERROR_INVALID_GAME" : null)),
    stakeMin: game.ownMinBetCentavos,
    stakeMax: game.maxBetCentavos,
    isClosedToNewRounds: (game.status !== "live" || closed === "new rounds") && !isPromo,
    minRoundMs: isPromo ? 0 : deps.minRoundMsOf(studio, game),
  });
  const done = outcome.outcome;
  if (done?.status === "applied" && session !== null) deps.gate.touch(session);
  if (done?.status === "applied" && reward !== null && !done.replayed) {
    deps.freeBets.inc(done.effect?.free == null ? "none" : "ours");
  }
  return answerOf(deps, memberId, request, outcome);
}

/** Who pays for a bet that costs the player nothing; null: the player pays. */
function rewardOf(request: z.infer<typeof betRequest>): string | null {
  if (request.is_free !== true && (request.reward_uuid ?? null) === null) return null;
  return request.reward_uuid ?? UNNAMED_REWARD;
}

async function winMoney(
  deps: WalletCoreDeps,
  studio: string,
  request: z.infer<typeof winRequest>,
): Promise<WalletAnswer> {
  const found = await locate(deps, studio, request);
  if (typeof found === "string") return statusOnly(found, request);
  const { memberId } = found;
  const referenceUuid = request.reference_transaction_uuid.toLowerCase();
  // Not stored: the bet may still be on its way, and then the win's retry must find it. A credit
  // refused for good would be the player's loss.
  const reference = { memberId, studio, transactionUuid: referenceUuid };
  const roundRef = await findRoundRefOf(deps.db, reference);
  if (roundRef === null) return statusOnly("RS_ERROR_TRANSACTION_DOES_NOT_EXIST", request);
  const partner = await deps.studios.find(studio);
  const outcome = await execute(deps, request, deps.kinds.win, memberId, {
    ...transactionOf(deps, studio, request),
    roundRef: request.round ?? roundRef,
    units: request.amount,
    // A bet without a round is one of its own, and has one result.
    closes: request.round_closed ?? roundRef === referenceUuid,
    referenceUuid,
    jackpot: readJackpot(request, { said: request.jackpot_win, most: request.amount }),
    afterRollback: partner?.winAfterRollback ?? "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  });
  return answerOf(deps, memberId, request, outcome);
}

async function rollback(
  deps: WalletCoreDeps,
  studio: string,
  request: z.infer<typeof rollbackRequest>,
): Promise<WalletAnswer> {
  const found = await locate(deps, studio, request);
  if (typeof found === "string") return statusOnly(found, request);
  const { memberId } = found;
  const transaction = transactionOf(deps, studio, request);
  const referenceUuid = request.reference_transaction_uuid.toLowerCase();
  if (referenceUuid === transaction.transactionUuid) {
    return statusOnly("RS_ERROR_WRONG_TYPES", request);
  }
  const roundRef =
    request.round ??
    (await findRoundRefOf(deps.db, { memberId, studio, transactionUuid: referenceUuid }));
  const input = { ...transaction, roundRef, referenceUuid };
  const outcome = await execute(deps, request, deps.kinds.rollback, memberId, input, referenceUuid);
  return answerOf(deps, memberId, request, outcome);
}

interface Executed {
  /** Null: there is no such member. */
  readonly outcome: MovementOutcome | null;
  readonly studio: string;
}

async function execute<Input extends Transaction>(
  deps: WalletCoreDeps,
  request: MovementRequest,
  kind: RoundKind<Input>,
  memberId: MemberId,
  input: Input,
  cancels: string | null = null,
): Promise<Executed> {
  try {
    const outcome = await deps.ledger.execute(kind, {
      memberId,
      source: sourceOf(input.studio),
      externalId: input.transactionUuid,
      ...(cancels === null ? {} : { cancels: [cancels] }),
      payload: payloadOf(request),
      input,
    });
    warnOfShortfall(deps, request, outcome);
    return { outcome, studio: input.studio };
  } catch (error) {
    if (error instanceof DomainError && error.code === "common.not_found") {
      return { outcome: null, studio: input.studio };
    }
    throw error;
  }
}

function warnOfShortfall(
  { logger }: WalletCoreDeps,
  { user, round }: MovementRequest,
  outcome: MovementOutcome,
): void {
  if (outcome.status !== "applied" || outcome.replayed) return;
  const shortfallCentavos = outcome.answer.shortfallCentavos ?? 0;
  if (shortfallCentavos === 0) return;
  logger.warn(
    { user, round, shortfallCentavos },
    "a win was rolled back that is partly spent: the house bears the rest",
  );
}

async function answerOf(
  deps: WalletCoreDeps,
  memberId: MemberId,
  request: Who,
  { outcome, studio }: Executed,
): Promise<WalletAnswer> {
  if (outcome === null) return statusOnly("RS_ERROR_INVALID_TOKEN", request);
  if (outcome.status === "conflict") {
    const money = await readMoney(deps, memberId, studio);
    return withBalance("RS_ERROR_DUPLICATE_TRANSACTION", request, money);
  }
  const status = statusOf(outcome);
  if (withoutBalance.has(status)) return statusOnly(status, request);
  const fresh = outcome.status === "applied" ? outcome.effect : null;
  const change = fresh?.change.after ?? (await readChange(deps.db, memberId, studio));
  return withBalance(status, request, { ...outcome.wallet, change });
}
