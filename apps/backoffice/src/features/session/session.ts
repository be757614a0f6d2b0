import { queryOptions } from "@tanstack/react-query";
import { readSession } from "@tucano/contract/backoffice.ts";
import { call } from "../../platform/api.ts";

/** Who is signed in; an error with status 401 when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => call(readSession, {}, signal),
  staleTime: 60_000,
});
