import * as contract from "@tucano/contract/backoffice/compliance.ts";
import * as market from "@tucano/contract/backoffice/market.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { actOnCase, decideCase, exportCases, listCases, readCase } from "./cases.ts";
import * as exclusions from "./exclusions.ts";
import { exportMember } from "./export-member.ts";
import { defineSignalsJob } from "./gather-signals.ts";
import { listNumbers, marketSetting, readNumber, setNumber } from "./market.ts";

export function complianceArea(parts: Parts): Area {
  defineSignalsJob(parts);
  return {
    approvals: [marketSetting(parts)],
    routes: [
      permitted(market.listNumbers, () => listNumbers(parts)),
      permitted(market.readNumber, (input) => readNumber(parts, input)),
      permitted(market.setNumber, (input, context) => setNumber(parts, input, context)),
      permitted(contract.listCases, (input) => listCases(parts, input)),
      permitted(contract.readCase, (input, context) => readCase(parts, input, context)),
      permitted(contract.decideCase, (input, context) => decideCase(parts, input, context)),
      permitted(contract.actOnCase, (input, context) => actOnCase(parts, input, context)),
      permitted(contract.exportCases, (input, context) => exportCases(parts, input, context)),
      permitted(contract.listExclusions, (input) => exclusions.listExclusions(parts, input)),
      permitted(contract.findExcluded, (input, context) =>
        exclusions.findExcluded(parts, input, context),
      ),
      permitted(contract.excludeMember, (input, context) =>
        exclusions.excludeMember(parts, input, context),
      ),
      permitted(contract.listBarredImports, () => exclusions.listBarredImports(parts)),
      permitted(contract.importBarred, (input, context) =>
        exclusions.importBarred(parts, input, context),
      ),
      permitted(contract.exportMember, (input, context) => exportMember(parts, input, context)),
    ],
  };
}
