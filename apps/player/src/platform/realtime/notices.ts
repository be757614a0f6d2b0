/** The messages of a member's inbox, wherever they are listed: behind the bell, on their page. */
import { useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  type listNotifications,
  readNotifications,
} from "@tucano/contract/player/site/messages.ts";
import { queryClient } from "../api/query-client.ts";
import { call } from "../session/session.ts";

export type Notice = DataOf<typeof listNotifications>["list"][number];

/** Every list of notices begins its key with this word: what is read is read everywhere. */
export const NOTICES = "notifications";

export function reloadNotices(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [NOTICES] });
}

export function useReadNotices() {
  return useMutation({
    mutationFn: (what: { ids: number[] } | { all: true }) => call(readNotifications, what),
    onSuccess: () => void reloadNotices(),
  });
}
