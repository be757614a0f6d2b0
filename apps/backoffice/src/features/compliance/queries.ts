import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  listBarredImports,
  listCases,
  listExclusions,
  readCase,
} from "@tucano/contract/backoffice/members/compliance.ts";
import {
  listDataRequests,
  readDataRequest,
} from "@tucano/contract/backoffice/members/data-requests.ts";
import { listNumbers, readNumber } from "@tucano/contract/backoffice/site/market.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../platform/api.ts";

export type NumberRow = DataOf<typeof listNumbers>["list"][number];
export type CaseRow = DataOf<typeof listCases>["list"][number];
export type DataRequestRow = DataOf<typeof listDataRequests>["list"][number];
export type DataRequestDetail = DataOf<typeof readDataRequest>;
export type ExclusionRow = DataOf<typeof listExclusions>["list"][number];

export const numbersQuery = queryOptions({
  queryKey: ["market"],
  queryFn: ({ signal }) => call(listNumbers, {}, signal),
});

export const numberQuery = (key: string) =>
  queryOptions({
    queryKey: ["market", key],
    queryFn: ({ signal }) => call(readNumber, { key }, signal),
  });

export const casesQuery = (input: RequestOf<typeof listCases>) =>
  queryOptions({
    queryKey: ["cases", input],
    queryFn: ({ signal }) => call(listCases, input, signal),
    placeholderData: keepPreviousData,
  });

export const caseQuery = (caseId: number) =>
  queryOptions({
    queryKey: ["cases", "one", caseId],
    queryFn: ({ signal }) => call(readCase, { case_id: caseId }, signal),
  });

export const exclusionsQuery = (input: RequestOf<typeof listExclusions>) =>
  queryOptions({
    queryKey: ["exclusions", input],
    queryFn: ({ signal }) => call(listExclusions, input, signal),
    placeholderData: keepPreviousData,
  });

export const dataRequestsQuery = (input: RequestOf<typeof listDataRequests>) =>
  queryOptions({
    queryKey: ["data-requests", input],
    queryFn: ({ signal }) => call(listDataRequests, input, signal),
    placeholderData: keepPreviousData,
  });

export const dataRequestQuery = (requestId: number) =>
  queryOptions({
    queryKey: ["data-requests", "one", requestId],
    queryFn: ({ signal }) => call(readDataRequest, { request_id: requestId }, signal),
  });

export const barredQuery = queryOptions({
  queryKey: ["barred"],
  queryFn: ({ signal }) => call(listBarredImports, {}, signal),
});

/** Hands a file to the browser; nothing of it stays in the page. */
export function saveFile({ name, content }: { name: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
