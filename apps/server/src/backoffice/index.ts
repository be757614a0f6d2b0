/**
 * The door of the back office: operators, what each of them may do, and what they did. It owns no
 * money and no player: its areas call the rooms below and log who did what.
 */
import type { BookCheck } from "../ledger/index.ts";
import type { Tx } from "../platform/database/types.ts";
import type { OperatorIdentity, RequestContext } from "../platform/http/types.ts";
import type { Room } from "../platform/room.ts";
import { installFirstOperator, installRoles } from "./access/first-operator.ts";
import { authenticateOperator } from "./access/sessions.ts";
import { openAreas } from "./areas.ts";
import { isBarred } from "./compliance/exclusions.ts";
import { AUDIT_KEY, auditChain } from "./core/audit.ts";
import { approvalsJob } from "./core/approvals.ts";
import { createParts, type Parts } from "./core/context.ts";
import type { BackofficeDeps } from "./core/types.ts";
import { type Decider, listDeciders } from "./staff/deciders.ts";
import { createStaffMachine, type StaffMachine } from "./staff/machine.ts";

export { type Audit, AUDIT_KEY, type AuditAnchor, createAudit, proveAudit } from "./core/audit.ts";
export { defaultRoles } from "./core/roles.ts";
export type { Decider } from "./staff/deciders.ts";
export { sealOperatorFactors } from "./access/seal-factors.ts";
export { hasRiskSignal } from "./compliance/repository.ts";
export { hasTag } from "./members/tag-repository.ts";
export { renewBarred } from "./compliance/renew-barred.ts";
export { createStaffMachine } from "./staff/machine.ts";
export type { BackofficeDeps } from "./core/types.ts";

export interface Backoffice {
  authenticate(context: RequestContext): Promise<OperatorIdentity | null>;
  /** The audit log's own proof, for the books. */
  readonly bookChecks: readonly BookCheck[];
  /** The roles that the product brings, and the first account of a fresh database. */
  installDefaults(tx: Tx): Promise<void>;
  /** Is this person on a list of those who must not play? Eleven digits. */
  isBarred(cpf: string): Promise<boolean>;
  /** Who can come in and agree to what others ask for. */
  listDeciders(): Promise<readonly Decider[]>;
  /** Accounts without the web: for setting up an installation, and for tests. */
  readonly staff: StaffMachine;
}

export function createBackoffice(deps: BackofficeDeps): Room<Backoffice> {
  const parts = createParts(deps);
  const areas = openAreas(parts);
  return {
    api: createApi(parts),
    routes: areas.flatMap(({ routes }) => routes),
    jobs: [approvalsJob(parts.approvals), ...areas.flatMap(({ jobs = [] }) => jobs)],
  };
}

function createApi(parts: Parts): Backoffice {
  return {
    authenticate: (context) => authenticateOperator(parts, context),
    bookChecks: [auditChain(parts.secrets.keys(AUDIT_KEY))],
    isBarred: (cpf) => isBarred(parts, cpf),
    installDefaults: async (tx) => {
      await installRoles(parts, tx);
      await installFirstOperator(parts, tx);
    },
    listDeciders: () => listDeciders(parts),
    staff: createStaffMachine({ ...parts, user: "setup" }),
  };
}
