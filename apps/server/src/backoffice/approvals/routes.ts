import * as contract from "@tucano/contract/backoffice/access/approvals.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { approve, listApprovals, readApproval, reject, withdraw } from "./decide.ts";

export function approvalsArea(parts: Parts): Area {
  return {
    routes: [
      permitted(contract.listApprovals, (input, context) => listApprovals(parts, input, context)),
      permitted(contract.readApproval, (input, context) => readApproval(parts, input, context)),
      permitted(contract.approve, (input, context) => approve(parts, input, context)),
      permitted(contract.reject, (input, context) => reject(parts, input, context)),
      permitted(contract.withdraw, (input, context) => withdraw(parts, input, context)),
    ],
  };
}
