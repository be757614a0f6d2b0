/** What members do about their own data. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import {
  chooseMarketing,
  exportMyData,
  myData,
  openMyRequest,
  withdrawMyRequest,
} from "@tucano/contract/player/account/privacy.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call } from "../../platform/session/session.ts";

export type MyData = DataOf<typeof myData>;
export type MyRequest = MyData["list"][number];

export const myDataQuery = queryOptions({
  queryKey: ["security", "my-data"],
  queryFn: () => call(myData, {}),
});

function reload(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: myDataQuery.queryKey });
}

/** Hands the file to the browser; nothing of it stays in the page. */
export function useTakeOut() {
  return useMutation({
    mutationFn: () => call(exportMyData, {}),
    onSuccess: ({ name, content }) => {
      const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
      const link = document.createElement("a");
      link.href = url;
      link.download = name;
      link.click();
      URL.revokeObjectURL(url);
    },
    onSettled: reload,
  });
}

export function useAsk() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof openMyRequest>) => call(openMyRequest, input),
    onSuccess: reload,
  });
}

export function useTakeBack() {
  return useMutation({
    mutationFn: (requestId: number) => call(withdrawMyRequest, { request_id: requestId }),
    onSettled: reload,
  });
}

export function useMarketing() {
  return useMutation({
    mutationFn: (isAllowed: boolean) => call(chooseMarketing, { allows_marketing: isAllowed }),
    onSettled: reload,
  });
}
