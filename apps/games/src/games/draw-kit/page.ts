/** The page of a timed draw: drum, tickets, and what the server says about them. */
import {
  add,
  type Centavos,
  formatWire,
  fromWire,
  parseWire,
  ZERO,
} from "@tucano/contract/money.ts";
import type {
  OwnBet,
  PastRound,
  TableMessage,
  TableRound,
} from "@tucano/contract/player/games/shared-tables.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { showPurse } from "../../shared/purse.ts";
import type { TableLine } from "../../shared/table-line.ts";
import type { TableModule, TableTools } from "../../shared/table-page.ts";
import { makeKey } from "../../shell/make-key.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { createInfoSheet, drawnOf } from "./info-sheet.ts";
import { buildParts, mountPage } from "./mount.ts";
import { ballsOut, clockOf } from "./reveal.ts";
import { createShop } from "./shop.ts";
import type { DrawSpec, OwnTicket } from "./spec.ts";
import { createStage } from "./stage.ts";
import { drawTexts } from "./texts.ts";
import { createTicketList } from "./ticket-list.ts";
import { ownSeed } from "@tucano/client/own-seed.ts";

const VOICE = { root: 294, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] } as const;
const FRAME_MS = 100;
const NOTICE_MS = 4_000;
const HISTORY_MAX = 40;
const URGENT_MS = 10_000;

/** What the page knows just now. */
interface State {
  round: TableRound | null;
  own: Map<string, OwnBet>;
  /** Sent and not answered. */
  sending: Set<string>;
  balance: Centavos;
  /** The balance after a draw that is still being shown. */
  heldBalance: Centavos | null;
  history: PastRound[];
  /** Choices of the last draw. */
  again: readonly unknown[];
  /** The round whose balls the player did not want to wait for. */
  skipped: string | null;
  out: number;
  isTold: boolean;
  line: TableLine | null;
}

type Page<Bet> = ReturnType<typeof build<Bet>>;

/** The door of a timed draw. */
export function drawTable<Bet>(spec: DrawSpec<Bet>): TableModule {
  return {
    start: (tools) => {
      const page = build(tools, spec);
      mountPage({ ...page, onSkip: () => skip(page) });
      page.state.line = tools.openLine({
        game: tools.launch.code,
        language: tools.language,
        token: () => tools.server.token,
        onMessage: (message) => hear(page, message),
        onLost: (reason) => tellLost(page, reason),
      });
      setInterval(() => showFrame(page), FRAME_MS);
    },
  };
}

function build<Bet>(tools: TableTools, spec: DrawSpec<Bet>) {
  const { language, opened, settings } = tools;
  const say = wordsFor(drawTexts, language);
  const own = wordsFor(spec.words, language);
  const sound = tools.createSound(VOICE);
  const state: State = {
    round: null,
    own: new Map(),
    sending: new Set(),
    balance: fromWire(opened.balance),
    heldBalance: null,
    history: [],
    again: [],
    skipped: null,
    out: 0,
    isTold: false,
    line: null,
  };
  const kept = settings.read().stake;
  const board = spec.createBoard({
    language,
    say,
    own,
    onChange: () => refresh(page),
    onPick: () => sound.play("chip"),
  });
  const shop = createShop({
    say,
    own,
    stakes: opened.stakes.map(fromWire),
    firstStake: (kept === null ? null : parseWire(kept)) ?? fromWire(opened.default_stake),
    onStake: (unit) => {
      settings.write({ stake: formatWire(unit) });
      sound.play("click");
      refresh(page);
    },
    onBuy: () => {
      if (buy(page, board.wishes())) board.clear();
    },
    onRepeat: () => buy(page, state.again),
  });
  const { viewTicket } = spec;
  const page = {
    tools,
    spec,
    say,
    own,
    sound,
    state,
    board,
    shop,
    stage: createStage({ say, count: spec.count, ballsShown: spec.ballsShown }),
    list:
      viewTicket === null
        ? null
        : createTicketList<Bet>({ title: own("mine"), none: say("noTickets"), view: viewTicket }),
    info: createInfoSheet({ tools, spec, say, own, sound, history: () => shownHistory(state) }),
    parts: buildParts(tools, say),
  };
  return page;
}

/** Draws that are still being shown are not given away before their time. */
function shownHistory({ history, round, isTold }: State): readonly PastRound[] {
  return history.filter((past) => isTold || past.round_id !== round?.round_id);
}

function ticketsOf<Bet>({ spec, state }: Page<Bet>): OwnTicket<Bet>[] {
  return [...state.own.values()].flatMap((own) => {
    const bet = own.status === "void" ? null : spec.game.readBet(own.choice);
    return bet === null ? [] : [{ bet, own }];
  });
}

/** False: nothing was sent. */
function buy<Bet>(page: Page<Bet>, choices: readonly unknown[]): boolean {
  const { state, shop, sound } = page;
  const { round, line } = state;
  if (round?.phase !== "betting" || line === null || choices.length === 0) return false;
  for (const choice of choices) {
    const betKey = makeKey();
    const unit = formatWire(shop.unit);
    const bet = { bet_key: betKey, round_id: round.round_id, unit, choice, client_seed: ownSeed() };
    if (line.say({ type: "bet", ...bet })) state.sending.add(betKey);
  }
  sound.play("pick");
  refresh(page);
  return state.sending.size > 0;
}

function hear<Bet>(page: Page<Bet>, message: TableMessage): void {
  const { state, tools } = page;
  switch (message.type) {
    case "welcome":
      state.history = message.history;
      state.sending.clear();
      state.own = new Map(message.own.map((bet) => [bet.bet_key, bet]));
      return takeRound(page, message.round);
    case "round":
      return takeRound(page, message.round);
    case "bet_taken":
      takeBet(page, message.bet);
      tools.link.send({ type: "round-started", roundId: message.bet.round_id });
      return takeBalance(page, message.balance);
    case "settled":
      takeBet(page, message.bet);
      return takeBalance(page, message.balance);
    case "refused":
      return takeRefusal(page, message);
    default:
  }
}

function takeBet<Bet>(page: Page<Bet>, bet: OwnBet): void {
  const { state } = page;
  state.sending.delete(bet.bet_key);
  if (bet.round_id === state.round?.round_id) state.own.set(bet.bet_key, bet);
  refresh(page);
}

function takeBalance<Bet>(page: Page<Bet>, wire: string | null): void {
  const { state } = page;
  if (wire === null) return;
  const isHidden = state.round?.phase === "closed" || state.round?.phase === "shown";
  if (isHidden && !state.isTold) state.heldBalance = fromWire(wire);
  else state.balance = fromWire(wire);
  refresh(page);
}

function takeRefusal<Bet>(
  page: Page<Bet>,
  message: Extract<TableMessage, { type: "refused" }>,
): void {
  const { state, tools } = page;
  if (message.bet_key !== null) state.sending.delete(message.bet_key);
  notice(page, message.message);
  refresh(page);
  if (message.error !== "house_games.insufficient_funds") return;
  const balance = formatWire(state.balance);
  tools.link.send({ type: "need-deposit", balance, stake: tools.opened.stakes[0] ?? "1.00" });
}

function takeRound<Bet>(page: Page<Bet>, round: TableRound | null): void {
  const { state, stage, say } = page;
  if (round === null) return;
  const isNew = state.round?.round_id !== round.round_id;
  if (isNew) {
    const before = ticketsOf(page).filter(({ own }) => own.round_id !== round.round_id);
    if (before.length > 0) state.again = before.map(({ bet }) => bet);
    for (const { own } of before) state.own.delete(own.bet_key);
    state.balance = state.heldBalance ?? state.balance;
    state.heldBalance = null;
    state.isTold = false;
    state.out = 0;
    state.sending.clear();
    stage.showOutcome("", "none");
    stage.showBalls("", [], false);
  }
  state.round = round;
  if (round.phase === "void") notice(page, say("void"));
  if (round.phase === "shown" && state.history[0]?.round_id !== round.round_id) {
    const { round_id, number, result } = round;
    state.history.unshift({ round_id, number, result, ended_at: "" });
    state.history.length = Math.min(state.history.length, HISTORY_MAX);
  }
  refresh(page);
  showFrame(page);
}

/** Everything that does not change by itself. */
function refresh<Bet>(page: Page<Bet>): void {
  const { state, shop, board, list, tools, parts, stage } = page;
  const tickets = ticketsOf(page);
  const isOpen = state.round?.phase === "betting";
  const out = (drawnOf(state.round?.result) ?? []).slice(0, state.out);
  shop.refresh({
    isOpen,
    isSending: state.sending.size > 0,
    wished: board.wishes().length,
    room: Math.max(0, tools.opened.bets_max - tickets.length),
    again: state.again.length,
  });
  board.showOwn(tickets);
  board.showDraw(isOpen || state.round === null ? null : { out, tickets });
  list?.show(tickets, out, state.isTold);
  const numbers = tickets.flatMap(({ bet }) => numbersOf(bet));
  stage.markOwn(new Set(numbers));
  showPurse(tools, parts.balance, state.balance);
}

/** All numbers of a bet, however it is written. */
function numbersOf(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(numbersOf);
}

/** What changes with the time. */
function showFrame<Bet>(page: Page<Bet>): void {
  const { state, stage, say } = page;
  const { round, line } = state;
  if (round === null || line === null) return;
  const leftMs = round.ends_at === null ? 0 : Date.parse(round.ends_at) - line.now();
  if (round.phase === "betting") {
    return stage.showClock(say("closesIn"), clockOf(leftMs), leftMs < URGENT_MS);
  }
  if (round.phase === "shown") return showReveal(page, round, line.now());
  stage.showClock(say("starts"), clockOf(leftMs), true);
}

function showReveal<Bet>(page: Page<Bet>, round: TableRound, nowMs: number): void {
  const { state, stage, say, spec, sound, tools, parts } = page;
  const drawn = drawnOf(round.result);
  if (drawn === null || round.ends_at === null) return;
  const isAtOnce = tools.isReduced || state.skipped === round.round_id;
  const { firstMs, ballMs } = spec;
  const times = { firstMs, ballMs, count: drawn.length, showMs: tools.opened.pace.show_ms };
  const due = ballsOut({ ...times, endsAtMs: Date.parse(round.ends_at) }, nowMs);
  const count = isAtOnce ? drawn.length : due;
  if (count !== state.out || state.out === 0) {
    state.out = count;
    const out = drawn.slice(0, count);
    const isOver = count === drawn.length;
    stage.showBalls(isOver ? say("result") : say("drawing"), out, isOver);
    const newest = out.at(-1);
    if (newest !== undefined) callBall(page, newest);
    refresh(page);
  }
  if (count < drawn.length || state.isTold) return;
  const isWaiting = ticketsOf(page).some(({ own }) => own.status !== "settled");
  if (isWaiting && nowMs < Date.parse(round.ends_at) - 1_000) return;
  tellOutcome(page);
  if (parts.voice.textContent === "") parts.voice.textContent = drawn.join(", ");
  sound.play("ball");
}

function callBall<Bet>(page: Page<Bet>, number: number): void {
  const { sound, parts, say } = page;
  const isMine = ticketsOf(page).some(({ bet }) => numbersOf(bet).includes(number));
  sound.play(isMine ? "pick" : "ball");
  parts.voice.textContent = say("ball", { number });
}

/** Only more than the tickets cost is celebrated. */
function tellOutcome<Bet>(page: Page<Bet>): void {
  const { state, stage, say, sound, parts, tools } = page;
  state.isTold = true;
  state.balance = state.heldBalance ?? state.balance;
  state.heldBalance = null;
  const tickets = ticketsOf(page);
  let [stake, win] = [ZERO, ZERO];
  for (const { own } of tickets) {
    stake = add(stake, fromWire(own.stake));
    win = add(win, fromWire(own.win ?? "0.00"));
    const balance = formatWire(state.balance);
    const { round_id: roundId } = own;
    tools.link.send({
      type: "round-settled",
      roundId,
      stake: own.stake,
      win: own.win ?? "0.00",
      balance,
    });
  }
  refresh(page);
  if (tickets.length === 0) return;
  const amount = formatMoney(formatWire(win));
  const kind = win > stake ? "win" : win > ZERO ? "back" : "none";
  const text = say(kind === "win" ? "won" : kind, { amount });
  stage.showOutcome(text, kind);
  parts.voice.textContent = text;
  if (kind === "win") sound.fanfare(6, "win");
}

function skip<Bet>(page: Page<Bet>): void {
  const { state } = page;
  if (state.round?.phase !== "shown" || state.skipped === state.round.round_id) return;
  state.skipped = state.round.round_id;
  showFrame(page);
}

function notice<Bet>({ parts }: Page<Bet>, text: string): void {
  parts.notice.hidden = false;
  parts.notice.textContent = text;
  setTimeout(() => {
    if (parts.notice.textContent === text) parts.notice.hidden = true;
  }, NOTICE_MS);
}

function tellLost<Bet>(page: Page<Bet>, reason: "away" | "ended" | null): void {
  const { parts, say, tools, state } = page;
  parts.notice.hidden = reason === null;
  if (reason === null) return;
  state.sending.clear();
  parts.notice.textContent = reason === "ended" ? tools.translate("sessionEnded") : say("lost");
  if (reason === "ended") tools.link.send({ type: "session-ended" });
}
