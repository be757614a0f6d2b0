/** Real wins as everybody may read them: names masked by the server, nothing added here. */
import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listWinners } from "@tucano/contract/player/site/messages.ts";
import { useLive } from "../../platform/realtime/live.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";
import { mergeWinners } from "./merge-winners.ts";

export type Winners = DataOf<typeof listWinners>;
export type Winner = Winners["recent"][number];

const MOST = 30;

export const winnersQuery = queryOptions({
  queryKey: ["winners"],
  queryFn: () => call(listWinners, { limit: MOST }),
  staleTime: 30_000,
});

/** Updates the list as events arrive, unless the reader has paused it. */
export function useLiveWinners(isWanted: boolean): void {
  useLive(
    "winners",
    (message) => {
      if (message.type !== "winners") return;
      queryClient.setQueryData(winnersQuery.queryKey, (old) =>
        old === undefined ? old : { ...old, recent: mergeWinners(message.list, old.recent, MOST) },
      );
    },
    isWanted,
  );
}
