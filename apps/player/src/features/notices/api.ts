/** The newest of the inbox, for the bell; the whole of it has a page of its own. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listNotifications, readNotifications } from "@tucano/contract/messages.ts";
import { queryClient } from "../../platform/query-client.ts";
import { call } from "../../platform/session.ts";

export type Notice = DataOf<typeof listNotifications>["list"][number];

const NEWEST = 8;

/** The first word is shared with every other list of notices: what is read is read everywhere. */
export const newestQuery = queryOptions({
  queryKey: ["notifications", "newest"],
  queryFn: () => call(listNotifications, { page: 1, limit: NEWEST }),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});

export function reloadNotices(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["notifications"] });
}

export function useReadAll() {
  return useMutation({
    mutationFn: () => call(readNotifications, { all: true }),
    onSuccess: () => void reloadNotices(),
  });
}

export function useReadOne() {
  return useMutation({
    mutationFn: (id: number) => call(readNotifications, { ids: [id] }),
    onSuccess: () => void reloadNotices(),
  });
}
