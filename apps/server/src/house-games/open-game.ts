/** Opening a game: what the client needs to draw it, and a round it may have to show first. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/house-games.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { creditCentavos } from "@tucano/contract/studio-wallet.ts";
import { sheetOf } from "@tucano/game-math/sheet.ts";
import { DomainError } from "../platform/errors.ts";
import type { OpenContext } from "../platform/http/types.ts";
import { afterBet, errorOf } from "./policy.ts";
import { findPending } from "./repository.ts";
import { readFairness } from "./seeds.ts";
import { requireSession, requireSlot, startDemo } from "./sessions.ts";
import { currencyOf, settleRound, walletOf } from "./settle-round.ts";
import type { Context, PlaySession } from "./types.ts";
import { unseenRound } from "./unseen.ts";

export async function openGame(
  context: Context,
  input: InputOf<typeof contract.openGame>,
  request: OpenContext,
): Promise<DataOf<typeof contract.openGame>> {
  const slot = requireSlot(input.game);
  const { session, isNew } = await sessionFor(context, input.game, request);
  for (const pending of await findPending(context.db, session.player, session.game)) {
    await settleRound(context, pending);
  }
  const { definition } = slot;
  return {
    session_token: isNew ? session.token : null,
    mode: session.mode,
    currency: currencyOf(session.mode),
    language: session.language,
    balance: await readBalance(context, session),
    stakes: definition.stakesCentavos.map((stake) => formatWire(toCentavos(stake))),
    default_stake: formatWire(toCentavos(definition.defaultStakeCentavos)),
    game: sheetOf(slot),
    fairness: await readFairness(context, session),
    market: { min_round_ms: context.config.games.minRoundMs, autoplay: true, turbo: true },
    unfinished_round: await unseenRound(context, session),
  };
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

async function readBalance(context: Context, session: PlaySession): Promise<string> {
  const answer = await walletOf(context, session.mode)
    .balance({
      user: session.player,
      token: session.token,
      game_code: session.game,
      request_uuid: context.random.uuid(),
    })
    .catch((error: unknown) => {
      context.logger.warn({ err: error }, "The wallet could not be reached.");
      throw new DomainError("house_games.wallet_unavailable");
    });
  if (answer.status === "RS_OK") return formatWire(creditCentavos(answer.balance ?? 0));
  const isUndecided = afterBet(answer.status) === "ask again";
  throw new DomainError(isUndecided ? "house_games.wallet_unavailable" : errorOf(answer.status));
}
