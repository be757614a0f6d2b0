/**
 * A bet at a shared table again: what the table's line would have said of its round, told by a
 * clock that stands still, goes on and runs faster as somebody likes. Nothing can be laid.
 */
import type { RecordedTable } from "@tucano/contract/player/games/replays.ts";
import type {
  OwnBet,
  TableMessage,
  TableRound,
} from "@tucano/contract/player/games/shared-tables.ts";
import { formatWire, fromWire } from "@tucano/contract/money.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import { flightMs, timeOf } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { make } from "../hud/dom.ts";
import { createReplayKeys } from "../hud/replay-keys.ts";
import type { ReplayState } from "../round/replay-control.ts";
import { makeKey } from "../shell/make-key.ts";
import type { Translate } from "../shell/texts.ts";
import type { LineOptions, TableLine } from "../shared/table-line.ts";
import { paceOf, stakeOfBet, unitOfBet } from "./recorded-table-server.ts";

/** A flight shows its result by ending. */
const LOOK_MS = 2_000;
const STEP_MS = 40;

interface Saying {
  readonly atMs: number;
  readonly message: TableMessage;
}

interface Place {
  readonly page: HTMLElement;
  readonly recorded: RecordedTable;
  readonly translate: Translate;
  readonly language: Language;
}

/** Puts the keys below the table, and answers the line that its page opens. */
export function showRecordedTable({ page, recorded, translate, language }: Place) {
  page.classList.add("is-replay");
  page.inert = true;
  return ({ onMessage, onLost }: LineOptions): TableLine => {
    let [atMs, speed, state, told]: [number, number, ReplayState, number] = [0, 1, "playing", 0];
    let startedAt = Date.now();
    let script = scriptOf(recorded, startedAt);
    const bar = createBar({ recorded, translate, language, toggle, again, setSpeed });
    page.after(bar.root);

    function show(next: ReplayState): void {
      state = next;
      bar.setState(next);
    }
    function again(): void {
      // The table's clock only grows; the round is a new one to it.
      startedAt += atMs;
      [atMs, told] = [0, 0];
      script = scriptOf(recorded, startedAt);
      show("playing");
    }
    function toggle(): void {
      if (state === "over") again();
      else show(state === "paused" ? "playing" : "paused");
    }
    function setSpeed(wanted: number): void {
      speed = wanted;
    }

    let last = performance.now();
    const step = (): void => {
      const now = performance.now();
      if (state !== "paused") atMs += (now - last) * speed;
      last = now;
      for (const { message } of script.slice(told).filter((one) => one.atMs <= atMs)) {
        told += 1;
        onMessage(message);
      }
      if (told === script.length && state === "playing") show("over");
    };
    const timer = setInterval(step, STEP_MS);
    onLost(null);
    show("playing");
    return {
      now: () => startedAt + atMs,
      say: () => false,
      close: () => clearInterval(timer),
    };
  };
}

/** From the moment when bets are open to the one when the bet is paid. */
function scriptOf(record: RecordedTable, startedAt: number): Saying[] {
  const { result, growth_ppb: growth } = record.round;
  const instant = (atMs: number): string => new Date(startedAt + atMs).toISOString();
  const pace = paceOf(record);
  const closedMs = pace.betting_ms;
  const startMs = closedMs + pace.closed_ms;
  const round = (changes: Partial<TableRound>): TableRound => ({
    ...record.round,
    round_id: id,
    result: null,
    server_seed: null,
    ...changes,
  });
  const id = makeKey();
  const bet = betOf(record, id, instant(0));
  const say = (atMs: number, shown: TableRound): Saying => ({
    atMs,
    message: { type: "round", server_time: instant(atMs), round: shown, players: 0 },
  });
  const crash = growth === null ? null : (result as { crashHundredths: number }).crashHundredths;
  const endMs = startMs + (crash === null || growth === null ? 0 : flightMs(crash, growth));
  const started_at = crash === null ? null : instant(startMs);
  const shown = {
    phase: "shown",
    result,
    started_at,
    ends_at: instant(endMs + pace.show_ms),
  } as const;
  return [
    {
      atMs: 0,
      message: {
        type: "welcome",
        server_time: instant(0),
        mode: "real",
        beat_seconds: 30,
        round: round({ phase: "betting", ends_at: instant(closedMs) }),
        roster: [],
        roster_count: 0,
        own: [bet.open],
        history: [],
        chat: null,
        players: 0,
      },
    },
    say(closedMs, round({ phase: "closed", ends_at: instant(startMs) })),
    ...(crash === null
      ? []
      : [say(startMs, round({ phase: "flying", ends_at: null, started_at }))]),
    ...leavingOf(record, startMs, bet.cashed),
    say(endMs, round(shown)),
    { atMs: endMs + 1, message: { type: "settled", bet: bet.settled, balance: null } },
    // Nothing is said any more: the page has had its time to show it all.
    { atMs: endMs + (crash === null ? pace.show_ms : LOOK_MS), message: beat(instant(endMs)) },
  ];
}

const beat = (server_time: string): TableMessage => ({ type: "beat", server_time });

/** A flight that was left in time is left again. */
function leavingOf({ round, bet }: RecordedTable, startMs: number, cashed: OwnBet): Saying[] {
  const { cashed_hundredths: at } = bet;
  if (at === null || round.growth_ppb === null) return [];
  const atMs = startMs + timeOf(at, round.growth_ppb);
  return [{ atMs, message: { type: "cashed", bet: cashed } }];
}

function betOf(record: RecordedTable, round_id: string, placed_at: string) {
  const { bet } = record;
  const unit = unitOfBet(record);
  const open: OwnBet = {
    bet_key: makeKey(),
    bet_id: round_id,
    round_id,
    unit,
    stake: stakeOfBet(record),
    choice: bet.choice,
    client_seed: null,
    status: "staked",
    cashed_hundredths: null,
    win: null,
    placed_at,
  };
  const cashed: OwnBet = { ...open, cashed_hundredths: bet.cashed_hundredths };
  return {
    open,
    cashed,
    settled: { ...cashed, status: "settled" as const, win: winOfBet(record) },
  };
}

const winOfBet = (record: RecordedTable): string =>
  formatWire(winOf(fromWire(unitOfBet(record)), record.bet.win_hundredths));

interface BarOptions extends Omit<Place, "page"> {
  toggle: () => void;
  again: () => void;
  setSpeed: (speed: number) => void;
}

/** As below any other game: the stake, the keys, and at the end what it has won. */
function createBar({ recorded, translate: t, language, ...acts }: BarOptions) {
  const keys = createReplayKeys({ translate: t, language, ...acts });
  const readout = (label: string, area: string) => {
    const value = make("output", { class: "readout-value" });
    const name = make("span", { class: "readout-label", text: label });
    return { value, root: make("div", { class: `readout ${area}` }, [name, value]) };
  };
  const stake = readout(t("stake"), "stake");
  const win = readout(t("win"), "win");
  stake.value.textContent = formatMoney(stakeOfBet(recorded));
  return {
    root: make("section", { class: "hud is-replay is-table", "aria-label": t("controls") }, [
      stake.root,
      keys.root,
      win.root,
    ]),
    setState: (state: ReplayState) => {
      keys.setState(state);
      const isGain = fromWire(winOfBet(recorded)) > fromWire(stakeOfBet(recorded));
      win.root.classList.toggle("has-win", state === "over" && isGain);
      if (state === "over") win.value.textContent = formatMoney(winOfBet(recorded));
      else if (win.value.textContent === "") win.value.textContent = "–";
    },
  };
}
