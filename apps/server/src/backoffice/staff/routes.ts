import * as contract from "@tucano/contract/backoffice/access/staff.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
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
  return {
    approvals: staffApprovals(parts),
    routes: [
      permitted(contract.listStaff, (input) => listStaff(parts, input)),
      permitted(contract.inviteOperator, (input, context) => inviteOperator(parts, input, context)),
      permitted(contract.disableOperator, (input, context) =>
        disableOperator(parts, input, context),
      ),
      permitted(contract.enableOperator, (input, context) => enableOperator(parts, input, context)),
      permitted(contract.resetOperator, (input, context) => resetOperator(parts, input, context)),
      permitted(contract.changeOperatorRole, (input, context) =>
        changeOperatorRole(parts, input, context),
      ),
      permitted(contract.listRoles, () => listRoles(parts)),
      permitted(contract.saveRole, (input, context) => saveRole(parts, input, context)),
      permitted(contract.removeRole, (input, context) => removeRole(parts, input, context)),
      permitted(contract.listOwnSessions, (_input, context) =>
        listSessions(parts, context.operator.operatorId, context),
      ),
      permitted(contract.endOwnSession, (input, context) => endOwnSession(parts, input, context)),
      permitted(contract.listSessions, (input, context) =>
        listSessions(parts, input.operator_id ?? null, context),
      ),
      permitted(contract.endSession, (input, context) => endSession(parts, input, context)),
    ],
  };
}
