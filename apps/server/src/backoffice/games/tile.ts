/** A picture that somebody sends for a game that others made. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/games.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";

/** Lists show it at once. The house's own games have their drawings. */
export async function sendTile(
  { db, clock, catalog, audit }: Parts,
  { game_id: gameId }: InputOf<typeof contract.sendTile>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.sendTile>> {
  const { operator, ip } = context;
  const { bytes } = context.takeFile();
  const game = await catalog.findGame(gameId);
  if (game === null || game.studio === HOUSE_STUDIO) {
    throw new DomainError("catalog.game_not_found");
  }
  const tile = await catalog.drawTile(bytes);
  if (tile === null) throw new DomainError("backoffice.picture_unreadable");
  const { studio, code } = game;
  const image = await inTransaction(db, async (tx) => {
    const path = await catalog.setTile(tx, { studio, code, tile, at: clock.now() });
    await audit.append(tx, {
      action: "game.tile",
      subject: `game:${gameId}`,
      operator,
      ip,
      before: { image: game.image },
      after: { image: path },
    });
    return path;
  });
  catalog.invalidate();
  return { image };
}
