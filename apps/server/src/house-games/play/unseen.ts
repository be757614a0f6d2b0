/** Has the player seen the end of the latest round? If not, opening the game shows it first. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { presentInstant } from "./instant.ts";
import { isKeptByPlatform } from "../seeds/kept-seeds.ts";
import { presentFinished } from "./play-round.ts";
import { findShown, findUnseen, markShown, upsertShown } from "../repository.ts";
import type { Context, PlaySession } from "../types.ts";

export async function rememberShown(
  context: Context,
  session: PlaySession,
  roundId: string,
): Promise<DataOf<typeof contract.markShown>> {
  const { player, game } = session;
  if (!isKeptByPlatform(context, session)) {
    const seen = { player, game, roundId, at: context.clock.now() };
    return { shown: await inTransaction(context.db, (tx) => markShown(tx, seen)) };
  }
  const round = await context.instant.find(player, roundId);
  if (round === null || round.game.gameCode !== game) return { shown: false };
  await inTransaction(context.db, (tx) => upsertShown(tx, { player, game, roundId: round.id }));
  return { shown: true };
}

export async function unseenRound(
  context: Context,
  session: PlaySession,
): Promise<DataOf<typeof contract.openGame>["unfinished_round"]> {
  const { player, game } = session;
  if (!isKeptByPlatform(context, session)) {
    const unseen = await findUnseen(context.db, player, game);
    return unseen === null ? null : presentFinished(unseen);
  }
  const page = { offset: 0, limit: 1 };
  const [latest] = await context.instant.list({ user: player, gameCode: game }, page);
  if (latest === undefined) return null;
  const shown = await findShown(context.db, { player, game });
  return shown === latest.id ? null : presentInstant(latest);
}
