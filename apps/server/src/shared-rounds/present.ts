/** Rounds and bets as they go over the wire. */
import { formatWire } from "@tucano/contract/money.ts";
import type {
  OwnBet,
  PastRound,
  RosterEntry,
  TableRound,
} from "@tucano/contract/player/games/shared-tables.ts";
import { toWireInstant } from "../platform/days.ts";
import { aliasOf, stakeOf } from "./policy.ts";
import type { TableBet, TableRoundRow } from "./types.ts";

const phases = {
  betting: "betting",
  closed: "closed",
  flying: "flying",
  decided: "shown",
  settled: "shown",
  void: "void",
} as const;

export function presentRound(round: TableRoundRow): TableRound {
  const phase = phases[round.status];
  const endsAt = {
    betting: round.bettingEndsAt,
    closed: round.startsAt,
    flying: null,
    shown: round.nextAt,
    void: round.nextAt,
  }[phase];
  const isFlight = round.growthPpb !== null;
  return {
    round_id: round.id,
    number: round.number,
    phase,
    ends_at: toWireInstant(endsAt),
    started_at: isFlight && phase !== "betting" ? toWireInstant(round.startsAt) : null,
    growth_ppb: round.growthPpb,
    commitment: round.commitment,
    client_seed: round.clientSeed,
    server_seed: round.serverSeed,
    result: round.result ?? null,
  };
}

export function presentEntry(bet: TableBet): RosterEntry {
  return {
    id: bet.id,
    name: aliasOf(bet.player),
    stake: formatWire(stakeOf(bet)),
    is_demo: bet.mode === "demo",
    cashed_hundredths: bet.cashedHundredths,
    win: bet.win === null ? null : formatWire(bet.win),
  };
}

export function presentBet(bet: TableBet): OwnBet {
  return {
    bet_key: bet.betKey,
    bet_id: bet.id,
    round_id: bet.roundId,
    unit: formatWire(bet.unit),
    stake: formatWire(stakeOf(bet)),
    choice: bet.choice,
    client_seed: bet.clientSeed,
    status: bet.status,
    cashed_hundredths: bet.cashedHundredths,
    win: bet.win === null ? null : formatWire(bet.win),
    placed_at: toWireInstant(bet.placedAt),
  };
}

export function presentPast(round: TableRoundRow): PastRound {
  return {
    round_id: round.id,
    number: round.number,
    result: round.result,
    ended_at: toWireInstant(round.endedAt ?? round.startsAt),
  };
}
