/** The signed-in member with balances. The balance moves only when the server says so. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { me } from "@tucano/contract/player/account/members.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { useLive, useLiveLine } from "../realtime/live.ts";
import { queryClient } from "../api/query-client.ts";
import { call, useIsMember } from "./session.ts";

export type Member = DataOf<typeof me>;

/** How often the balance is fetched: rarely while the live connection reports each movement. */
const POLL_MS = 15_000;
const POLL_BESIDE_LIVE_MS = 60_000;

export const memberQuery = queryOptions({
  queryKey: ["member"],
  queryFn: () => call(me, {}),
  staleTime: 5_000,
});

export function useMember(): Member | undefined {
  const isMember = useIsMember();
  const isLive = useLiveLine((line) => line.isOpen);
  const { data } = useQuery({
    ...memberQuery,
    enabled: isMember,
    refetchInterval: isLive ? POLL_BESIDE_LIVE_MS : POLL_MS,
    refetchOnWindowFocus: "always",
  });
  return isMember ? data : undefined;
}

/** Keeps the member's balance as the server tells it. For the shell: once a page. */
export function useLiveBalance(): void {
  const isMember = useIsMember();
  useLive(
    "me",
    (message) => {
      if (message.type !== "balance") return;
      const { type: _type, topic: _topic, ...pockets } = message;
      queryClient.setQueryData(memberQuery.queryKey, (old) =>
        old === undefined ? old : { ...old, ...pockets },
      );
    },
    isMember,
  );
}

export function refetchMember(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["member"] });
}
