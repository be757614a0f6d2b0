import * as contract from "@tucano/contract/backoffice/access/staff.ts";
import { readFirstSteps } from "@tucano/contract/backoffice/access/frame.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { readFirstSteps as firstSteps } from "./first-steps.ts";
import { staffApprovals } from "./approvals.ts";
import { listRoles, removeRole, saveRole } from "./roles.ts";
import { endOwnSession, endSession, listSessions } from "./sessions.ts";
import {
  changeOperatorRole,
  disableOperator,
  enableOperator,
  inviteOperator,
  listStaff,
  resetOperator,
} from "./staff.ts";

export function staffArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    approvals: staffApprovals(parts),
    routes: [
      call(readFirstSteps, firstSteps),
      call(contract.listStaff, listStaff),
      call(contract.inviteOperator, inviteOperator),
      call(contract.disableOperator, disableOperator),
      call(contract.enableOperator, enableOperator),
      call(contract.resetOperator, resetOperator),
      call(contract.changeOperatorRole, changeOperatorRole),
      call(contract.listRoles, listRoles),
      call(contract.saveRole, saveRole),
      call(contract.removeRole, removeRole),
      call(contract.listOwnSessions, (_parts, _input, context) =>
        listSessions(parts, context.operator.operatorId, context),
      ),
      call(contract.endOwnSession, endOwnSession),
      call(contract.listSessions, (_parts, input, context) =>
        listSessions(parts, input.operator_id ?? null, context),
      ),
      call(contract.endSession, endSession),
    ],
  };
}
