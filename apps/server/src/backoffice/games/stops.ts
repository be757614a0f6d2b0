/** Closing a game, a type, a studio, a mode or everything to new rounds, and opening it again. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/games.ts";
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import {
  HOUSE_STUDIO,
  type OfferedGame,
  scopesOf,
  type Stop,
  type StopScope,
} from "../../catalog/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";

type Stops = DataOf<typeof contract.listStops>;

/** The widest of the stops that close this game. */
export function stopOf(
  stops: readonly Stop[],
  game: Pick<OfferedGame, "id" | "gameType" | "studio">,
): StopScope | null {
  return scopesOf(game).find((scope) => stops.some((stop) => stop.scope === scope)) ?? null;
}

/** Those that close single modes of this game, or of all games of its studio. */
export function modeStopsOf(
  stops: readonly Stop[],
  { id, studio }: Pick<OfferedGame, "id" | "studio">,
): StopScope[] {
  const prefixes = [`studio:${studio}:`, `game:${id}:`];
  return stops
    .map(({ scope }) => scope)
    .filter((scope) => prefixes.some((prefix) => scope.startsWith(prefix)));
}

export async function listStops(parts: Parts): Promise<Stops> {
  const [stops, games, studios] = await Promise.all([
    parts.catalog.stops(),
    parts.catalog.allGames(),
    parts.rounds.listStudios(),
  ]);
  const nameOf = (scope: StopScope) => {
    const [kind, of] = scope.split(":");
    if (kind === "game") return games.find(({ id }) => of === String(id))?.name ?? null;
    return kind === "studio" ? (studios.find(({ code }) => code === of)?.name ?? null) : null;
  };
  return {
    list: stops.map((stop) => ({
      scope: stop.scope,
      name: nameOf(stop.scope),
      reason: stop.reason,
      by: stop.by,
      at: toWireInstant(stop.at),
    })),
  };
}

/** Throws catalog.game_not_found for what is nowhere. */
async function readScope(parts: Parts, text: string): Promise<StopScope> {
  const [kind, name = "", mode] = text.split(":");
  if (kind === "all") return "all";
  if (kind === "type" && gameTypes.some((type) => type === name)) return `type:${name}`;
  if (kind === "studio") {
    const studios = await parts.rounds.listStudios();
    const isThere = studios.some(({ code }) => code === name);
    if (isThere && mode === undefined) return `studio:${name}`;
    if (isThere && name !== HOUSE_STUDIO) return `studio:${name}:${mode}`;
  }
  const game = kind === "game" ? await parts.catalog.findGame(Number(name)) : null;
  // Our own games know no modes: the whole game is stopped.
  const isOf = game !== null && (mode === undefined || game.studio !== HOUSE_STUDIO);
  if (!isOf) throw new DomainError("catalog.game_not_found");
  return mode === undefined ? `game:${game.id}` : `game:${game.id}:${mode}`;
}

export async function stopGames(
  parts: Parts,
  { scope: text, reason }: InputOf<typeof contract.stopGames>,
  { operator, ip }: OperatorContext,
): Promise<Stops> {
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
