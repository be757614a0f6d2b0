/** The page of the flight: sky, two bets, everybody's bets, earlier flights. */
import { formatWire, fromWire, parseWire } from "@tucano/contract/money.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import type {
  OwnBet,
  TableMessage,
  TableRound,
} from "@tucano/contract/player/games/shared-tables.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { hundredthsIn, multiplierIn } from "@tucano/i18n/numbers.ts";
import { make } from "../../hud/dom.ts";
import { bindSoundKey } from "../../hud/sound-keys.ts";
import { makeKey } from "../../shell/make-key.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { showPurse } from "../../shared/purse.ts";
import type { TableTools } from "../../shared/table-page.ts";
import { type BetPanel, createBetPanel, type Wish } from "./bet-panel.ts";
import { buildParts, type Flight } from "./flight.ts";
import { crashOf, runFrames } from "./frames.ts";
import { createInfoSheet } from "./info-sheet.ts";
import { createRoster } from "./roster.ts";
import { createSky } from "./sky.ts";
import { flightTexts } from "./texts.ts";
import { ownSeed } from "@tucano/client/own-seed.ts";

const VOICE = { root: 262, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] } as const;
const HISTORY_SHOWN = 24;
const NOTICE_MS = 3_600;

export function startFlight(tools: TableTools): void {
  const say = wordsFor(flightTexts, tools.language);
  const sound = tools.createSound(VOICE);
  const flight = {
    tools,
    say,
    sound,
    sky: createSky(tools.isReduced),
    roster: createRoster(tools.language, say),
    parts: buildParts(tools, say),
    line: null,
    round: null,
    history: [],
    balance: fromWire(tools.opened.balance),
  } as unknown as Flight;
  const panels = [1, 2].slice(0, tools.opened.bets_max).map((index) => buildPanel(flight, index));
  Object.assign(flight, { panels });
  mount(flight);
  flight.line = tools.openLine({
    game: tools.launch.code,
    language: tools.language,
    token: () => tools.server.token,
    onMessage: (message) => hear(flight, message),
    onLost: (reason) => tellLost(flight, reason),
  });
  runFrames(flight);
}

function buildPanel(flight: Flight, index: number): BetPanel {
  const { tools, say } = flight;
  const { opened, settings } = tools;
  const kept = settings.read().stake;
  return createBetPanel({
    say,
    index,
    name: tools.translate("stake"),
    stakes: opened.stakes.map(fromWire),
    firstStake: (kept === null ? null : parseWire(kept)) ?? fromWire(opened.default_stake),
    onPlace: (panel, wish) => place(flight, panel, wish),
    onCash: (panel) => cash(flight, panel),
    onBad: (text) => notice(flight, text),
    onStake: (unit) => settings.write({ stake: formatWire(unit) }),
  });
}

function mount(flight: Flight): void {
  const { tools, parts, sky, roster, panels, say } = flight;
  const { page, translate } = tools;
  page.classList.add("theme-onca", "flight");
  const top = make("header", { class: "table-top flight-top" }, [
    parts.back,
    make("h1", { text: tools.opened.game.name }),
    make("div", { class: "table-purse" }, [
      make("span", {
        text: tools.opened.mode === "demo" ? say("demo") : say("balance"),
      }),
      parts.balance,
    ]),
    parts.mute,
    parts.menu,
  ]);
  const scene = make("section", { class: "flight-scene" }, [
    sky.root,
    make("div", { class: "flight-middle" }, [parts.figure, parts.word, parts.bar]),
    parts.history,
    parts.notice,
  ]);
  const bets = make(
    "div",
    { class: "flight-bets" },
    panels.map(({ root }) => root),
  );
  page.append(top, scene, bets, roster.root, parts.voice);
  const sheet = createInfoSheet(tools, say, flight.sound);
  page.append(sheet.root);
  parts.menu.addEventListener("click", () => sheet.openRules());
  parts.history.addEventListener("click", (event) => {
    const chip = (event.target as HTMLElement).closest<HTMLElement>("[data-round]");
    if (chip !== null) void sheet.openProof(chip.dataset["round"] ?? "");
  });
  parts.back.addEventListener("click", () => {
    if (tools.link.isFramed) tools.link.send({ type: "close" });
    else window.location.assign(tools.launch.lobby);
  });
  bindSoundKey(parts.mute, flight.sound, translate);
  window.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input,button,dialog");
    if (event.code !== "Space" || isTyping !== null || event.repeat) return;
    event.preventDefault();
    panels[0]?.root.querySelector<HTMLButtonElement>(".main-key")?.click();
  });
  showBalance(flight);
}

function showBalance({ tools, parts, balance }: Flight): void {
  showPurse(tools, parts.balance, balance);
}

function notice({ parts }: Flight, text: string, kind = ""): void {
  parts.notice.hidden = false;
  parts.notice.textContent = text;
  parts.notice.dataset["kind"] = kind;
  const shown = text;
  setTimeout(() => {
    if (parts.notice.textContent === shown) parts.notice.hidden = true;
  }, NOTICE_MS);
}

function tellLost(flight: Flight, reason: "away" | "ended" | null): void {
  const { parts, say, tools } = flight;
  if (reason === null) {
    parts.notice.hidden = true;
    return;
  }
  for (const panel of flight.panels) panel.isSending = false;
  parts.notice.hidden = false;
  parts.notice.textContent = reason === "ended" ? tools.translate("sessionEnded") : say("lost");
  if (reason === "ended") tools.link.send({ type: "session-ended" });
}

function place(flight: Flight, panel: BetPanel, wish: Wish): void {
  const { round, line, sound } = flight;
  if (round === null || line === null) return;
  const betKey = makeKey();
  panel.isSending = true;
  panel.root.dataset["key"] = betKey;
  sound.play("chip");
  const isSaid = line.say({
    type: "bet",
    bet_key: betKey,
    round_id: round.round_id,
    unit: formatWire(wish.unit),
    choice: { autoHundredths: wish.autoHundredths },
    client_seed: ownSeed(),
  });
  if (!isSaid) panel.isSending = false;
}

function cash(flight: Flight, panel: BetPanel): void {
  if (panel.bet === null || panel.isSending) return;
  const isSaid = flight.line?.say({ type: "cash_out", bet_key: panel.bet.bet_key }) === true;
  if (isSaid) panel.isSending = true;
}

function hear(flight: Flight, message: TableMessage): void {
  switch (message.type) {
    case "welcome":
      flight.history = message.history;
      for (const panel of flight.panels) {
        panel.bet = null;
        panel.isSending = false;
      }
      message.own.forEach((bet) => takeBet(flight, bet));
      showHistory(flight);
      takeRound(flight, message.round);
      // After the round: one that is new empties the list.
      flight.roster.clear();
      flight.roster.take(message.roster, message.roster_count);
      return message.own.forEach(({ bet_id: id }) => flight.roster.own(id));
    case "round":
      return takeRound(flight, message.round);
    case "roster":
      return flight.roster.take(message.entries, message.count);
    case "bet_taken":
      takeBet(flight, message.bet);
      return takeBalance(flight, message.balance);
    case "cashed":
      return takeBet(flight, message.bet);
    case "settled":
      takeBet(flight, message.bet);
      return takeBalance(flight, message.balance);
    case "refused":
      return takeRefusal(flight, message);
    case "tick":
    case "chat":
    case "chat_removed":
    case "beat":
    case "pong":
      return;
  }
}

function takeBalance(flight: Flight, wire: string | null): void {
  if (wire === null) return;
  flight.balance = fromWire(wire);
  showBalance(flight);
}

function takeRefusal(flight: Flight, message: Extract<TableMessage, { type: "refused" }>): void {
  const { panels, tools } = flight;
  for (const panel of panels) {
    const key = panel.bet?.bet_key ?? panel.root.dataset["key"];
    if (key === message.bet_key) panel.isSending = false;
  }
  if (message.of === "cash_out") return;
  notice(flight, message.message, "bad");
  if (message.error !== "house_games.insufficient_funds") return;
  const { stakes } = tools.opened;
  const balance = formatWire(flight.balance);
  tools.link.send({ type: "need-deposit", balance, stake: stakes[0] ?? "1.00" });
}

/** A bet belongs to the panel that sent it; after a reload, to the first that is free. */
function takeBet(flight: Flight, bet: OwnBet): void {
  const { panels, say, sound, parts, tools } = flight;
  flight.roster.own(bet.bet_id);
  const sent = panels.find(
    (one) => one.bet?.bet_key === bet.bet_key || one.root.dataset["key"] === bet.bet_key,
  );
  const panel = sent ?? panels.find((one) => one.bet === null);
  if (panel === undefined) return;
  const before = panel.bet;
  panel.isSending = false;
  panel.bet = bet.status === "void" ? null : bet;
  const { round_id: roundId, stake } = bet;
  if (bet.status === "staked" && before === null) {
    tools.link.send({ type: "round-started", roundId });
  }
  const hundredths = bet.cashed_hundredths;
  if (hundredths !== null && (before?.cashed_hundredths ?? null) === null) {
    const amount = formatMoney(formatWire(winOf(fromWire(bet.unit), hundredths)));
    const text = say("youWon", { amount, times: hundredthsIn(tools.language, hundredths) });
    notice(flight, text, "win");
    parts.voice.textContent = text;
    sound.fanfare(Math.min(10, 3 + Math.floor(hundredths / 200)), "win");
  }
  if (bet.status === "settled" && bet.win !== null) {
    const balance = formatWire(flight.balance);
    tools.link.send({ type: "round-settled", roundId, stake, win: bet.win, balance });
  }
}

function takeRound(flight: Flight, round: TableRound | null): void {
  if (round === null) return;
  const { round: before, sky, sound, panels, parts, roster, say } = flight;
  const isNew = before?.round_id !== round.round_id;
  flight.round = round;
  if (isNew && before !== null) {
    roster.clear();
    for (const panel of panels) if (panel.bet?.round_id !== round.round_id) panel.bet = null;
  }
  if (isNew || round.phase === "betting") sky.rest();
  if (round.phase === "betting") placeQueued(flight);
  if (round.phase === "flying" && before?.phase !== "flying") sound.play("whoosh");
  if (round.phase === "void") notice(flight, say("void"));
  if (round.phase !== "shown") return;
  const crash = crashOf(round.result);
  if (before?.phase === "flying" && !isNew) {
    sky.leave();
    sound.play("lose");
    parts.voice.textContent = `${say("flewAt")} ${multiplierIn(flight.tools.language, crash)}`;
  }
  if (flight.history[0]?.round_id === round.round_id) return;
  const { round_id, number, result } = round;
  flight.history.unshift({ round_id, number, result, ended_at: "" });
  showHistory(flight);
}

function placeQueued(flight: Flight): void {
  for (const panel of flight.panels) {
    const { queued } = panel;
    if (queued === null || panel.bet !== null || panel.isSending) continue;
    panel.queued = null;
    place(flight, panel, queued);
  }
}

function showHistory({ parts, history, say, tools }: Flight): void {
  const chips = history.slice(0, HISTORY_SHOWN).map((past) => {
    const crash = crashOf(past.result);
    const times = multiplierIn(tools.language, crash);
    const height = crash >= 1_000 ? "high" : crash >= 200 ? "middle" : "low";
    return make("button", {
      type: "button",
      class: `chip is-${height}`,
      "data-round": past.round_id,
      "aria-label": `${say("fair")}: ${say("round", { number: past.number })}, ${times}`,
      text: times,
    });
  });
  parts.history.replaceChildren(...chips);
}
