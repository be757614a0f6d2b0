/** By which ways a member hears of offers. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  chooseMessages,
  readMessageChoices,
} from "@tucano/contract/player/site/message-choices.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";

export type Ways = DataOf<typeof readMessageChoices>["channels"];

export const waysQuery = queryOptions({
  queryKey: ["message-choices"],
  queryFn: () => call(readMessageChoices, {}),
});

export function useChooseWays() {
  return useMutation({
    mutationFn: (channels: Ways) => call(chooseMessages, { channels }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waysQuery.queryKey }),
  });
}
