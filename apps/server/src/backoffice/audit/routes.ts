import * as contract from "@tucano/contract/backoffice/access/audit.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { checkBooks } from "./check-books.ts";
import { listAudit } from "./list-audit.ts";

export function auditArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    routes: [
      call(contract.listAudit, listAudit),
      call(contract.checkBooks, (_parts, _input, context) => checkBooks(parts, context)),
    ],
  };
}
