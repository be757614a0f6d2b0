/** The information centre: how to reach us, the member's inbox, what the site announces. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  listAnnouncements,
  listNotifications,
  support,
} from "@tucano/contract/player/site/messages.ts";
import { NOTICES } from "../../platform/realtime/notices.ts";
import { call } from "../../platform/session/session.ts";

export type SupportPage = DataOf<typeof support>;
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

export function inboxQuery(isUnreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: [NOTICES, "inbox", isUnreadOnly],
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
