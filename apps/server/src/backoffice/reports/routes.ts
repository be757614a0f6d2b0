import * as contract from "@tucano/contract/backoffice/payments/reports.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { readCohorts } from "./cohorts.ts";
import { readDashboard } from "./dashboard.ts";
import {
  cancelExport,
  listExports,
  readExportPart,
  restartExport,
  startExport,
} from "./exports.ts";
import { exportJobs } from "./make-export.ts";
import { listReportPlayers, readReport } from "./report.ts";

export function reportsArea(parts: Parts): Area {
  return {
    jobs: exportJobs(parts),
    routes: [
      permitted(contract.readDashboard, (input, context) => readDashboard(parts, input, context)),
      permitted(contract.readReport, (input) => readReport(parts, input)),
      permitted(contract.listReportPlayers, (input) => listReportPlayers(parts, input)),
      permitted(contract.readCohorts, (input) => readCohorts(parts, input)),
      permitted(contract.startExport, (input, context) => startExport(parts, input, context)),
      permitted(contract.listExports, (input, context) => listExports(parts, input, context)),
      permitted(contract.cancelExport, (input, context) => cancelExport(parts, input, context)),
      permitted(contract.restartExport, (input, context) => restartExport(parts, input, context)),
      permitted(contract.readExportPart, (input, context) => readExportPart(parts, input, context)),
    ],
  };
}
