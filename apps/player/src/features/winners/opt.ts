/** A member's wish to stay off the list: the first page shows the list, and does without this. */
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { chooseWinnersOpt } from "@tucano/contract/player/site/messages.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { isApiError } from "@tucano/client/api-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";
import { winnersQuery } from "./api.ts";

const optQuery = queryOptions({
  queryKey: ["winners", "opt"],
  queryFn: () => call(chooseWinnersOpt, {}),
  staleTime: 60_000,
});

/** Whether the member's own wins stay off the list. */
export function useWinnersOpt() {
  const query = useQuery(optQuery);
  const mutation = useMutation({
    mutationFn: (optOut: boolean) => call(chooseWinnersOpt, { opt_out: optOut }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(optQuery.queryKey, answer);
      await queryClient.invalidateQueries({ queryKey: winnersQuery.queryKey, exact: true });
    },
    onError: (error) => showToast(isApiError(error) ? error.message : String(error), "error"),
  });
  return { query, mutation };
}
