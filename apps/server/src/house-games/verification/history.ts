/** A player's own past rounds of the game that is open. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import { formatWire, subtract, toCentavos } from "@tucano/contract/money.ts";
import { DomainError } from "../../platform/errors.ts";
import { pageOf } from "../../platform/paging.ts";
import type { InstantRound } from "../../rounds/index.ts";
import { detailsOf, presentInstant } from "../play/instant.ts";
import { isKeptByPlatform } from "../seeds/kept-seeds.ts";
import { presentFinished } from "../play/play-round.ts";
import { findRound, listHistory } from "../repository.ts";
import { listRevealed } from "../seeds/repository-seeds.ts";
import type { Context, PlaySession } from "../types.ts";
import { toWireInstant } from "../../platform/days.ts";

export async function playHistory(
  context: Context,
  session: PlaySession,
  input: InputOf<typeof contract.playHistory>,
): Promise<DataOf<typeof contract.playHistory>> {
  const { page, limit, offset } = pageOf(input);
  if (isKeptByPlatform(context, session)) {
    const of = { user: session.player, gameCode: session.game };
    const [rounds, total] = await Promise.all([
      context.instant.list(of, { offset, limit }),
      context.instant.count(of),
    ]);
    return { list: await presentInstants(context, rounds), total, page, limit };
  }
  const { rows, total } = await listHistory(context.db, {
    player: session.player,
    game: session.game,
    limit,
    offset,
  });
  const list = rows.map((row) => {
    const stake = toCentavos(row.stake_centavos);
    const win = toCentavos(row.win_centavos);
    return {
      round_id: row.id,
      played_at: toWireInstant(row.started_at),
      stake: formatWire(stake),
      win: formatWire(win),
      net: formatWire(subtract(win, stake)),
      nonce: row.nonce,
      commitment: row.commitment,
      revealed: row.is_revealed,
    };
  });
  return { list, total, page, limit };
}

async function presentInstants(
  context: Context,
  rounds: readonly InstantRound[],
): Promise<DataOf<typeof contract.playHistory>["list"]> {
  const revealed = await listRevealed(
    context.db,
    rounds.map((round) => detailsOf(round).commitment),
  );
  return rounds.map((round) => {
    const { round_id, played_at, stake, win, net, nonce, commitment } = presentInstant(round);
    const isRevealed = revealed.has(commitment);
    return { round_id, played_at, stake, win, net, nonce, commitment, revealed: isRevealed };
  });
}

export async function replayRound(
  context: Context,
  session: PlaySession,
  roundId: string,
): Promise<DataOf<typeof contract.replayRound>> {
  if (isKeptByPlatform(context, session)) {
    const kept = await context.instant.find(session.player, roundId);
    if (kept !== null) return presentInstant(kept);
  }
  const round = await findRound(context.db, roundId);
  if (round === null || round.player !== session.player || round.status !== "settled") {
    throw new DomainError("house_games.round_unknown");
  }
  return presentFinished(round);
}
