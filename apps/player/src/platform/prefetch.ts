/** What every first page needs is asked for before React has drawn anything. */
import { siteQuery } from "./site.ts";
import { queryClient } from "./query-client.ts";

export function prefetchShell(): void {
  void queryClient.prefetchQuery(siteQuery);
}
