/**
 * The door of the back office: operators, their sign-in with a second factor, what each role may
 * do, and the audit log. It owns no money and no player: it calls the rooms below and writes down
 * who asked for what.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice.ts";
import type * as tables from "@tucano/contract/shared-tables.ts";
import type { BookCheck } from "../ledger/index.ts";
import type { Tx } from "../platform/database/types.ts";
import type {
  OpenContext,
  OperatorContext,
  OperatorIdentity,
  RequestContext,
} from "../platform/http/types.ts";
import { removeChat } from "./chat.ts";
import { createParts, type Parts } from "./context.ts";
import { installFirstOperator } from "./first-operator.ts";
import { freezeMember, listMembers, readMember, unfreezeMember } from "./players.ts";
import type { Permission } from "./policy.ts";
import { checkBooks, listAudit, listDeposits } from "./records.ts";
import { authenticateOperator, describeOperator, requirePermission, signOut } from "./sessions.ts";
import { confirmSignIn, signIn } from "./sign-in.ts";
import type { BackofficeDeps } from "./types.ts";
import {
  approveWithdrawal,
  listWithdrawals,
  readWithdrawal,
  rejectWithdrawal,
} from "./withdrawals.ts";

export { backofficeRoutes } from "./routes.ts";
export type { BackofficeDeps } from "./types.ts";

/** One call of an operator: what came in, and who asks. */
type Act<E extends keyof typeof contract> = (typeof contract)[E] extends infer Endpoint
  ? (input: InputOf<Endpoint>, context: OperatorContext) => Promise<DataOf<Endpoint>>
  : never;

export interface Backoffice {
  authenticate(context: RequestContext): Promise<OperatorIdentity | null>;
  /** Throws backoffice.not_permitted. */
  requirePermission(operator: OperatorIdentity, permission: Permission): Promise<void>;
  /** The audit log's own proof, for the books. */
  readonly bookChecks: readonly BookCheck[];
  /** Makes the first account of a fresh database. */
  installFirstOperator(tx: Tx): Promise<void>;

  signIn(
    input: InputOf<typeof contract.signIn>,
    context: OpenContext,
  ): Promise<DataOf<typeof contract.signIn>>;
  confirmSignIn(
    input: InputOf<typeof contract.confirmSignIn>,
    context: OpenContext,
  ): Promise<DataOf<typeof contract.confirmSignIn>>;
  readonly readSession: Act<"readSession">;
  readonly signOut: Act<"signOut">;
  readonly listWithdrawals: Act<"listWithdrawals">;
  readonly readWithdrawal: Act<"readWithdrawal">;
  readonly approveWithdrawal: Act<"approveWithdrawal">;
  readonly rejectWithdrawal: Act<"rejectWithdrawal">;
  readonly listMembers: Act<"listMembers">;
  readonly readMember: Act<"readMember">;
  readonly freezeMember: Act<"freezeMember">;
  readonly unfreezeMember: Act<"unfreezeMember">;
  readonly listDeposits: Act<"listDeposits">;
  readonly listAudit: Act<"listAudit">;
  readonly checkBooks: Act<"checkBooks">;
  listChat(input: InputOf<typeof tables.listChat>): Promise<DataOf<typeof tables.listChat>>;
  removeChat(
    input: InputOf<typeof tables.removeChat>,
    context: OperatorContext,
  ): Promise<DataOf<typeof tables.removeChat>>;
}

export function createBackoffice(deps: BackofficeDeps): Backoffice {
  const parts = createParts(deps);
  return {
    authenticate: (context) => authenticateOperator(parts, context),
    requirePermission: (operator, permission) => requirePermission(parts, operator, permission),
    bookChecks: [parts.audit.check],
    installFirstOperator: (tx) => installFirstOperator(parts, tx),
    signIn: (input, context) => signIn(parts, input, context),
    confirmSignIn: async (input, context) =>
      describeOperator(parts, await confirmSignIn(parts, input, context)),
    ...createActs(parts),
  };
}

function createActs(parts: Parts) {
  const acts: Pick<
    Backoffice,
    | "readSession"
    | "signOut"
    | "listWithdrawals"
    | "readWithdrawal"
    | "approveWithdrawal"
    | "rejectWithdrawal"
    | "listMembers"
    | "readMember"
    | "freezeMember"
    | "unfreezeMember"
    | "listDeposits"
    | "listAudit"
    | "checkBooks"
    | "listChat"
    | "removeChat"
  > = {
    readSession: (_input, { operator }) => describeOperator(parts, operator.sessionId),
    signOut: (_input, context) => signOut(parts, context),
    listWithdrawals: (input) => listWithdrawals(parts, input),
    readWithdrawal: (input, context) => readWithdrawal(parts, input, context),
    approveWithdrawal: (input, context) => approveWithdrawal(parts, input, context),
    rejectWithdrawal: async (input, context) => rejectWithdrawal(parts, input, context),
    listMembers: (input) => listMembers(parts, input),
    readMember: (input, context) => readMember(parts, input, context),
    freezeMember: (input, context) => freezeMember(parts, input, context),
    unfreezeMember: (input, context) => unfreezeMember(parts, input, context),
    listDeposits: (input) => listDeposits(parts, input),
    listAudit: (input) => listAudit(parts, input),
    checkBooks: (_input, context) => checkBooks(parts, context),
    listChat: (input) => parts.chat.listChat(input),
    removeChat: (input, context) => removeChat(parts, input, context),
  };
  return acts;
}
