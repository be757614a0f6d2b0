import * as contract from "@tucano/contract/backoffice/payments/reports.ts";
import { type Area, callsOf } from "../core/area.ts";
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
import { readChoices } from "./choices.ts";
import { listReportPlayers, readReport } from "./report.ts";

export function reportsArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    jobs: exportJobs(parts),
    routes: [
      call(contract.readDashboard, readDashboard),
      call(contract.readReport, readReport),
      call(contract.readReportChoices, readChoices),
      call(contract.listReportPlayers, listReportPlayers),
      call(contract.readCohorts, readCohorts),
      call(contract.startExport, startExport),
      call(contract.listExports, listExports),
      call(contract.cancelExport, cancelExport),
      call(contract.restartExport, restartExport),
      call(contract.readExportPart, readExportPart),
    ],
  };
}
