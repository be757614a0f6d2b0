/** What is on offer: games as operators edit them, and limits that two people decide. */
import * as z from "zod/mini";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/games.ts";
import { type Centavos, formatWire, toCentavos } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { HOUSE_STUDIO, type OfferedGame, type OwnLimits, type Stop } from "../../catalog/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { modeStopsOf, stopOf } from "./stops.ts";

type GameRow = DataOf<typeof contract.editGame>;

export function toGameRow(game: OfferedGame, stops: readonly Stop[]): GameRow {
  return {
    game_id: game.id,
    code: game.code,
    studio: game.studio,
    brand: game.brand,
    name: game.name,
    game_type: game.gameType,
    tags: [...game.tags],
    rtp_percent: formatBasisPoints(game.rtpBasisPoints),
    volatility: game.volatility,
    is_featured: game.isFeatured,
    position: game.position,
    status: game.status,
    stopped_by: stopOf(stops, game),
    stopped_modes: modeStopsOf(stops, game),
    may_stop_modes: game.studio !== HOUSE_STUDIO,
    sites: game.sites === null ? null : [...game.sites],
    released_on: game.releasedOn,
    min_bet: formatWire(game.ownMinBet ?? game.minBet),
    max_bet: formatWire(game.ownMaxBet ?? game.maxBet),
    least_bet: formatWire(game.minBet),
    most_bet: formatWire(game.maxBet),
  };
}

/** The catalogue is in memory elsewhere and small: it is filtered here, and goes on by number. */
export const listGames: Reading<typeof contract.listGames> = async (parts, input) => {
  const [games, stops] = await Promise.all([parts.catalog.offered(), parts.catalog.stops()]);
  const wanted = (input.text ?? "").toLowerCase();
  const found = games
    .map((game) => toGameRow(game, stops))
    .filter(
      (row) =>
        (input.studio === undefined || row.studio === input.studio) &&
        (input.type === undefined || row.game_type === input.type) &&
        (input.status === undefined || isIn(row, input.status)) &&
        [row.name, row.code, row.brand, ...row.tags].some((text) =>
          text.toLowerCase().includes(wanted),
        ),
    );
  const limit = limitOf(input.limit);
  const from = numberAfter(input.cursor) ?? 0;
  const { list, next } = toPage(found.slice(from, from + limit + 1), limit, {
    show: (row) => row,
    keyOf: () => String(from + limit),
  });
  return { list, next };
};

function isIn(row: GameRow, status: GameRow["status"] | "stopped"): boolean {
  return status === "stopped" ? row.stopped_by !== null : row.status === status;
}

/** A game on a site that does not exist would be nowhere. */
async function requireSites({ content }: Parts, wanted: readonly string[] | null): Promise<void> {
  if (wanted === null) return;
  const sites = await content.office.listSites();
  const isKnown = (wish: string) => sites.some(({ code }) => code === wish);
  if (!wanted.every(isKnown)) throw new DomainError("backoffice.site_unknown");
}

type Edited = Pick<OfferedGame, "status" | "isFeatured" | "position" | "tags" | "sites">;

const editFacts = ({ status, isFeatured, position, tags, sites }: Edited) =>
  toFacts({
    status,
    featured: isFeatured,
    position,
    tags: tags.join(", "),
    sites: sites === null ? "all" : sites.join(", "),
  });

export async function editGame(
  parts: Parts,
  input: InputOf<typeof contract.editGame>,
  { operator, ip }: OperatorContext,
): Promise<GameRow> {
  await requireSites(parts, input.sites);
  const edit = {
    status: input.status,
    isFeatured: input.is_featured,
    position: input.position,
    tags: [...new Set(input.tags)],
    sites: input.sites === null ? null : [...new Set(input.sites)].toSorted(),
  };
  await inTransaction(parts.db, async (tx) => {
    const before = await parts.catalog.editGame(tx, input.game_id, edit);
    await parts.audit.append(tx, {
      action: "game.edit",
      subject: `game:${input.game_id}`,
      operator,
      ip,
      reason: input.reason,
      details: { name: before.name },
      ...differing(editFacts(before), editFacts(edit)),
    });
  });
  parts.catalog.invalidate();
  return findRow(parts, input.game_id);
}

async function findRow(parts: Parts, gameId: number): Promise<GameRow> {
  const [games, stops] = await Promise.all([parts.catalog.offered(), parts.catalog.stops()]);
  const game = games.find(({ id }) => id === gameId);
  if (game === undefined) throw new DomainError("catalog.game_not_found");
  return toGameRow(game, stops);
}

const limitFacts = (game: OfferedGame, limits: OwnLimits) => ({
  name: game.name,
  least_stake: formatWire(limits.ownMinBet ?? game.minBet),
  most_stake: formatWire(limits.ownMaxBet ?? game.maxBet),
});

export const limitStakes: Command<typeof contract.limitStakes> = async (parts, input, context) => {
  const limits = { ownMinBet: input.min_bet, ownMaxBet: input.max_bet };
  const game = await parts.catalog.checkLimits(input.game_id, limits);
  const approval = await parts.approvals.request(
    {
      kind: "game.configure",
      subject: `game:${game.id}`,
      payload: { gameId: game.id, ...limits },
      before: limitFacts(game, game),
      after: limitFacts(game, limits),
      reason: input.reason,
    },
    context,
  );
  return { approval };
};

const amount = z.nullable(z.int());
const payload = z.object({ gameId: z.int(), ownMinBet: amount, ownMaxBet: amount });

/** Setting the same limits twice leaves what setting them once leaves. */
export function configuration(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "game.configure",
    decidedWith: "games.odds",
    payload,
    carryOut: async (tx, agreed) => {
      const { gameId } = agreed.payload;
      const limits = {
        ownMinBet: orNull(agreed.payload.ownMinBet),
        ownMaxBet: orNull(agreed.payload.ownMaxBet),
      };
      const before = await parts.catalog.limitStakes(tx, gameId, limits);
      await parts.audit.append(
        tx,
        agreedEntry("game.limits", agreed, {
          details: { name: before.name },
          ...differing(limitFacts(before, before), limitFacts(before, limits)),
        }),
      );
    },
  });
}

function orNull(centavos: number | null): Centavos | null {
  return centavos === null ? null : toCentavos(centavos);
}

export async function listStudios(parts: Parts): Promise<DataOf<typeof contract.listStudios>> {
  const [studios, games, stops, sites, away] = await Promise.all([
    parts.rounds.listStudios(),
    parts.catalog.offered(),
    parts.catalog.stops(),
    parts.content.office.listSites(),
    parts.rounds.awayStudios(),
  ]);
  return {
    list: studios.map(({ code, name, product, status, baseUrl }) => ({
      code,
      name,
      product,
      status,
      base_url: baseUrl,
      is_away: status === "active" && away.has(code),
      games: games.filter(({ studio }) => studio === code).length,
      is_stopped: stops.some(({ scope }) => scope === `studio:${code}`),
    })),
    sites: sites.map(({ code, name }) => ({ code, name })),
  };
}
