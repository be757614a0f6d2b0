import * as contract from "@tucano/contract/backoffice/access/approvals.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { approve, listApprovals, readApproval, reject, withdraw } from "./decide.ts";

export function approvalsArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    routes: [
      call(contract.listApprovals, listApprovals),
      call(contract.readApproval, readApproval),
      call(contract.approve, approve),
      call(contract.reject, reject),
      call(contract.withdraw, withdraw),
    ],
  };
}
