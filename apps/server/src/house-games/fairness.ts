/** What anybody may ask: everything that recomputes a round, and the games' published figures. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/house-games.ts";
import { currentSlots } from "@tucano/game-math/games/registry.ts";
import { seedToHex } from "@tucano/game-math/provably-fair.ts";
import { decimals, rational } from "@tucano/game-math/rational.ts";
import { sheetOf } from "@tucano/game-math/sheet.ts";
import { DomainError } from "../platform/errors.ts";
import { findRound, listObserved } from "./repository.ts";
import { readRevealedSeed } from "./repository-seeds.ts";
import { requireSlot } from "./sessions.ts";
import type { Context } from "./types.ts";
import { toWireInstant } from "../platform/days.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function fairnessRound(
  context: Context,
  roundId: string,
): Promise<DataOf<typeof contract.fairnessRound>> {
  const round = UUID.test(roundId) ? await findRound(context.db, roundId) : null;
  if (round === null || round.status === "pending") {
    throw new DomainError("house_games.round_unknown");
  }
  const seed = await readRevealedSeed(context.db, round.seedId);
  const isSettled = round.status === "settled";
  return {
    round_id: round.id,
    game: round.game,
    definition_version: round.definitionVersion,
    status: round.status,
    commitment: round.commitment,
    server_seed: seed === null ? null : seedToHex(seed),
    client_seed: round.clientSeed,
    nonce: round.nonce,
    win_hundredths: isSettled ? round.winHundredths : null,
    book: isSettled ? [...round.book] : null,
    played_at: toWireInstant(round.startedAt),
  };
}

export async function fairnessGames(
  context: Context,
): Promise<DataOf<typeof contract.fairnessGames>> {
  const observed = await listObserved(context.db);
  return {
    games: currentSlots.map(({ code, version }) => {
      const row = observed.find(
        (each) => each.game === code && each.definition_version === version,
      );
      return {
        sheet: sheetOf(requireSlot(code)),
        rounds: row?.rounds ?? 0,
        observed_rtp_percent:
          row === undefined
            ? null
            : decimals(rational(BigInt(row.win_centavos) * 100n, row.stake_centavos), 2),
      };
    }),
  };
}
