/** The page around the game has the round, by whatever right of its own: the game asks it. */
import { GAME_MESSAGE_MARK } from "@tucano/contract/studios/game-messages.ts";
import { parseRecordedRound } from "@tucano/contract/studios/recorded-message.ts";
import type { AnyRecord } from "@tucano/contract/player/games/replays.ts";
import type { Launch } from "../platform/launch.ts";

export function awaitRound({ pageOrigin }: Launch): Promise<AnyRecord> {
  const page = window.parent;
  if (page === window) return Promise.reject(new Error("Nobody has a round to show."));
  return new Promise((done) => {
    const hear = (event: MessageEvent): void => {
      if (event.origin !== pageOrigin || event.source !== page) return;
      const round = parseRecordedRound(event.data);
      if (round === null) return;
      window.removeEventListener("message", hear);
      done(round);
    };
    window.addEventListener("message", hear);
    page.postMessage({ mark: GAME_MESSAGE_MARK, type: "awaits-round" }, pageOrigin);
  });
}
