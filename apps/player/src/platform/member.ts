/** The signed-in member with balances. The balance moves only when the server says so. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { me } from "@tucano/contract/members.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { queryClient } from "./query-client.ts";
import { call, useIsMember } from "./session.ts";

export type Member = DataOf<typeof me>;

const POLL_MS = 15_000;

export const memberQuery = queryOptions({
  queryKey: ["member"],
  queryFn: () => call(me, {}),
  staleTime: 5_000,
});

export function useMember(): Member | undefined {
  const isMember = useIsMember();
  const { data } = useQuery({
    ...memberQuery,
    enabled: isMember,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: "always",
  });
  return isMember ? data : undefined;
}

export function refetchMember(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["member"] });
}
