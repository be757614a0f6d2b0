/** A player's own past rounds of the game that is open. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/house-games.ts";
import { formatWire, subtract, toCentavos } from "@tucano/contract/money.ts";
import { DomainError } from "../platform/errors.ts";
import { pageOf } from "../platform/paging.ts";
import { presentFinished } from "./play-round.ts";
import { findRound, listHistory } from "./repository.ts";
import type { Context, PlaySession } from "./types.ts";
import { toWireInstant } from "../platform/days.ts";

export async function playHistory(
  context: Context,
  session: PlaySession,
  input: InputOf<typeof contract.playHistory>,
): Promise<DataOf<typeof contract.playHistory>> {
  const { page, limit, offset } = pageOf(input);
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

export async function replayRound(
  context: Context,
  session: PlaySession,
  roundId: string,
): Promise<DataOf<typeof contract.replayRound>> {
  const round = await findRound(context.db, roundId);
  if (round === null || round.player !== session.player || round.status !== "settled") {
    throw new DomainError("house_games.round_unknown");
  }
  return presentFinished(round);
}
