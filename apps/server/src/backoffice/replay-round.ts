/** Any round of the house's games again, from what was kept when it was drawn. */
import type * as contract from "@tucano/contract/backoffice/members/member-views.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { DEFAULT_LANGUAGE } from "@tucano/i18n/languages.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type { HouseGames } from "../house-games/index.ts";
import { DomainError } from "../platform/errors.ts";
import type { Replays } from "../replays/index.ts";
import type { SharedRounds, TableBet } from "../shared-rounds/index.ts";

interface Parts {
  readonly houseGames: HouseGames;
  readonly sharedRounds: SharedRounds;
  readonly replays: Replays;
}

type Replay = DataOf<typeof contract.replayMemberRound>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function replayRound(
  parts: Parts,
  { round_id: asked }: InputOf<typeof contract.replayMemberRound>,
): Promise<Replay> {
  if (!UUID.test(asked)) throw new DomainError("backoffice.round_without_book");
  const bet = await parts.sharedRounds.findBet(asked);
  const found = await (bet === null ? ownRound(parts, asked) : sharedRound(parts, bet)).catch(
    (error: unknown) => {
      const isUnknown = error instanceof DomainError && error.code === "house_games.round_unknown";
      throw isUnknown ? new DomainError("backoffice.round_without_book") : error;
    },
  );
  return found;
}

async function ownRound(parts: Parts, roundId: string): Promise<Replay> {
  const found = await parts.replays.replayOf(roundId, DEFAULT_LANGUAGE);
  const {
    book,
    definition: _numbers,
    jackpots: _beside,
    ...round
  } = await parts.houseGames.fairnessRound(roundId);
  const record = found?.replay.record ?? null;
  return {
    ...round,
    is_shared: false,
    unit: record !== null && "unit" in record ? record.unit : null,
    record,
    book: (book ?? []).map((event) => ({ ...event })),
    proof_path: `/fairness?round=${roundId}`,
  };
}

/**
 * Everybody at the table had the same: what was drawn, and for a flight how fast it grew. The bet
 * is one player's.
 */
async function sharedRound(parts: Parts, bet: TableBet): Promise<Replay> {
  const { roundId } = bet;
  const round = await parts.sharedRounds.fairnessTableRound(roundId);
  const { result, growth_ppb: growth, number } = round;
  return {
    round_id: roundId,
    is_shared: true,
    game: round.game,
    definition_version: round.definition_version,
    status: round.status,
    played_at: round.opened_at,
    commitment: round.commitment,
    server_seed: round.server_seed,
    client_seed: round.client_seed,
    nonce: round.nonce,
    choice: withTarget(bet),
    actions: bet.cashedHundredths === null ? [] : [{ autoHundredths: bet.cashedHundredths }],
    unit: formatWire(bet.unit),
    win_hundredths: bet.winHundredths,
    book:
      result === null
        ? []
        : [{ type: "result", number, result, ...(growth === null ? {} : { growth_ppb: growth }) }],
    record: (await parts.replays.replayOf(bet.id, DEFAULT_LANGUAGE))?.replay.record ?? null,
    proof_path: `/fairness?round=${roundId}`,
  };
}

/** In a flight the bet is nothing but the multiplier at which it leaves by itself, if any. */
function withTarget({ choice, autoHundredths }: TableBet): unknown {
  return choice ?? (autoHundredths === null ? undefined : { autoHundredths });
}
