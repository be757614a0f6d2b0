/**
 * What games of other studios say to the page around them, in our words, and what it says to them
 * in theirs: one translator a way of speaking. Nothing here is believed about money: a stake, a win
 * or a balance that a game names is a hint to ask the wallet.
 */
import {
  type GameToPageBody,
  type PageToGameBody,
  parseGameToPage,
} from "@tucano/contract/studios/game-messages.ts";
import type { FrameWords } from "@tucano/contract/studios/partner-frame.ts";

export interface Translator {
  /** Null: not said to us, or nothing that concerns the page. */
  readonly hear: (data: unknown) => GameToPageBody | null;
  readonly say: (message: PageToGameBody) => readonly object[];
}

/** Rounds of others have no names here until the wallet knows them. */
const UNNAMED_ROUND = "partner";

const silent: Translator = { hear: () => null, say: () => [] };

/** Our own, spoken by somebody else: no path of ours to go to, no result to add up. */
const tucano: Translator = {
  hear: (data) => {
    const message = parseGameToPage(data);
    if (message === null || message.type === "open-page") return null;
    if (message.type === "round-settled") return { type: "round-over" };
    return message.type === "need-deposit" ? { type: "need-deposit" } : message;
  },
  say: (message) => [{ mark: "tucano.game.1", ...message }],
};

type Words = Readonly<Record<string, GameToPageBody>>;

const hiziHeard: Words = {
  gameReady: { type: "ready", game: UNNAMED_ROUND },
  roundStarted: { type: "round-started", roundId: UNNAMED_ROUND },
  roundEnded: { type: "round-over" },
  balance: { type: "money-moved" },
  cashier: { type: "need-deposit" },
};

const hiziSaid: Readonly<Record<PageToGameBody["type"], readonly object[]>> = {
  pause: [{ type: "stopAutoplay" }, { type: "pause" }],
  resume: [{ type: "resume" }],
  "balance-changed": [{ type: "updateBalance" }],
};

function typeOf(data: unknown): string {
  if (typeof data !== "object" || data === null || !("type" in data)) return "";
  return typeof data.type === "string" ? data.type : "";
}

function look(words: Words, data: unknown): GameToPageBody | null {
  const type = typeOf(data);
  return Object.hasOwn(words, type) ? (words[type] ?? null) : null;
}

const hizi: Translator = {
  hear: (data) => look(hiziHeard, data),
  say: ({ type }) => hiziSaid[type],
};

const rubyplayHeard: Words = {
  "rp.g2w.loadingEnded": { type: "ready", game: UNNAMED_ROUND },
  "rp.g2w.paidRoundStarted": { type: "round-started", roundId: UNNAMED_ROUND },
  "rp.g2w.paidRoundEnded": { type: "round-over" },
  "rp.g2w.balanceUpdate": { type: "money-moved" },
  "rp.g2w.RedirectToLobby": { type: "close" },
};

/** It is not told anything: under a sheet its frame is inert, and it asks our wallet by itself. */
const rubyplay: Translator = { hear: (data) => look(rubyplayHeard, data), say: () => [] };

const marblesHeard: Words = {
  "bet-placed": { type: "money-moved" },
  "balance-insufficient": { type: "need-deposit" },
};

type MarblesCommand = readonly [type: string, payload: object];
const marblesSaid: Readonly<Record<PageToGameBody["type"], readonly MarblesCommand[]>> = {
  pause: [
    ["close-panels", {}],
    ["mute-audio", { muted: true }],
  ],
  resume: [["mute-audio", { muted: false }]],
  "balance-changed": [["refresh-balance", {}]],
};

/** Of 155.io: live races that nobody holds up, so that standing still is silence there. */
const marbles: Translator = {
  hear: (data) => {
    const isTheirs =
      typeof data === "object" &&
      data !== null &&
      "source" in data &&
      data.source === "marbles-game-widget";
    return isTheirs ? look(marblesHeard, data) : null;
  },
  say: (message) =>
    marblesSaid[message.type].map(([type, payload]) => ({
      source: "marbles-operator",
      type,
      version: 1,
      payload,
      timestamp: Date.now(),
    })),
};

export const translators: Readonly<Record<FrameWords, Translator>> = {
  silent,
  tucano,
  hizi,
  rubyplay,
  marbles,
};
