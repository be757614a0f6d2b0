import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listAnnouncements } from "@tucano/contract/player/site/messages.ts";
import { call } from "../../platform/session/session.ts";

export type Announcement = DataOf<typeof listAnnouncements>["list"][number];

const MOST = 3;

export const currentQuery = queryOptions({
  queryKey: ["announcements", "current"],
  queryFn: () => call(listAnnouncements, { page: 1, limit: MOST, site: location.host }),
  staleTime: 10 * 60_000,
});
