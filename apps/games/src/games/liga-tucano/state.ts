/** What the page knows of the league, and what of it may be seen just now. */
import { type Centavos, fromWire, subtract } from "@tucano/contract/money.ts";
import type { OwnBet, PastRound, TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import { type DayResult, placeOf } from "@tucano/game-math/games/liga-tucano/table.ts";
import type { TableLine } from "../../shared/table-line.ts";
import type { TableTools } from "../../shared/table-page.ts";
import type { Sound } from "../../sound/sound.ts";
import { type Moment, momentAt, over, playMsOf } from "./live-clock.ts";
import type { SayLeague } from "./texts.ts";

export interface League {
  readonly tools: TableTools;
  readonly say: SayLeague;
  readonly sound: Sound;
  line: TableLine | null;
  round: TableRound | null;
  history: PastRound[];
  /** The server's latest; what was won in matches that are still on is not shown yet. */
  balance: Centavos;
  /** Own bets of the round at hand, by key. */
  readonly bets: Map<string, OwnBet>;
  selections: readonly string[];
  system: string;
  /** The round whose matches the player did not want to wait for. */
  skipped: string | null;
}

/** The day that can be bet on, now or next. */
export function dayOnOffer({ round }: League): number {
  if (round === null) return 1;
  return round.phase === "betting" || round.phase === "closed" ? round.number : round.number + 1;
}

export function playedDay({ round }: League): DayResult | null {
  return round?.phase === "shown" ? (round.result as DayResult) : null;
}

/** Null: nothing is being played, and nothing has just been. */
export function momentNow(league: League): Moment | null {
  const { round, line, tools, skipped } = league;
  if (round?.phase === "closed") return { part: "before", minute: 0 };
  if (round?.phase !== "shown" || round.ends_at === null) return null;
  if (skipped === round.round_id) return over;
  const showMs = tools.opened.pace.show_ms;
  const startMs = Date.parse(round.ends_at) - showMs;
  return momentAt((line?.now() ?? Date.now()) - startMs, playMsOf(showMs));
}

export function isPlaying(league: League): boolean {
  const moment = momentNow(league);
  return league.round?.phase === "shown" && moment !== null && moment.part !== "over";
}

/** Wins wait for the final whistle. */
function areWinsSeen(league: League): boolean {
  const { phase } = league.round ?? {};
  return phase === "void" || (phase === "shown" && momentNow(league)?.part === "over");
}

export function shownBalance(league: League): Centavos {
  if (areWinsSeen(league)) return league.balance;
  return [...league.bets.values()].reduce(
    (sum, bet) =>
      bet.status === "settled" && bet.win !== null ? subtract(sum, fromWire(bet.win)) : sum,
    league.balance,
  );
}

/** Days that have been played out on screen, latest first. */
export function seenRounds(league: League): PastRound[] {
  const hidden = isPlaying(league) ? league.round?.round_id : null;
  return league.history.filter(({ round_id: id }) => id !== hidden);
}

/** The results so far of the season that a day belongs to. */
export function seasonSoFar(league: League, day: number): DayResult[] {
  const { season } = placeOf(day);
  return seenRounds(league)
    .filter(({ number }) => placeOf(number).season === season)
    .map(({ result }) => result as DayResult);
}

export const leftMs = ({ round, line }: League): number =>
  round?.ends_at == null ? 0 : Math.max(0, Date.parse(round.ends_at) - (line?.now() ?? Date.now()));

/** "1:05" */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
