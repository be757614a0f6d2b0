/** Fetches what every first page needs before React has rendered anything. */
import { siteQuery } from "../shell/site.ts";
import { queryClient } from "../api/query-client.ts";

export function prefetchShell(): void {
  void queryClient.prefetchQuery(siteQuery);
}
