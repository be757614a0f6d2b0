/** The page of the league: connects server, slip and views. */
import { add, type Centavos, formatWire, fromWire, larger } from "@tucano/contract/money.ts";
import type {
  OwnBet,
  TableMessage,
  TableRound,
} from "@tucano/contract/player/games/shared-tables.ts";
import { type Fixture, fixturesOf } from "@tucano/game-math/games/liga-tucano/table.ts";
import { SELECTIONS_MAX } from "@tucano/game-math/games/liga-tucano/slip/systems.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { make } from "../../hud/dom.ts";
import type { TableTools } from "../../shared/table-page.ts";
import { makeKey } from "../../shell/make-key.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { createBetsView, createOwnSlips } from "./bets-view.ts";
import { createInfoSheet } from "./info-sheet.ts";
import { createLiveView } from "./live-view.ts";
import { createMarketSheet } from "./market-sheet.ts";
import { createMatchesView, priceInTurn } from "./matches-view.ts";
import { clubName } from "./names.ts";
import { bindTop, buildParts, drawStrip, showBalance, type Tab, tabs } from "./parts.ts";
import { createSlipView } from "./slip-view.ts";
import { partsOf, slipOf, systemAfter, toggle } from "./slip.ts";
import { dayOnOffer, isPlaying, type League } from "./state.ts";
import { createResultsView, createTableView } from "./table-view.ts";
import { leagueTexts } from "./texts.ts";
import { ownSeed } from "@tucano/client/own-seed.ts";

const VOICE = { root: 294, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] } as const;
const NOTICE_MS = 3_800;
const CLOCK_EVERY_MS = 200;

export function startLeague(tools: TableTools): void {
  const league: League = {
    tools,
    say: wordsFor(leagueTexts, tools.language),
    sound: tools.createSound(VOICE),
    line: null,
    round: null,
    history: [],
    balance: fromWire(tools.opened.balance),
    bets: new Map(),
    selections: [],
    system: "multiple",
    skipped: null,
  };
  const page = createPage(league);
  league.line = tools.openLine({
    game: tools.launch.code,
    language: tools.language,
    token: () => tools.server.token,
    onMessage: (message) => hear(league, page, message),
    onLost: (reason) => {
      if (reason === "ended") tools.link.send({ type: "session-ended" });
      if (reason === "ended") page.tell(tools.translate("sessionEnded"), "bad");
      else if (reason === "away") page.tell(league.say("away"), "bad");
    },
  });
  page.run();
}

type Page = ReturnType<typeof createPage>;

function createPage(league: League) {
  const { tools, say, sound } = league;
  const parts = buildParts(league);
  const info = createInfoSheet(league);
  const tap = (selection: string): void => {
    const next = toggle(league.selections, selection);
    if (next === "full") return tell(say("full", { max: SELECTIONS_MAX }), "bad");
    sound.play(next.length < league.selections.length ? "click" : "chip");
    choose(next);
  };
  const choose = (selections: readonly string[]): void => {
    league.selections = selections;
    matches.refresh();
    markets.refresh(dayOnOffer(league));
    slip.refresh();
  };
  const markets = createMarketSheet(league, tap);
  const openMore = (fixture: Fixture): void => markets.open(fixture);
  const matches = createMatchesView(league, { onTap: tap, onMore: openMore });
  const live = createLiveView(league, {
    onGoal: (match, side, isWatched) => {
      if (!isWatched && !isStakedOn(league, match.match)) return sound.play("tick");
      sound.play("multiplier", side === "home" ? 2 : 0);
      parts.voice.textContent = `${say("goal")} ${clubName(match[side])}`;
    },
    onSkip: () => {
      league.skipped = league.round?.round_id ?? null;
    },
  });
  const liveSlips = createOwnSlips(league, live.slips);
  const bets = createBetsView(league);
  const table = createTableView(league);
  const results = createResultsView(league, (id) => void info.openProof(id));
  const slip = createSlipView(league, {
    onRemove: tap,
    onClear: () => choose([]),
    onSystem: (system) => {
      league.system = system;
      sound.play("click");
      slip.refresh();
    },
    onPlace: (unit) => place(league, page, unit),
    onBad: (text) => tell(text, "bad"),
  });
  const placedSlips = createOwnSlips(league, slip.placed);
  const views = { matches, live, myBets: bets, table, results };
  let timer = 0;
  const tell = (text: string, kind = ""): void => {
    parts.notice.textContent = text;
    parts.notice.dataset["kind"] = kind;
    parts.notice.hidden = false;
    parts.voice.textContent = text;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      parts.notice.hidden = true;
    }, NOTICE_MS);
  };
  const openTab = (tab: Tab): void => {
    for (const key of parts.keys) {
      const isOn = key.dataset["tab"] === tab;
      key.setAttribute("aria-selected", String(isOn));
      key.tabIndex = isOn ? 0 : -1;
    }
    for (const name of tabs) views[name].root.hidden = name !== tab;
    main.scrollTop = 0;
    if (tab === "myBets") void bets.load();
    refreshLists();
  };
  /** Long lists are rendered when they are looked at: a new day has enough to do. */
  const refreshLists = (): void => {
    for (const list of [table, results]) if (!list.root.hidden) list.refresh();
  };
  const main = make(
    "main",
    // Otherwise a list without buttons could not be scrolled by keyboard.
    { class: "league-main", tabindex: "0" },
    tabs.map((name) => panelOf(name, views[name].root)),
  );
  tools.page.classList.add("league");
  tools.page.append(
    parts.top,
    parts.strip,
    parts.tabBar,
    main,
    slip.root,
    slip.bar,
    parts.notice,
    parts.voice,
    info.root,
    markets.root,
  );
  bindTop(league, parts, info.openRules);
  bindTabs(parts.tabBar, openTab);
  openTab("matches");
  const page = {
    parts,
    slip,
    bets,
    live,
    tell,
    choose,
    openTab,
    refresh: () => {
      matches.refresh();
      refreshLists();
      bets.refresh();
      liveSlips.refresh();
      placedSlips.refresh();
      slip.refresh();
      showBalance(league, parts);
    },
    /** Slips light up while matches are on; the balance waits for their end. */
    tick: () => {
      drawStrip(league, parts);
      slip.tick();
      if (league.round?.phase !== "shown") return;
      bets.refresh();
      liveSlips.refresh();
      placedSlips.refresh();
    },
    run: () => runClock(league, page),
  };
  return page;
}

function panelOf(tab: Tab, root: HTMLElement): HTMLElement {
  root.id = `view-${tab}`;
  root.setAttribute("role", "tabpanel");
  root.setAttribute("aria-labelledby", `tab-${tab}`);
  return root;
}

/** Two dozen goals are scored in a day: only those that concern the player are announced. */
function isStakedOn({ bets }: League, match: number): boolean {
  return [...bets.values()].some(({ choice }) =>
    slipOf(choice)?.selections.some((each) => partsOf(each).match === match),
  );
}

function bindTabs(bar: HTMLElement, openTab: (tab: Tab) => void): void {
  const open = (element: Element | null): void => {
    const tab = tabs.find((each) => each === (element as HTMLElement | null)?.dataset["tab"]);
    if (tab !== undefined) openTab(tab);
  };
  bar.addEventListener("click", (event) => open((event.target as Element).closest("[data-tab]")));
  bar.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const keys = [...bar.querySelectorAll<HTMLElement>("[data-tab]")];
    const at = keys.findIndex((key) => key === document.activeElement);
    const next = keys.at((at + step) % keys.length) ?? null;
    next?.focus();
    open(next);
  });
}

function runClock(league: League, page: Page): void {
  let wasPlaying = false;
  let last = 0;
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    page.live.frame();
    if (now - last < CLOCK_EVERY_MS) return;
    last = now;
    page.tick();
    const isOn = isPlaying(league);
    if (wasPlaying && !isOn) finish(league, page);
    wasPlaying = isOn;
  };
  requestAnimationFrame(frame);
}

/** The final whistle: now the wins may be seen. */
function finish(league: League, page: Page): void {
  const { say, sound, tools } = league;
  page.refresh();
  const settled = [...league.bets.values()].filter(({ status }) => status === "settled");
  if (settled.length === 0) return;
  const total = (amounts: readonly string[]) => add(...amounts.map(fromWire));
  const won = total(settled.map(({ win }) => win ?? "0.00"));
  const staked = total(settled.map(({ stake }) => stake));
  const amount = formatMoney(formatWire(won));
  page.tell(say(won > 0 ? "dayPaid" : "dayLost", { amount }), won > staked ? "win" : "");
  if (won > staked) sound.fanfare(5, "win");
  for (const { round_id: roundId, stake, win } of settled) {
    const balance = formatWire(league.balance);
    tools.link.send({ type: "round-settled", roundId, stake, win: win ?? "0.00", balance });
  }
}

function place(league: League, page: Page, unit: Centavos): void {
  const { round, line, selections, system, sound } = league;
  if (round?.phase !== "betting" || line === null || selections.length === 0) return;
  const isSaid = line.say({
    type: "bet",
    bet_key: makeKey(),
    round_id: round.round_id,
    unit: formatWire(unit),
    choice: {
      day: round.number,
      system: systemAfter(selections, system),
      selections: [...selections],
    },
    client_seed: ownSeed(),
  });
  page.slip.isSending = isSaid;
  if (isSaid) sound.play("cash");
  page.slip.tick();
}

function hear(league: League, page: Page, message: TableMessage): void {
  switch (message.type) {
    case "welcome":
      return void takeWelcome(league, page, message);
    case "round":
      return takeRound(league, page, message.round);
    case "bet_taken":
      return takePlaced(league, page, message.bet, message.balance);
    case "settled":
      league.bets.set(message.bet.bet_key, message.bet);
      takeSettledBalance(league, message.bet, message.balance);
      return page.refresh();
    case "refused":
      page.slip.isSending = false;
      page.slip.tick();
      page.tell(message.message, "bad");
      return askDeposit(league, message.error);
    default:
      return;
  }
}

type Welcome = Extract<TableMessage, { type: "welcome" }>;

/** Payments may have been missed while away: fetch the balance again. */
async function takeWelcome(league: League, page: Page, message: Welcome): Promise<void> {
  const { launch, server } = league.tools;
  if (league.round !== null) {
    const opened = await server.open(launch.code).catch(() => null);
    if (opened !== null) league.balance = fromWire(opened.balance);
  }
  league.history = message.history;
  league.bets.clear();
  for (const bet of message.own) league.bets.set(bet.bet_key, bet);
  page.slip.isSending = false;
  takeRound(league, page, message.round);
}

function takePlaced(league: League, page: Page, bet: OwnBet, balance: string | null): void {
  const isNew = !league.bets.has(bet.bet_key);
  league.bets.set(bet.bet_key, bet);
  if (balance !== null) league.balance = fromWire(balance);
  page.slip.isSending = false;
  if (isNew) league.tools.link.send({ type: "round-started", roundId: bet.round_id });
  page.tell(league.say("placed"), "good");
  page.slip.close();
  page.choose([]);
  page.refresh();
}

/** Wins are paid side by side: the highest balance is the one after all of them. */
function takeSettledBalance(league: League, bet: OwnBet, wire: string | null): void {
  if (wire === null) {
    if (bet.win !== null) league.balance = add(league.balance, fromWire(bet.win));
    return;
  }
  league.balance = larger(league.balance, fromWire(wire));
}

function askDeposit({ tools, balance }: League, error: string): void {
  if (error !== "house_games.insufficient_funds") return;
  const stake = tools.opened.stakes[0] ?? "1.00";
  tools.link.send({ type: "need-deposit", balance: formatWire(balance), stake });
}

function takeRound(league: League, page: Page, round: TableRound | null): void {
  if (round === null) return;
  const { round: before, say, sound } = league;
  const isNew = before?.round_id !== round.round_id;
  const dayBefore = dayOnOffer(league);
  league.round = round;
  if (isNew && before !== null) league.bets.clear();
  if (round.phase === "shown") takeResult(league, round);
  const isStart = before?.phase === "closed" && round.phase === "shown" && !isNew;
  if (isStart) sound.play("expect");
  if (isStart && (league.bets.size > 0 || league.selections.length === 0)) page.openTab("live");
  if (round.phase === "void" && before?.phase !== "void") page.tell(say("void"), "bad");
  if (dayOnOffer(league) !== dayBefore) {
    // Selections for a day that has begun are of no use for the next one.
    page.choose([]);
    priceInTurn(fixturesOf(dayOnOffer(league)), () => undefined);
  }
  page.refresh();
  // After watching a day to its end, the player is taken to the next one.
  if (isNew && before !== null && !page.live.root.hidden) page.openTab("matches");
  if (isNew && !page.bets.root.hidden) void page.bets.load();
}

function takeResult(league: League, round: TableRound): void {
  const { round_id, number, result } = round;
  if (league.history.some((past) => past.round_id === round_id)) return;
  league.history = [{ round_id, number, result, ended_at: "" }, ...league.history];
}
