import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listApprovals } from "@tucano/contract/backoffice/approvals.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../platform/api.ts";

export type Approval = DataOf<typeof listApprovals>["list"][number];

const REFRESH_MS = 20_000;

export const approvalsQuery = (input: RequestOf<typeof listApprovals>) =>
  queryOptions({
    queryKey: ["approvals", input],
    queryFn: ({ signal }) => call(listApprovals, input, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
