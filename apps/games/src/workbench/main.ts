/**
 * Development only: every game, played without a server. The address chooses the game and the
 * first nonce (/play/workbench.html?game=dados&nonce=12&lang=pt); the slots with lines also have
 * recorded books, chosen by buttons.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { bootGame, showBootFailure } from "../boot.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { tierOf } from "../scene/tiers.ts";
import { type BenchOptions, createBenchServer } from "./bench-server.ts";
import mareBooks from "./books/mare-alta.json";
import saciBooks from "./books/noite-do-saci.json";
import oncaBooks from "./books/onca-dourada.json";

// JSON widens the event types to plain strings; recorded-books.test.ts parses every one of them.
const recorded = {
  "onca-dourada": oncaBooks,
  "mare-alta": mareBooks,
  "noite-do-saci": saciBooks,
} as unknown as Readonly<Record<string, Readonly<Record<string, { book: RoundEvent[] }>>>>;

const bonuses: readonly string[] = [
  "gridFeatureStart",
  "freeSpinsStart",
  "gridHoldStart",
  "gridLadderStart",
  "gridFortune",
];

const query = new URLSearchParams(window.location.search);
const code = query.get("game") ?? "onca-dourada";
const books = recorded[code] ?? {};
let chosen = query.get("book") ?? "";

/** `want=mega`: a round of that tier without a bonus; `want=bonus`: one with; `want=none`. */
function wantedBy(want: string | null): BenchOptions["wanted"] {
  if (want === null) return null;
  return (book, multiple) => {
    const hasBonus = book.some(({ type }) => bonuses.includes(type));
    if (want === "bonus") return hasBonus && multiple > 1;
    const tier = tierOf({
      amount: toCentavos(Math.round(multiple * 100)),
      staked: toCentavos(100),
    });
    return !hasBonus && (multiple === 0 ? "none" : tier) === want;
  };
}

const launch = {
  code,
  // For a line of the game's own, answered by whoever looks at it.
  token: query.get("token"),
  isReplay: false,
  language: toLanguage(query.get("lang")),
  lobby: "/",
  pageOrigin: window.location.origin,
};

const server = createBenchServer({
  code,
  nonce: Number(query.get("nonce") ?? 0),
  delayMs: Number(query.get("delay") ?? 120),
  recorded: () => books[chosen]?.book ?? null,
  isUnfinished: query.has("unfinished"),
  balance: query.get("balance") ?? "1234.56",
  wanted: wantedBy(query.get("want")),
});

try {
  const game = await bootGame({ launch, server });
  // `npm run pictures:games` waits for what it takes pictures of.
  Object.assign(window, { cues: game.cues });
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
} catch (error) {
  console.error(error);
  showBootFailure(error, launch);
}
