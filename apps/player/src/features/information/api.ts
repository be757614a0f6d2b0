/** The information centre: how to reach us, the member's inbox, what the site announces. */
import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  listAnnouncements,
  listNotifications,
  readNotifications,
  support,
} from "@tucano/contract/messages.ts";
import { queryClient } from "../../platform/query-client.ts";
import { call } from "../../platform/session.ts";

export type SupportPage = DataOf<typeof support>;
export type InboxPage = DataOf<typeof listNotifications>;
export type Notification = InboxPage["list"][number];
export type Announcement = DataOf<typeof listAnnouncements>["list"][number];

const LIMIT = 20;
const POLL_MS = 60_000;

function nextPage(last: { page: number; limit: number; total: number }): number | undefined {
  return last.page * last.limit < last.total ? last.page + 1 : undefined;
}

export const supportQuery = queryOptions({
  queryKey: ["information", "support"],
  queryFn: () => call(support, { site: location.host }),
  staleTime: 10 * 60_000,
});

/** The first word is shared with every other list of notices: what is read is read everywhere. */
export function inboxQuery(isUnreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: ["notifications", "inbox", isUnreadOnly],
    queryFn: ({ pageParam }) =>
      call(listNotifications, {
        page: pageParam,
        limit: LIMIT,
        ...(isUnreadOnly && { unread_only: true }),
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 5_000,
    refetchInterval: POLL_MS,
  });
}

export const announcementsQuery = infiniteQueryOptions({
  queryKey: ["information", "announcements"],
  queryFn: ({ pageParam }) =>
    call(listAnnouncements, { page: pageParam, limit: LIMIT, site: location.host }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
  staleTime: 60_000,
});

export function useRead() {
  return useMutation({
    mutationFn: (what: { ids: number[] } | { all: true }) => call(readNotifications, what),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ["notifications"] }),
  });
}
