import { queryOptions, useQuery } from "@tanstack/react-query";
import { readSession } from "@tucano/contract/backoffice/access/access.ts";
import type { Needed } from "@tucano/contract/backoffice/access/permissions.ts";
import { ask } from "../api.ts";

/** Who is signed in; an error with status 401 when nobody is. */
export const sessionQuery = queryOptions({ ...ask(readSession, {}), staleTime: 60_000 });

/** What the interface may offer. The server decides again at every call. */
export function useMay(): (needed: Needed) => boolean {
  const { data } = useQuery(sessionQuery);
  return (needed) =>
    data !== undefined && (needed === "signed_in" || data.permissions.includes(needed));
}
