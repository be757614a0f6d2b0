/**
 * The page that frames a game of another studio. It is ours, and fetched anew at each launch, so
 * its policy names the origins of the moment; the page around it has to do with a game like any
 * other.
 */
import { parseGameToPage } from "@tucano/contract/studios/game-messages.ts";
import {
  allowOf,
  type PartnerFrame,
  readPartnerFrame,
  sandboxOf,
} from "@tucano/contract/studios/partner-frame.ts";
import { openPageLink } from "../platform/page-link.ts";
import { translators } from "./words.ts";

const here = location.origin;

function openFrame(game: PartnerFrame): void {
  const { url, words, permissions, origins } = game;
  const { hear, say } = translators[words];
  const { origin, host } = new URL(url);
  const known = new Set([origin, ...origins]);
  /** The game has led to a page of ours, and is gone. */
  let isAway = false;

  const inner = document.createElement("iframe");
  const link = openPageLink({
    window,
    pageOrigin: here,
    onMessage: (message) => {
      if (message.type !== "balance-changed") inner.inert = message.type === "pause";
      if (isAway && message.type === "resume") link.send({ type: "session-ended" });
      for (const said of say(message)) {
        for (const one of known) inner.contentWindow?.postMessage(said, one);
      }
    },
  });
  addEventListener("message", ({ origin: from, source, data }) => {
    if (source !== inner.contentWindow) return;
    if (from === here) {
      // The lobby's page, to which the game has led.
      const message = parseGameToPage(data);
      isAway = message?.type === "need-deposit";
      if (message !== null) link.send(message);
      return;
    }
    const message = known.has(from) ? hear(data) : null;
    if (message !== null) link.send(message);
  });

  inner.title = host;
  inner.referrerPolicy = "origin";
  // Without a way to lead the page around it elsewhere.
  inner.setAttribute("sandbox", sandboxOf(permissions));
  inner.allow = allowOf(origins);
  // Nothing is waited for but the page itself: most games say nothing, or say it in other words.
  inner.addEventListener("load", () => link.send({ type: "ready", game: "partner" }), {
    once: true,
  });
  inner.src = url;
  document.body.append(inner);
}

const game = readPartnerFrame(location.href);
// At our own origin a game would be no stranger: it could reach the page around it.
if (game !== null && new URL(game.url).origin !== here) openFrame(game);
