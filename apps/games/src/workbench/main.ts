/**
 * Development only: every recorded book of every game, played without a server. The address
 * chooses the game (/play/workbench.html?game=onca-dourada), buttons choose the book.
 */
import type { PlayedRound } from "@tucano/contract/house-games.ts";
import { formatWire, fromWire, subtract } from "@tucano/contract/money.ts";
import { type RoundEvent, winOf } from "@tucano/contract/round-events.ts";
import { currentSlots, findSlot } from "@tucano/game-math/games/registry.ts";
import { sheetOf } from "@tucano/game-math/sheet.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { bootGame } from "../boot.ts";
import type { GameServer } from "../platform/server.ts";
import mareBooks from "./books/mare-alta.json";
import saciBooks from "./books/noite-do-saci.json";
import oncaBooks from "./books/onca-dourada.json";

interface Recorded {
  nonce: number;
  book: RoundEvent[];
}

// JSON widens the event types to plain strings; recorded-books.test.ts parses every one of them.
const recorded = {
  "onca-dourada": oncaBooks,
  "mare-alta": mareBooks,
  "noite-do-saci": saciBooks,
} as unknown as Readonly<Record<string, Readonly<Record<string, Recorded>>>>;

const query = new URLSearchParams(window.location.search);
const code = query.get("game") ?? "onca-dourada";
const books = recorded[code] ?? {};
let chosen = query.get("book") ?? "lost";
let balance = "1234.56";
let rounds = 0;

const HASH = "0".repeat(64);
const seeds = { commitment: HASH, client_seed: "workbench", nonce: 0 };
const never = (): Promise<never> => Promise.reject(new Error("The workbench keeps no seeds."));

function play(stake: string, roundKey: string): PlayedRound {
  const { nonce, book } = books[chosen] ?? { nonce: 0, book: [] };
  const last = book.at(-1);
  const hundredths = last?.type === "finalWin" ? last.winHundredths : 0;
  const win = winOf(fromWire(stake), hundredths);
  const net = subtract(win, fromWire(stake));
  balance = formatWire(subtract(fromWire(balance), subtract(fromWire(stake), win)));
  rounds += 1;
  return {
    round_id: roundKey,
    round_key: roundKey,
    stake,
    win: formatWire(win),
    net: formatWire(net),
    balance,
    ...seeds,
    nonce,
    definition_version: 1,
    book,
    played_at: new Date(1_800_000_000_000 + rounds * 1000).toISOString(),
  };
}

function workbenchServer(): GameServer {
  const definition = currentSlots.find((slot) => slot.code === code);
  const slot = findSlot(code);
  if (definition === undefined || slot === null) throw new Error(`No game ${code}.`);
  const delayMs = Number(query.get("delay") ?? 300);
  return {
    open: async () => ({
      session_token: null,
      mode: "demo",
      currency: "XXX",
      language: "pt",
      balance,
      stakes: definition.stakesCentavos.map((each) => formatWire(fromCentavos(each))),
      default_stake: formatWire(fromCentavos(definition.defaultStakeCentavos)),
      game: sheetOf(slot),
      fairness: seeds,
      market: { min_round_ms: 0, autoplay: true, turbo: true },
      unfinished_round: query.has("unfinished")
        ? play("1.00", "00000000-0000-4000-8000-000000000000")
        : null,
    }),
    spin: async ({ stake, round_key }) => {
      await new Promise((done) => setTimeout(done, delayMs));
      return play(stake, round_key);
    },
    markShown: async () => {},
    setClientSeed: async (seed) => ({ ...seeds, client_seed: seed }),
    rotateSeed: never,
    history: async (page) => ({ list: [], total: 0, page, limit: 20 }),
  };
}

function fromCentavos(value: number) {
  return fromWire(`${Math.floor(value / 100)}.${String(value % 100).padStart(2, "0")}`);
}

const launch = {
  code,
  token: null,
  language: toLanguage(query.get("lang")),
  lobby: "/",
  pageOrigin: window.location.origin,
};

const game = await bootGame({ launch, server: workbenchServer() });
const bench = document.getElementById("workbench");
for (const name of Object.keys(books)) {
  const button = document.createElement("button");
  button.textContent = name;
  button.addEventListener("click", () => {
    chosen = name;
    game.control.press();
  });
  bench?.append(button);
}
