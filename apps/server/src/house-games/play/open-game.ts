/** Opening a game: what the client needs to draw it, and a round it may have to show first. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { HouseGame } from "@tucano/game-math/engine.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OpenContext } from "../../platform/http/types.ts";
import { readBalance } from "../../platform/studio-answers.ts";
import { findPending } from "../repository.ts";
import { readFairness } from "../seeds/seeds.ts";
import { carryOn } from "./play-round.ts";
import { requireGame, requireSession, startDemo } from "../sessions/sessions.ts";
import { currencyOf, walletOf } from "../settlement/settle-round.ts";
import { presentStepped } from "../steps/steps.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { Context, PlaySession } from "../types.ts";
import { freeStakesOf } from "./free-stakes.ts";
import { unseenRound } from "./unseen.ts";
import { maxStakeOf, minRoundMsOf } from "./wager.ts";

export async function openGame(
  context: Context,
  input: InputOf<typeof contract.openGame>,
  request: OpenContext,
): Promise<DataOf<typeof contract.openGame>> {
  const game = requireGame(input.game);
  const { session, isNew } = await sessionFor(context, input.game, request);
  const open = await openRound(context, session);
  const rules = await context.playRules();
  return {
    session_token: isNew ? session.token : null,
    mode: session.mode,
    currency: currencyOf(session.mode),
    language: session.language,
    balance: await readBalance({ ...context, wallet: walletOf(context, session.mode) }, session),
    ...(await stakesOf(context, game)),
    game: sheetOfGame(game),
    fairness: await readFairness(context, session),
    market: {
      min_round_ms: minRoundMsOf(game, rules),
      autoplay: rules.mayAutoplay,
      turbo: rules.mayTurbo,
      buy_feature: rules.mayBuyFeature,
    },
    unfinished_round: open === null ? await unseenRound(context, session) : null,
    open_round: open,
    free_rounds: await freeOffers(context, session),
    ...(await jackpotsIn(context, session)),
  };
}

async function jackpotsIn(context: Context, { game, mode }: PlaySession) {
  const { jackpots } = context;
  const beside = mode === "real" ? ((await jackpots?.besideOf(game)) ?? null) : null;
  return beside === null ? {} : { jackpots: beside };
}

/** Only where such a round can be played: with real money, and over at once. */
async function freeOffers(
  { freeRounds }: Context,
  { player, game, mode }: PlaySession,
): Promise<DataOf<typeof contract.openGame>["free_rounds"]> {
  if (freeRounds === undefined || mode !== "real" || freeStakesOf(game) === null) return [];
  return (await freeRounds(player, game)).map((grant) => ({
    grant_id: grant.id,
    stake: formatWire(grant.stake),
    rounds: grant.rounds,
    left: grant.rounds - grant.used,
    ends_at: toWireInstant(grant.endsAt),
    terms: { pocket: grant.terms.pocket, turnover_multiple: grant.terms.turnoverMultiple },
  }));
}

/** Only what would be taken: operators may have drawn the limits closer than the mathematics. */
async function stakesOf(context: Context, { facts }: HouseGame) {
  const limits = (await context.stakeLimits?.(facts.code)) ?? null;
  const most = Math.min(maxStakeOf(facts), limits?.most ?? Infinity);
  const least = limits?.least ?? 0;
  const within = facts.stakesCentavos.filter((stake) => stake >= least && stake <= most);
  const stakes = within.length > 0 ? within : facts.stakesCentavos;
  const usual = facts.defaultStakeCentavos;
  const first = stakes.includes(usual) ? usual : (stakes[0] ?? usual);
  return {
    stakes: stakes.map((stake) => formatWire(toCentavos(stake))),
    default_stake: formatWire(toCentavos(first)),
    max_stake: formatWire(toCentavos(most)),
  };
}

/** What was interrupted is carried on; a round of several steps may then wait for its player. */
async function openRound(context: Context, session: PlaySession) {
  for (const pending of await findPending(context.db, session.player, session.game)) {
    const round = await carryOn(context, pending);
    if (round.status === "pending") return presentStepped(context, round);
  }
  return null;
}

/** Without a token, or with a demo's token for another game, a fresh demo is started. */
async function sessionFor(
  context: Context,
  game: string,
  request: OpenContext,
): Promise<{ session: PlaySession; isNew: boolean }> {
  if (request.bearer !== null) {
    const session = await requireSession(context, request.bearer);
    if (session.game === game) return { session, isNew: false };
    if (session.mode === "real") throw new DomainError("house_games.game_unknown");
  }
  return { session: await startDemo(context, game, request.lang), isNew: true };
}
