/** A round of ours as it can be shown again, with all its amounts; and the same without them. */
import type {
  RecordedRound,
  RecordedTable,
  Replay,
} from "@tucano/contract/player/games/replays.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, multiplyFloor, ZERO } from "@tucano/contract/money.ts";
import { offeredOf } from "@tucano/game-math/games/catalogue.ts";
import { findSharedGame } from "@tucano/game-math/shared/index.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../platform/days.ts";
import { RGS_STUDIO } from "../rgs/index.ts";
import { memberIdOf } from "../rounds/index.ts";
import type { ReplaysDeps } from "./types.ts";

export interface OwnedReplay {
  /** Null: it was a demo. */
  readonly owner: MemberId | null;
  readonly replay: Replay;
}

/** Null: no such round is over, or it leaves nothing to be watched. */
export async function replayOf(
  deps: ReplaysDeps,
  roundId: string,
  lang: Language,
): Promise<OwnedReplay | null> {
  return (
    (await ownRound(deps, roundId)) ??
    (await betAtTable(deps, roundId)) ??
    importedRound(deps, roundId, lang)
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A player's records name the bet; the round is everybody's. */
async function betAtTable(
  { sharedRounds }: ReplaysDeps,
  betId: string,
): Promise<OwnedReplay | null> {
  const bet = UUID.test(betId) ? await sharedRounds.findBet(betId) : null;
  if (bet === null || bet.status !== "settled") return null;
  const owner = bet.mode === "demo" ? null : memberIdOf(bet.player);
  const { status, ...round } = await sharedRounds.fairnessTableRound(betId);
  if (status !== "settled") return null;
  const game = findSharedGame(bet.game);
  if (game === null) return null;
  const sheet = sheetOfGame(game);
  const record: RecordedTable = {
    game: bet.game,
    sheet,
    show_ms: game.pace.showMs,
    round: {
      round_id: round.round_id,
      number: round.number,
      phase: "shown",
      ends_at: null,
      started_at: null,
      growth_ppb: round.growth_ppb,
      commitment: round.commitment,
      client_seed: round.client_seed,
      server_seed: round.server_seed,
      result: round.result,
    },
    bet: {
      unit: formatWire(bet.unit),
      units: bet.units,
      choice: bet.choice,
      cashed_hundredths: bet.cashedHundredths,
      win_hundredths: bet.winHundredths ?? 0,
    },
  };
  const staked = multiplyFloor(bet.unit, bet.units, 1);
  const replay: Replay = {
    round_id: betId,
    game: bet.game,
    name: sheet.name,
    played_at: toWireInstant(bet.placedAt),
    amounts: { staked: formatWire(staked), win: formatWire(bet.win ?? ZERO) },
    record,
    page_url: null,
  };
  return { owner, replay };
}

async function importedRound(
  { rgs, catalog }: ReplaysDeps,
  roundId: string,
  lang: Language,
): Promise<OwnedReplay | null> {
  const round = await rgs.replayOf(roundId, lang);
  if (round === null) return null;
  const { owner, game, staked, win, playedAt, url } = round;
  const listed = await catalog.findGameByCode(RGS_STUDIO, game);
  const replay: Replay = {
    round_id: roundId,
    game,
    name: listed?.name ?? game,
    played_at: toWireInstant(playedAt),
    amounts: { staked: formatWire(staked), win: formatWire(win) },
    record: null,
    page_url: url,
  };
  return { owner, replay };
}

async function ownRound({ houseGames }: ReplaysDeps, roundId: string): Promise<OwnedReplay | null> {
  const round = await houseGames.recordOfRound(roundId);
  if (round === null) return null;
  const { owner, game, choice, book } = round;
  const sheet = sheetOf(game);
  const record: RecordedRound = {
    game,
    sheet,
    ...(choice === undefined ? {} : { choice }),
    book: [...book],
    unit: formatWire(round.unit),
    staked_hundredths: round.stakedHundredths,
  };
  const replay: Replay = {
    round_id: roundId,
    game,
    name: sheet.name,
    played_at: toWireInstant(round.playedAt),
    amounts: { staked: formatWire(round.staked), win: formatWire(round.win) },
    record,
    page_url: null,
  };
  return { owner, replay };
}

/** A game is shown by its client of today, whichever version of its rules drew the round. */
function sheetOf(code: string) {
  const offered = offeredOf(code);
  if (offered === null) throw new Error(`There is no game ${code}.`);
  return sheetOfGame(offered.game);
}

/** What a book says in multiples of the unit stays; what the unit was does not. */
export function withoutAmounts(replay: Replay): Replay {
  const { record } = replay;
  const untold =
    record !== null && "bet" in record
      ? { ...record, bet: { ...record.bet, unit: null } }
      : record && { ...record, unit: null };
  return { ...replay, amounts: null, record: untold };
}
