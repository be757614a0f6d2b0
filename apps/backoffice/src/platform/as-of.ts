/** What the server read on a standby may be some seconds old, and it says how old. */
import { type Query, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

const moments = new WeakMap<Query, string>();

/** Null: it was read on the primary. */
export function noteAsOf(client: QueryClient, queryKey: QueryKey, moment: string | null): void {
  const query = client.getQueryCache().find({ queryKey });
  if (query === undefined) return;
  if (moment === null) moments.delete(query);
  else moments.set(query, moment);
}

/** The earliest of what is on the screen; null: nothing there is old. */
export function earliestShown(client: QueryClient): string | null {
  const shown = client.getQueryCache().findAll({ type: "active" });
  return shown.flatMap((query) => moments.get(query) ?? []).toSorted()[0] ?? null;
}

export function useAsOf(): string | null {
  const client = useQueryClient();
  return useSyncExternalStore(
    (tell) => client.getQueryCache().subscribe(tell),
    () => earliestShown(client),
  );
}
