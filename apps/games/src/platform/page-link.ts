/** The channel to the page around the game: typed messages, one origin, one window. */
import {
  GAME_MESSAGE_MARK,
  type GameToPageBody,
  type PageToGame,
  parsePageToGame,
} from "@tucano/contract/studios/game-messages.ts";

export interface PageLink {
  /**
   * False when the game was opened as a page of its own: nobody listens. In a frame the page's bar
   * shows the balance, the time and the net result, and has the way back: said twice they would
   * disagree for moments, and take a phone's height.
   */
  readonly isFramed: boolean;
  send: (message: GameToPageBody) => void;
}

interface LinkOptions {
  window: Window;
  pageOrigin: string;
  onMessage: (message: PageToGame) => void;
}

export function openPageLink({ window, pageOrigin, onMessage }: LinkOptions): PageLink {
  const page = window.parent;
  const isFramed = page !== window;
  window.document.documentElement.classList.toggle("is-framed", isFramed);
  window.addEventListener("message", (event) => {
    if (event.origin !== pageOrigin || event.source !== page || !isFramed) return;
    const message = parsePageToGame(event.data);
    if (message !== null) onMessage(message);
  });
  return {
    isFramed,
    send: (message) => {
      if (isFramed) page.postMessage({ mark: GAME_MESSAGE_MARK, ...message }, pageOrigin);
    },
  };
}
