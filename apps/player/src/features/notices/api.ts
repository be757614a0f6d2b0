/** The newest of the inbox, for the bell; the whole of it has a page of its own. */
import { queryOptions } from "@tanstack/react-query";
import { listNotifications } from "@tucano/contract/player/site/messages.ts";
import { NOTICES } from "../../platform/realtime/notices.ts";
import { call } from "../../platform/session/session.ts";

const NEWEST = 8;

export const newestQuery = queryOptions({
  queryKey: [NOTICES, "newest"],
  queryFn: () => call(listNotifications, { page: 1, limit: NEWEST }),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});
