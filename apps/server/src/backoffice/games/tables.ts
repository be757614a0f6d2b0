/** Live tables, flights and draws, as operators watch them. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/tables.ts";
import { formatWire, multiplyFloor } from "@tucano/contract/money.ts";
import { type Game, HOUSE_STUDIO } from "../../catalog/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { memberIdOf } from "../../rounds/index.ts";
import type { WatchedRound, WatchedTable } from "../../shared-rounds/index.ts";
import type { Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { toReference } from "../core/present.ts";

type Table = DataOf<typeof contract.readTable>["table"];

const BETS_SHOWN = 50;
const ROUNDS_SHOWN = 30;
const RESULT_CHARS_MAX = 120;

function toTable(parts: Parts, table: WatchedTable, games: readonly Game[]): Table {
  const { game: code, round, atStake } = table;
  const game = games.find((one) => one.studio === HOUSE_STUDIO && one.code === code);
  const type = parts.sharedRounds.tables.find((one) => one.code === code)?.type;
  return {
    game_id: game?.id ?? null,
    code,
    name: game?.name ?? code,
    game_type: game?.gameType ?? type ?? "live",
    is_led_here: parts.sharedRounds.led().includes(code),
    led_by: table.ledBy,
    round:
      round === null || table.openedAt === null
        ? null
        : {
            round_id: round.round_id,
            number: round.number,
            phase: round.phase,
            opened_at: toWireInstant(table.openedAt),
            ends_at: round.ends_at,
            players: atStake.players,
            bets: atStake.bets,
            stake: formatWire(atStake.stake),
            demo_bets: atStake.demoBets,
          },
    void_today: table.voids,
    open_bets: table.leftBets,
    salt_due: table.saltDue,
  };
}

export async function listTables(parts: Parts): Promise<DataOf<typeof contract.listTables>> {
  const [tables, games] = await Promise.all([parts.sharedRounds.watch(), parts.catalog.allGames()]);
  return {
    at: toWireInstant(parts.clock.now()),
    list: tables.map((table) => toTable(parts, table, games)),
  };
}

export const readTable: Reading<typeof contract.readTable> = async (parts, { code }) => {
  const [tables, games] = await Promise.all([parts.sharedRounds.watch(), parts.catalog.allGames()]);
  const table = tables.find((one) => one.game === code);
  if (table === undefined) throw new DomainError("catalog.game_not_found");
  const roundId = table.round?.round_id ?? null;
  const [bets, past] = await Promise.all([
    roundId === null ? [] : parts.sharedRounds.highestOf(roundId, BETS_SHOWN),
    parts.sharedRounds.pastOf(code, ROUNDS_SHOWN),
  ]);
  const ids = bets.flatMap((bet) => (bet.mode === "real" ? (memberIdOf(bet.player) ?? []) : []));
  const members = await parts.members.findMany(ids);
  return {
    table: toTable(parts, table, games),
    bets: bets.map((bet) => {
      const memberId = bet.mode === "real" ? memberIdOf(bet.player) : null;
      return {
        bet_id: bet.id,
        member: memberId === null ? null : toReference(memberId, members),
        stake: formatWire(multiplyFloor(bet.unit, bet.units, 1)),
        status: bet.status,
        placed_at: toWireInstant(bet.placedAt),
      };
    }),
    past: past.filter(({ id }) => id !== roundId || isOver(table)).map(toPast),
  };
};

function isOver({ round }: WatchedTable): boolean {
  return round?.phase === "shown" || round?.phase === "void";
}

const phases = {
  betting: "betting",
  closed: "closed",
  flying: "flying",
  decided: "shown",
  settled: "shown",
  void: "void",
} as const;

function toPast(round: WatchedRound) {
  return {
    round_id: round.id,
    number: round.number,
    phase: phases[round.status],
    result: round.status === "void" ? null : sayResult(round.result),
    ended_at: toWireInstant(round.at),
    bets: round.atStake.bets,
    stake: formatWire(round.atStake.stake),
    win: formatWire(round.atStake.win),
  };
}

/** Flights by their multiplier; everything else as its kind has written it down. */
function sayResult(result: unknown): string | null {
  if (typeof result !== "object" || result === null) return null;
  if ("crashHundredths" in result && typeof result.crashHundredths === "number") {
    const digits = String(result.crashHundredths).padStart(3, "0");
    return `${digits.slice(0, -2)}.${digits.slice(-2)}×`;
  }
  return Object.entries(result)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(", ")
    .slice(0, RESULT_CHARS_MAX);
}
