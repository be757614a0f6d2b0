/** How a member hears of their grants. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import { toWireInstant } from "../platform/days.ts";
import type { FreeContext } from "./give.ts";
import { roundsLeft } from "./policy.ts";
import { listOf } from "./repository.ts";
import type { GivenGrant } from "./types.ts";

type Shown = DataOf<typeof listFreeRounds>["list"][number];

const SHOWN_AT_ONCE = 50;

export async function listOwn(context: FreeContext, memberId: MemberId): Promise<Shown[]> {
  const now = context.clock.now();
  const grants = await listOf(context.db, memberId, { now, limit: SHOWN_AT_ONCE });
  return Promise.all(grants.map((grant) => present(context, grant)));
}

async function present({ clock, findGame }: FreeContext, grant: GivenGrant): Promise<Shown> {
  const now = clock.now();
  const games = await Promise.all(grant.gameIds.map((gameId) => findGame(gameId)));
  return {
    id: grant.id,
    state: stateOf(grant, now),
    source: grant.source,
    games: games
      .filter((game) => game !== null)
      .map(({ gameId, name, image }) => ({ game_id: gameId, name, image })),
    stake: formatWire(grant.stake),
    rounds: grant.rounds,
    left: roundsLeft(grant, now),
    won: formatWire(grant.won),
    terms: { pocket: grant.terms.pocket, turnover_multiple: grant.terms.turnoverMultiple },
    starts_at: toWireInstant(grant.startsAt),
    ends_at: toWireInstant(grant.endsAt),
  };
}

/** What is played is played, however its time ended. */
export function stateOf(grant: GivenGrant, now: Date): Shown["state"] {
  if (grant.used === grant.rounds) return "played";
  if (grant.state !== "active") return grant.state;
  if (now >= grant.endsAt) return "expired";
  const isKnown = grant.partnerState === null || grant.partnerState === "created";
  return isKnown && now >= grant.startsAt ? "playable" : "waiting";
}
