import type { listCases } from "@tucano/contract/backoffice/members/compliance.ts";
import type {
  listDataRequests,
  readDataRequest,
} from "@tucano/contract/backoffice/members/data-requests.ts";
import type { listNumbers } from "@tucano/contract/backoffice/site/market.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { RowOf } from "../../platform/api.ts";

export type NumberRow = RowOf<typeof listNumbers>;
export type CaseRow = RowOf<typeof listCases>;
export type DataRequestRow = RowOf<typeof listDataRequests>;
export type DataRequestDetail = DataOf<typeof readDataRequest>;
