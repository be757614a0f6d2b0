/**
 * Development only: a game server inside the page. It plays any game by its own
 * mathematics, from a fixed seed, so that every round can be shown again by its nonce.
 */
import type { SteppedRound } from "@tucano/contract/player/games/house-games.ts";
import {
  add,
  type Centavos,
  formatWire,
  fromWire,
  subtract,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import { type RoundEvent, winOf } from "@tucano/contract/events/round-events.ts";
import type { HouseGame, InstantGame, SteppedGame } from "@tucano/game-math/engine.ts";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { sheetOfGame } from "@tucano/game-math/sheet.ts";
import { replaySteps } from "@tucano/game-math/steps.ts";
import { type GameServer, Refusal, type Wager } from "../platform/server.ts";

export interface BenchOptions {
  code: string;
  /** Number of the first round. */
  nonce: number;
  delayMs: number;
  /** Instead of playing: this book, while one is chosen. */
  recorded: () => RoundEvent[] | null;
  /** Opens with a round that has not been shown. */
  isUnfinished: boolean;
  /** Passes over rounds until one is like this; null: plays them as they come. */
  wanted: ((book: readonly RoundEvent[], multiple: number) => boolean) | null;
  balance: string;
}

const seeds = { commitment: "0".repeat(64), client_seed: "workbench", nonce: 0 };
const fairness = { ...seeds, next_commitment: "1".repeat(64) };
const serverSeed = new Uint8Array(32).fill(9);

/** After so many rounds the last one is played, whatever it is like. */
const TRIES = 400_000;

function wonIn(book: readonly RoundEvent[]): number {
  const last = book.at(-1);
  return last?.type === "finalWin" ? last.winHundredths : 0;
}

interface OpenRound {
  wager: Wager;
  nonce: number;
  actions: unknown[];
  extra: Centavos;
  answer: SteppedRound;
}

export function createBenchServer(options: BenchOptions): GameServer {
  const game = findGame(options.code);
  if (game === null) throw new Error(`No game ${options.code}.`);
  return new BenchServer(game, options).server;
}

class BenchServer {
  readonly #game: HouseGame;
  readonly #options: BenchOptions;
  #balance: Centavos;
  #nonce: number;
  #rounds = 0;
  #open: OpenRound | null = null;

  constructor(game: HouseGame, options: BenchOptions) {
    this.#game = game;
    this.#options = options;
    this.#balance = fromWire(options.balance);
    this.#nonce = options.nonce;
  }

  get server(): GameServer {
    const later = async <Answer>(make: () => Answer): Promise<Answer> => {
      await new Promise((done) => setTimeout(done, this.#options.delayMs));
      return make();
    };
    return {
      open: async () => this.#openGame(),
      spin: (wager) => later(() => this.#spin(wager)),
      begin: (wager) => later(() => this.#begin(wager)),
      act: (step) => later(() => this.#act(step.action)),
      markShown: async () => {},
      setClientSeed: async (seed) => ({ ...fairness, client_seed: seed }),
      rotateSeed: () => Promise.reject(new Error("The workbench keeps no seeds.")),
      history: async (page) => ({ list: [], total: 0, page, limit: 20 }),
    };
  }

  #openGame(): Awaited<ReturnType<GameServer["open"]>> {
    const { facts } = this.#game;
    const wire = (value: number): string => formatWire(toCentavos(value));
    const top = facts.maxStakeCentavos ?? facts.stakesCentavos.at(-1) ?? 0;
    const unfinished = this.#options.isUnfinished
      ? this.#spin({ stake: "1.00", round_key: crypto.randomUUID() })
      : null;
    return {
      session_token: null,
      mode: "demo",
      currency: "XXX",
      language: "pt",
      balance: formatWire(this.#balance),
      stakes: facts.stakesCentavos.map(wire),
      default_stake: wire(facts.defaultStakeCentavos),
      max_stake: wire(top),
      game: sheetOfGame(this.#game),
      fairness,
      market: { min_round_ms: 0, autoplay: true, turbo: true, buy_feature: true },
      unfinished_round: unfinished,
      open_round: this.#open?.answer ?? null,
    };
  }

  #spin(wager: Wager): Awaited<ReturnType<GameServer["spin"]>> {
    const game = this.#game as InstantGame;
    const choice = game.readChoice(wager.choice);
    if (choice === null) throw new Refusal("house_games.choice_not_offered", "Not offered.");
    const units = game.unitsOf(choice);
    const stake = fromWire(wager.stake);
    const { nonce, book } = this.#nextBook(game, choice);
    const win = winOf(stake, wonIn(book), units);
    this.#balance = add(subtract(this.#balance, stake), win);
    return {
      ...this.#facts(wager, nonce),
      win: formatWire(win),
      net: formatWire(subtract(win, stake)),
      balance: formatWire(this.#balance),
      book,
    };
  }

  #begin(wager: Wager): SteppedRound {
    const nonce = this.#nextNonce();
    this.#balance = subtract(this.#balance, fromWire(wager.stake));
    const answer = {} as SteppedRound;
    this.#open = { wager, nonce, actions: [], extra: ZERO, answer };
    return this.#answer();
  }

  #act(action: unknown): SteppedRound {
    const open = this.#open;
    if (open === null) throw new Refusal("house_games.round_unknown", "There is no open round.");
    const game = this.#game as SteppedGame;
    const read = game.readAction(action);
    const cost = read === null ? null : game.costOf(this.#state(open), read);
    if (cost === null) throw new Refusal("house_games.action_not_allowed", "Not allowed now.");
    const units = game.unitsOf(game.readChoice(open.wager.choice));
    const price = winOf(fromWire(open.wager.stake), cost, units);
    if (price > this.#balance) throw new Refusal("house_games.insufficient_funds", "Too little.");
    this.#balance = subtract(this.#balance, price);
    open.extra = add(open.extra, price);
    open.actions.push(action);
    return this.#answer();
  }

  #state({ wager, actions, nonce }: OpenRound): unknown {
    const draws = createDraws({ serverSeed, clientSeed: "workbench", nonce });
    return replaySteps(this.#game as SteppedGame, { choice: wager.choice, actions }, draws);
  }

  #answer(): SteppedRound {
    const open = this.#open;
    if (open === null) throw new Error("There is no open round.");
    const game = this.#game as SteppedGame;
    const state = this.#state(open);
    const isOver = game.isOver(state);
    const stake = fromWire(open.wager.stake);
    const units = game.unitsOf(game.readChoice(open.wager.choice));
    const win = isOver ? winOf(stake, game.winHundredthsOf(state), units) : ZERO;
    const staked = add(stake, open.extra);
    this.#balance = add(this.#balance, win);
    open.answer = {
      ...this.#facts(open.wager, open.nonce),
      status: isOver ? "settled" : "open",
      staked: formatWire(staked),
      win: formatWire(win),
      net: formatWire(subtract(win, staked)),
      balance: formatWire(this.#balance),
      step: open.actions.length,
      book: [...game.eventsOf(state)],
    };
    const { answer } = open;
    if (isOver) this.#open = null;
    return answer;
  }

  #facts(wager: Wager, nonce: number) {
    this.#rounds += 1;
    return {
      round_id: wager.round_key,
      round_key: wager.round_key,
      stake: wager.stake,
      ...seeds,
      nonce,
      definition_version: this.#game.facts.version,
      choice: wager.choice,
      played_at: new Date(1_800_000_000_000 + this.#rounds * 1000).toISOString(),
    };
  }

  #nextBook(game: InstantGame, choice: unknown): { nonce: number; book: RoundEvent[] } {
    const { recorded, wanted } = this.#options;
    const units = game.unitsOf(choice);
    for (let tried = 1; ; tried += 1) {
      const nonce = this.#nextNonce();
      const draws = createDraws({ serverSeed, clientSeed: "workbench", nonce });
      const book = recorded() ?? game.play(choice, draws).book;
      const isLike = wanted?.(book, wonIn(book) / units / 100) ?? true;
      if (isLike || tried === TRIES) return { nonce, book };
    }
  }

  #nextNonce(): number {
    this.#nonce += 1;
    return this.#nonce - 1;
  }
}
