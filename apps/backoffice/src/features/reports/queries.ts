import type {
  listExports,
  readCohorts,
  readDashboard,
  readReport,
} from "@tucano/contract/backoffice/payments/reports.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import type { RowOf } from "../../platform/api.ts";

export type Dashboard = DataOf<typeof readDashboard>;
export type ReportRow = RowOf<typeof readReport>;
export type ReportInput = RequestOf<typeof readReport>;
export type ExportFile = RowOf<typeof listExports>;
export type Cohort = RowOf<typeof readCohorts>;
