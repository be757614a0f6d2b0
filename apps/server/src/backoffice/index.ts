/**
 * The door of the back office: operators, what each of them may do, and what they did. It owns no
 * money and no player: its areas call the rooms below and write down who asked for what.
 */
import type { BookCheck } from "../ledger/index.ts";
import type { Tx } from "../platform/database/types.ts";
import type { OperatorIdentity, RequestContext, Route } from "../platform/http/types.ts";
import { installFirstOperator } from "./access/first-operator.ts";
import { authenticateOperator } from "./access/sessions.ts";
import { openAreas } from "./areas.ts";
import { createParts } from "./core/context.ts";
import type { BackofficeDeps } from "./core/types.ts";

export type { BackofficeDeps } from "./core/types.ts";

export interface Backoffice {
  authenticate(context: RequestContext): Promise<OperatorIdentity | null>;
  readonly routes: readonly Route[];
  /** The audit log's own proof, for the books. */
  readonly bookChecks: readonly BookCheck[];
  /** What a fresh database needs: the first account. */
  installDefaults(tx: Tx): Promise<void>;
}

export function createBackoffice(deps: BackofficeDeps): Backoffice {
  const parts = createParts(deps);
  const areas = openAreas(parts);
  return {
    authenticate: (context) => authenticateOperator(parts, context),
    routes: areas.flatMap(({ routes }) => routes),
    bookChecks: [parts.audit.check],
    installDefaults: (tx) => installFirstOperator(parts, tx),
  };
}
