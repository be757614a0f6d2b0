/** A live table: one line to the server, its phases on the stage, chips and talk of this player. */
import { add, type Centavos, formatWire, fromWire, multiplyFloor } from "@tucano/contract/money.ts";
import type {
  OwnBet,
  PastRound,
  TableMessage,
  TableRound,
} from "@tucano/contract/player/games/shared-tables.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { isWindowUpright } from "../../platform/window-shape.ts";
import { ownSeed } from "@tucano/client/own-seed.ts";
import { createMotion } from "../../scene/motion.ts";
import { showPurse } from "../../shared/purse.ts";
import type { TableLine } from "../../shared/table-line.ts";
import type { TableModule, TableTools } from "../../shared/table-page.ts";
import { makeKey } from "../../shell/make-key.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import type { Laid } from "../chip-tables/bets.ts";
import { chipFace, chipText } from "../chip-tables/chip.ts";
import { createRack, type Rack } from "../chip-tables/rack.ts";
import { tableTexts } from "../chip-tables/texts.ts";
import { createChat } from "./chat.ts";
import { createLiveInfo } from "./info-sheet.ts";
import { createLiveBets, type LiveBets } from "./live-bets.ts";
import type { LiveGame, LivePart } from "./live-game.ts";
import { createLiveView, type LiveView, mountLive } from "./live-view.ts";
import { createLiveRoster } from "./roster.ts";
import { createTeller, type Teller } from "./teller.ts";
import { liveTexts } from "./texts.ts";
import "../chip-tables/chip-tables.css";
import "./live.css";
import "./studio.css";

/** A player who comes this late sees the result at once. */
const LATE_MS = 2_500;
const FIRST_CHIP = 1;

export const liveTable = (game: LiveGame): TableModule => ({
  start: (tools) => new LiveTable(tools, game).start(),
});

class LiveTable {
  readonly #tools: TableTools;
  readonly #game: LiveGame;
  readonly #say;
  readonly #sound;
  readonly #motion;
  readonly #view: LiveView;
  readonly #teller: Teller;
  readonly #part: LivePart;
  readonly #bets: LiveBets;
  readonly #rack: Rack;
  readonly #roster;
  readonly #chat;
  readonly #unit: Centavos;
  #line: TableLine | null = null;
  #round: TableRound | null = null;
  #history: readonly PastRound[] = [];
  #own = new Map<string, OwnBet>();
  #balance: Centavos;
  #balanceAfter: Centavos | null = null;
  /** The key of the bet that is on its way. */
  #sending: string | null = null;
  #isRevealed = true;
  #isTold = false;

  constructor(tools: TableTools, game: LiveGame) {
    this.#tools = tools;
    this.#game = game;
    const { opened, language } = tools;
    this.#say = wordsFor(liveTexts, language);
    this.#sound = tools.createSound(game.voice);
    this.#motion = createMotion(tools.isReduced);
    this.#view = createLiveView({ tools, say: this.#say }, game.dealerAt);
    this.#teller = createTeller(tools, this.#view, this.#say);
    this.#balance = fromWire(opened.balance);
    this.#unit = fromWire(opened.default_stake);
    this.#part = game.create({
      tools,
      motion: this.#motion,
      sound: this.#sound,
      lay: (spots) => this.#lay(spots),
      say: (text) => this.#teller.call(text),
    });
    const stakeMax = Math.floor(fromWire(opened.max_stake) / this.#unit);
    this.#bets = createLiveBets({ stakeMax, fromWire: this.#part.fromWire });
    this.#rack = this.#createRack();
    this.#roster = createLiveRoster(this.#say);
    this.#chat = createChat({
      say: this.#say,
      mayTalk: opened.mode === "real",
      send: (text) => this.#line?.say({ type: "chat", text }) === true,
      report: (line) => {
        if (this.#line?.say({ type: "report", line }) === true) {
          this.#teller.notice(this.#say("reported"));
        }
      },
    });
  }

  start(): void {
    const { launch, language, server } = this.#tools;
    const [tools, game, part, view] = [this.#tools, this.#game, this.#part, this.#view];
    const [say, sound, roster, chat] = [this.#say, this.#sound, this.#roster, this.#chat];
    const { rules, resultText } = part;
    const info = createLiveInfo({ tools, say, sound, rules, resultText });
    mountLive({ tools, say, game, part, view, rack: this.#rack.root, roster, chat, info, sound });
    view.place.addEventListener("click", () => this.#place());
    const place = (): void => part.place(isWindowUpright());
    place();
    window.addEventListener("resize", place);
    this.#showBalance();
    this.#show();
    this.#runFrames();
    this.#line = tools.openLine({
      game: launch.code,
      language,
      token: () => server.token,
      onMessage: (message) => this.#hear(message),
      onLost: (reason) => this.#teller.tellLost(reason),
    });
  }

  #createRack(): Rack {
    const { language, settings, translate } = this.#tools;
    const change = (make: () => boolean | void) => () => this.#change(make);
    return createRack({
      units: this.#game.chipUnits.map((count) => this.#moneyOf(count)),
      first: FIRST_CHIP,
      kept: {
        language,
        close: translate("close"),
        settings,
        step: this.#unit,
        amounts: () => this.#bets.open.amounts,
        spotName: (spot) => this.#part.spotName(spot),
        lay: (laid) => this.#change(() => this.#bets.open.lay(laid)),
      },
      onChoose: () => this.#sound.play("click", this.#rack.chosen),
      undo: change(() => this.#bets.open.undo()),
      double: change(() => this.#bets.open.double()),
      repeat: change(() => this.#bets.open.lay([...this.#bets.last])),
      clear: change(() => this.#bets.open.clear()),
    });
  }

  #moneyOf(units: number): Centavos {
    return multiplyFloor(this.#unit, units, 1);
  }

  get #isOpen(): boolean {
    return this.#round?.phase === "betting" && this.#sending === null;
  }

  #lay(spots: Laid): void {
    const value = this.#game.chipUnits[this.#rack.chosen] ?? 1;
    this.#change(() =>
      this.#bets.open.lay(spots.map(([spot, count]) => [spot, count * value] as const)),
    );
  }

  #change(make: () => boolean | void): void {
    if (!this.#isOpen) return;
    const isDone = make() ?? true;
    if (isDone) this.#sound.play("chip", this.#rack.chosen);
    else this.#teller.notice(wordsFor(tableTexts, this.#tools.language)("limit"));
    this.#show();
  }

  #place(): void {
    const { open } = this.#bets;
    if (!this.#isOpen || this.#round === null || open.total === 0) return;
    if (this.#moneyOf(open.total) > this.#balance)
      this.#teller.askForMoney(this.#balance, this.#moneyOf(this.#bets.open.total));
    const chips = [...open.amounts].map(
      ([spot, count]) => [this.#part.toWire(spot), count] as const,
    );
    this.#sending = makeKey();
    const isSaid = this.#line?.say({
      type: "bet",
      bet_key: this.#sending,
      round_id: this.#round.round_id,
      unit: formatWire(this.#unit),
      choice: { chips: Object.fromEntries(chips) },
      client_seed: ownSeed(),
    });
    if (isSaid !== true) this.#sending = null;
    this.#show();
  }

  /** Chips, keys and sums as they are now. */
  #show(): void {
    const { open, all, taken, last } = this.#bets;
    const { chipUnits } = this.#game;
    const faces = [...all].map(([spot, count]) => {
      const rank = chipUnits.findLastIndex((value) => value <= count);
      return [spot, chipFace(chipText(this.#moneyOf(count)), rank)] as const;
    });
    this.#part.setChips(new Map(faces), open.amounts.keys());
    const [isLocked, has] = [!this.#isOpen, open.total > 0];
    this.#part.lock(isLocked);
    this.#rack.refresh({
      isLocked,
      canUndo: open.canUndo,
      hasChips: has,
      canRepeat: last.size > 0,
    });
    const { place, placeText, placeSum, mine } = this.#view;
    const sum = [...taken.values()].reduce((total, count) => total + count, 0);
    place.disabled = isLocked || !has;
    place.classList.toggle("is-ready", has && !isLocked);
    const shown = has ? open.total : sum;
    const word = this.#say(has || sum === 0 ? "place" : "placed");
    placeText.textContent = this.#sending === null ? word : "…";
    placeSum.textContent = shown > 0 ? formatMoney(formatWire(this.#moneyOf(shown))) : "";
    mine.textContent = formatMoney(formatWire(this.#moneyOf(sum)));
  }

  #hear(message: TableMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "round":
        return this.#takeRound(message.round);
      case "roster":
        return this.#roster.take(message.entries, message.count);
      case "bet_taken":
        this.#takeBet(message.bet);
        return this.#takeBalance(message.balance);
      case "settled":
        this.#takeBet(message.bet);
        return this.#takeBalance(message.balance);
      case "refused":
        return this.#takeRefusal(message);
      case "chat":
        return this.#chat.add(message.line);
      case "chat_removed":
        return this.#chat.remove(message.line);
      default:
        return;
    }
  }

  #welcome(message: Extract<TableMessage, { type: "welcome" }>): void {
    const { round, own, history } = message;
    this.#history = history;
    this.#roster.clear();
    this.#roster.take(message.roster, message.roster_count);
    this.#chat.fill(message.chat);
    // A bet that was on its way when the connection broke has been taken, or may be sent again.
    this.#takeRound(round);
    for (const bet of own) this.#takeBet(bet);
    this.#sending = null;
    if (this.#isRevealed) this.#part.showHistory(this.#history);
    this.#show();
  }

  #takeBet(bet: OwnBet): void {
    const { round_id: roundId, stake } = bet;
    if (this.#round !== null && roundId !== this.#round.round_id) return;
    const before = this.#own.get(bet.bet_key);
    this.#own.set(bet.bet_key, bet);
    this.#roster.own(bet.bet_id);
    this.#bets.take(bet);
    if (bet.bet_key === this.#sending) {
      this.#sending = null;
      this.#bets.settleOpen();
      this.#sound.play("pick");
    }
    const { link } = this.#tools;
    if (bet.status === "staked" && before === undefined) {
      link.send({ type: "round-started", roundId });
    }
    if (bet.status === "settled" && before?.status !== "settled" && bet.win !== null) {
      const balance = formatWire(this.#balanceAfter ?? this.#balance);
      link.send({ type: "round-settled", roundId, stake, win: bet.win, balance });
    }
    this.#show();
    this.#tellEnd();
  }

  /** A win enters the displayed balance only when its end has been seen. */
  #takeBalance(wire: string | null): void {
    if (wire === null) return;
    if (this.#isRevealed) this.#balance = fromWire(wire);
    else this.#balanceAfter = fromWire(wire);
    this.#showBalance();
  }

  #showBalance(): void {
    showPurse(this.#tools, this.#view.balance, this.#balance);
  }

  #takeRefusal(message: Extract<TableMessage, { type: "refused" }>): void {
    if (message.bet_key === this.#sending) this.#sending = null;
    this.#teller.notice(message.message);
    if (message.error === "house_games.insufficient_funds")
      this.#teller.askForMoney(this.#balance, this.#moneyOf(this.#bets.open.total));
    this.#show();
  }

  #takeRound(round: TableRound | null): void {
    if (round === null) return;
    const before = this.#round;
    const isNew = before?.round_id !== round.round_id;
    if (!isNew && before.phase === round.phase) return;
    this.#round = round;
    if (isNew) this.#startRound(before !== null);
    const { studio } = this.#view;
    if (round.phase === "betting") {
      this.#part.open();
      studio.gesture("invite");
      this.#teller.announce(this.#say("betsOpen"));
    } else if (round.phase === "closed") {
      this.#part.close();
      studio.gesture("stop");
      this.#sound.play("whoosh");
      this.#teller.announce(this.#say("noMoreBets"));
      if (this.#bets.open.total > 0) this.#teller.notice(this.#say("unplaced"));
    } else if (round.phase === "shown") {
      void this.#reveal(round, this.#isLate(round));
    } else if (round.phase === "void") {
      studio.gesture("rest");
      this.#part.open();
      this.#teller.announce(this.#say("voidRound"));
    }
    this.#show();
  }

  #startRound(isNext: boolean): void {
    if (isNext) {
      this.#roster.clear();
      this.#finishReveal();
    }
    this.#bets.startRound();
    this.#own = new Map();
    this.#isTold = false;
  }

  #isLate({ ends_at: endsAt }: TableRound): boolean {
    const now = this.#line?.now() ?? Date.now();
    const sinceMs = this.#tools.opened.pace.show_ms - (Date.parse(endsAt ?? "") - now);
    return document.hidden || !(sinceMs < LATE_MS);
  }

  async #reveal(round: TableRound, isLate: boolean): Promise<void> {
    this.#isRevealed = false;
    this.#view.studio.gesture("spin");
    await this.#part.reveal(round.result, isLate);
    if (this.#round?.round_id !== round.round_id) return;
    const { round_id, number, result } = round;
    if (this.#history[0]?.round_id !== round_id) {
      this.#history = [{ round_id, number, result, ended_at: "" }, ...this.#history];
    }
    this.#finishReveal();
    this.#view.studio.gesture("announce");
    this.#teller.announce(this.#part.resultText(result));
    this.#tellEnd();
  }

  #finishReveal(): void {
    this.#isRevealed = true;
    this.#balance = this.#balanceAfter ?? this.#balance;
    this.#balanceAfter = null;
    this.#showBalance();
    this.#roster.reveal();
    this.#part.showHistory(this.#history);
  }

  /** All bets are decided and the result has been seen. No more than the stake: no celebration. */
  #tellEnd(): void {
    const own = [...this.#own.values()].filter((bet) => bet.status !== "void");
    if (!this.#isRevealed || this.#isTold || this.#round?.phase !== "shown") return;
    if (own.length === 0 || own.some((bet) => bet.status !== "settled")) return;
    this.#isTold = true;
    const won = add(...own.map((bet) => fromWire(bet.win ?? "0.00")));
    const staked = add(...own.map((bet) => fromWire(bet.stake)));
    if (won === 0) return;
    const amount = formatMoney(formatWire(won));
    const text = this.#say(won > staked ? "won" : "returned", { amount });
    this.#teller.notice(text, won > staked ? "win" : "");
    this.#teller.tell(`${this.#part.resultText(this.#round.result)}. ${text}`);
    if (won > staked) this.#sound.fanfare(Math.min(10, 3 + Math.floor(won / staked)), "win");
  }

  #runFrames(): void {
    let last = Date.now();
    const frame = (): void => {
      requestAnimationFrame(frame);
      // By the table's clock, which a replay stops and hurries; it may be set back.
      const now = this.#line?.now() ?? Date.now();
      this.#motion.tick(Math.max(0, now - last));
      last = now;
      const endsAt = this.#round?.phase === "betting" ? this.#round.ends_at : null;
      const leftMs = endsAt === null ? null : Math.max(0, Date.parse(endsAt) - now);
      this.#view.ring.show(leftMs, this.#tools.opened.pace.betting_ms);
    };
    requestAnimationFrame(frame);
  }
}
