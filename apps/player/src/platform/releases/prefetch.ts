/** What every first page needs is asked for before React has drawn anything. */
import { siteQuery } from "../shell/site.ts";
import { queryClient } from "../api/query-client.ts";

export function prefetchShell(): void {
  void queryClient.prefetchQuery(siteQuery);
}
