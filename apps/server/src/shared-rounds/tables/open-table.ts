/** Opening a table, and what anybody may ask about its rounds. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/games/shared-tables.ts";
import { definitionOf } from "@tucano/game-math/definitions/index.ts";
import { seedToHex } from "@tucano/game-math/provably-fair.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OpenContext } from "../../platform/http/types.ts";
import { pageOf } from "../../platform/paging.ts";
import { readBalance } from "../../platform/studio-answers.ts";
import { presentSaltEvent } from "../chains/announce.ts";
import { requireTable } from "../policy.ts";
import { presentBet, presentPast } from "../present.ts";
import { findRound, listEndedRounds, readChain } from "../repository.ts";
import { findAnnounced } from "../chains/repository-announced.ts";
import { findBet, listOwnBets } from "../bets/repository-bets.ts";
import type { Context, TableBet, TableRoundRow, TableSession } from "../types.ts";

export async function openTable(
  context: Context,
  input: InputOf<typeof contract.openTable>,
  request: OpenContext,
): Promise<DataOf<typeof contract.openTable>> {
  const game = requireTable(context, input.game);
  const { session, isNew } = await sessionFor(context, input.game, request);
  const { stakesCentavos, defaultStakeCentavos, maxStakeCentavos } = game.facts;
  const most = maxStakeCentavos ?? Math.max(...stakesCentavos);
  const { bettingMs, closedMs, showMs } = game.pace;
  return {
    session_token: isNew ? session.token : null,
    mode: session.mode,
    currency: session.mode === "demo" ? "XXX" : "BRL",
    language: session.language,
    balance: await readBalance(
      { ...context, wallet: context.players.wallet(session.mode) },
      session,
    ),
    stakes: stakesCentavos.map((stake) => formatWire(toCentavos(stake))),
    default_stake: formatWire(toCentavos(defaultStakeCentavos)),
    max_stake: formatWire(toCentavos(most)),
    is_stake_free: game.isStakeFree,
    bets_max: game.betsMax,
    game: sheetOfGame(game),
    pace: { betting_ms: bettingMs, closed_ms: closedMs, show_ms: showMs },
    has_chat: game.facts.type === "live" && (await context.isChatOpen()),
  };
}

/** Without a token, or with a demo's token for another game, a fresh demo is started. */
async function sessionFor(
  { players }: Context,
  game: string,
  request: OpenContext,
): Promise<{ session: TableSession; isNew: boolean }> {
  if (request.bearer !== null) {
    const session = await players.find(request.bearer);
    if (session === null) throw new DomainError("house_games.session_unknown");
    if (session.game === game) return { session, isNew: false };
    if (session.mode === "real") throw new DomainError("house_games.game_unknown");
  }
  return { session: await players.startDemo(game, request.lang), isNew: true };
}

export async function tableBets(
  context: Context,
  input: InputOf<typeof contract.tableBets>,
  bearer: string | null,
): Promise<DataOf<typeof contract.tableBets>> {
  const session = bearer === null ? null : await context.players.find(bearer);
  if (session === null) throw new DomainError("house_games.session_unknown");
  const { page, limit, offset } = pageOf(input);
  const { player, game } = session;
  const { rows, total } = await listOwnBets(context.db, { player, game, limit, offset });
  const list = rows.map(({ bet, number, result }) => ({
    ...presentBet(bet),
    number,
    result: result ?? null,
  }));
  return { list, total, page, limit };
}

const HISTORY_MAX = 100;

export async function tableHistory(
  context: Context,
  input: InputOf<typeof contract.tableHistory>,
): Promise<DataOf<typeof contract.tableHistory>> {
  const { facts } = requireTable(context, input.game);
  const limit = Math.min(HISTORY_MAX, Math.max(1, input.limit ?? HISTORY_MAX));
  const rounds = await listEndedRounds(context.db, facts.code, limit);
  return { list: rounds.map((round) => ({ ...presentPast(round), status: endOf(round) })) };
}

const endOf = ({ status }: TableRoundRow): "settled" | "void" =>
  status === "void" ? "void" : "settled";

interface Found {
  readonly round: TableRoundRow;
  /** The request, if it was a bet. */
  readonly bet: TableBet | null;
}

/** A player's records name a bet, the table's history names its round: both lead to the proof. */
async function findRoundOrBets({ db }: Context, id: string): Promise<Found | null> {
  const asked = await findRound(db, id);
  if (asked !== null) return { round: asked, bet: null };
  const bet = await findBet(db, id);
  const round = bet === null ? null : await findRound(db, bet.roundId);
  return round === null ? null : { round, bet };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function fairnessTableRound(
  context: Context,
  roundId: string,
): Promise<DataOf<typeof contract.fairnessTableRound>> {
  const { round = null, bet = null } =
    (UUID.test(roundId) ? await findRoundOrBets(context, roundId) : null) ?? {};
  const chain = round === null ? null : await readChain(context.db, round.chainId);
  const announced = round === null ? null : await findAnnounced(context.db, round.chainId);
  if (round === null || chain === null) throw new DomainError("house_games.round_unknown");
  const isOver = round.status === "decided" || round.status === "settled";
  return {
    round_id: round.id,
    game: round.game,
    definition_version: round.definitionVersion,
    number: round.number,
    status: isOver ? "settled" : round.status === "void" ? "void" : "open",
    commitment: round.commitment,
    server_seed: round.serverSeed ?? (await seedOfVoid(context, round)),
    client_seed: round.clientSeed,
    nonce: round.number,
    salt: chain.clientSeed,
    player_seeds: [...round.playerSeeds],
    chain: {
      head: chain.head,
      place: round.place,
      length: chain.length,
      published_at: toWireInstant(chain.publishedAt),
      salt_event: announced === null ? null : presentSaltEvent(announced),
    },
    result: round.result ?? null,
    growth_ppb: round.growthPpb,
    opened_at: toWireInstant(round.openedAt),
    ended_at: toWireInstant(round.endedAt),
    bet: bet === null ? null : presentBetOfProof(bet),
    definition: definitionOf(round.game, round.definitionVersion),
  };
}

/**
 * A round that was broken off shows what it would have been: whoever breaks rounds off because of
 * that is seen. Its place is used up, so nothing is ever drawn from this seed.
 */
async function seedOfVoid({ seeds }: Context, round: TableRoundRow): Promise<string | null> {
  return round.status === "void" ? seedToHex(await seeds.of(round)) : null;
}

/** How it was played and what it wins: neither who played nor for how much. */
function presentBetOfProof({ choice, cashedHundredths, winHundredths }: TableBet) {
  return { choice, cashed_hundredths: cashedHundredths, win_hundredths: winHundredths };
}
