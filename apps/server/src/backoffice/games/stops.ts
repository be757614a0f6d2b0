/** Closing one game, a type or everything to new rounds, at once, and opening it again. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games.ts";
import { gameTypes } from "@tucano/contract/catalog.ts";
import type { OfferedGame, Stop, StopScope } from "../../catalog/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { requireReason } from "../core/policy.ts";

type Stops = DataOf<typeof contract.listStops>;

/** The widest of the stops that close this game. */
export function stopOf(
  stops: readonly Stop[],
  game: Pick<OfferedGame, "id" | "gameType">,
): StopScope | null {
  const closing = ["all", `type:${game.gameType}`, `game:${game.id}`];
  const found = closing.find((scope) => stops.some((stop) => stop.scope === scope));
  return (found as StopScope | undefined) ?? null;
}

export async function listStops(parts: Parts): Promise<Stops> {
  const [stops, games] = await Promise.all([parts.catalog.stops(), parts.catalog.allGames()]);
  return {
    list: stops.map((stop) => ({
      scope: stop.scope,
      name: games.find(({ id }) => stop.scope === `game:${id}`)?.name ?? null,
      reason: stop.reason,
      by: stop.by,
      at: toWireInstant(stop.at),
    })),
  };
}

/** Throws catalog.game_not_found for what is nowhere. */
async function readScope(parts: Parts, text: string): Promise<StopScope> {
  const [kind, name = ""] = text.split(":");
  if (kind === "all") return "all";
  const isKnown =
    kind === "type"
      ? gameTypes.some((type) => type === name)
      : (await parts.catalog.findGame(Number(name))) !== null;
  if (!isKnown) throw new DomainError("catalog.game_not_found");
  return kind === "type" ? `type:${name}` : `game:${Number(name)}`;
}

export async function stopGames(
  parts: Parts,
  { scope: text, reason }: InputOf<typeof contract.stopGames>,
  { operator, ip }: OperatorContext,
): Promise<Stops> {
  requireReason(reason);
  const scope = await readScope(parts, text);
  const stop = { scope, reason, by: operator.email, at: parts.clock.now() };
  await inTransaction(parts.db, async (tx) => {
    if (!(await parts.catalog.stopPlay(tx, stop))) return;
    await parts.audit.append(tx, {
      action: "game.stop",
      subject: `stop:${scope}`,
      operator,
      ip,
      reason,
      before: { state: "open" },
      after: { state: "closed" },
    });
  });
  parts.catalog.invalidate();
  return listStops(parts);
}

export async function resumeGames(
  parts: Parts,
  { scope: text, reason }: InputOf<typeof contract.resumeGames>,
  { operator, ip }: OperatorContext,
): Promise<Stops> {
  requireReason(reason);
  const scope = await readScope(parts, text);
  await inTransaction(parts.db, async (tx) => {
    const stop = await parts.catalog.resumePlay(tx, scope);
    if (stop === null) return;
    await parts.audit.append(tx, {
      action: "game.resume",
      subject: `stop:${scope}`,
      operator,
      ip,
      reason,
      before: { state: "closed", by: stop.by, since: toWireInstant(stop.at) },
      after: { state: "open" },
    });
  });
  parts.catalog.invalidate();
  return listStops(parts);
}
