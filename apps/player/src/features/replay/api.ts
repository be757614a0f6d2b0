import { queryOptions } from "@tanstack/react-query";
import { ownReplay, type Replay, sharedReplay } from "@tucano/contract/player/games/replays.ts";
import { call } from "../../platform/session/session.ts";

export type ReplayLink = { token: string; shows_amounts: boolean; ends_at: string };

export interface Watched {
  readonly replay: Replay;
  /** Of one's own round; null: it is somebody's who has shared it. */
  readonly links: readonly ReplayLink[] | null;
}

/** One's own round by its number, or anybody's by a link. */
export type WatchWish = { readonly round: string } | { readonly link: string };

export function watchQuery(wish: WatchWish) {
  return queryOptions({
    queryKey: ["replay", wish],
    queryFn: async (): Promise<Watched> =>
      "round" in wish
        ? call(ownReplay, { round_id: wish.round })
        : { replay: await call(sharedReplay, { token: wish.link }), links: null },
    staleTime: Infinity,
    retry: false,
  });
}
