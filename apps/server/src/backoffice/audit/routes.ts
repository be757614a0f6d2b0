import * as contract from "@tucano/contract/backoffice/access/audit.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { checkBooks } from "./check-books.ts";
import { listAudit } from "./list-audit.ts";

export function auditArea(parts: Parts): Area {
  return {
    routes: [
      permitted(contract.listAudit, (input) => listAudit(parts, input)),
      permitted(contract.checkBooks, (_input, context) => checkBooks(parts, context)),
    ],
  };
}
