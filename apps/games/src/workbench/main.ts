/**
 * Development only: every game, played without a server. The address chooses the game and the
 * first nonce (/play/workbench.html?game=dados&nonce=12&lang=pt); the slots with lines also have
 * recorded books, chosen by buttons.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { bootGame, showBootFailure } from "../boot.ts";
import { createBenchServer } from "./bench-server.ts";
import mareBooks from "./books/mare-alta.json";
import saciBooks from "./books/noite-do-saci.json";
import oncaBooks from "./books/onca-dourada.json";

// JSON widens the event types to plain strings; recorded-books.test.ts parses every one of them.
const recorded = {
  "onca-dourada": oncaBooks,
  "mare-alta": mareBooks,
  "noite-do-saci": saciBooks,
} as unknown as Readonly<Record<string, Readonly<Record<string, { book: RoundEvent[] }>>>>;

const query = new URLSearchParams(window.location.search);
const code = query.get("game") ?? "onca-dourada";
const books = recorded[code] ?? {};
let chosen = query.get("book") ?? "";

const launch = {
  code,
  token: null,
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
});

try {
  const game = await bootGame({ launch, server });
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
