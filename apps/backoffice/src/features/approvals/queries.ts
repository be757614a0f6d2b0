import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listApprovals, readApproval } from "@tucano/contract/backoffice/access/approvals.ts";
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

/** Includes the viewer's ties to the requester. */
export const approvalQuery = (approval_id: number) =>
  queryOptions({
    queryKey: ["approvals", "one", approval_id],
    queryFn: ({ signal }) => call(readApproval, { approval_id }, signal),
  });
