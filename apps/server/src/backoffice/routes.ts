import type { Endpoint } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/backoffice.ts";
import * as tables from "@tucano/contract/shared-tables.ts";
import { route } from "../platform/http/route.ts";
import type { ContextOf, Handler, OperatorContext, Route } from "../platform/http/types.ts";
import type { Backoffice } from "./index.ts";
import type { Permission } from "./policy.ts";

/** No operator's route without a line here saying what it needs: `permitted` is the only way. */
export function backofficeRoutes(office: Backoffice): Route[] {
  const permitted = <E extends Endpoint & { readonly access: "operator" }>(
    needed: Permission | "signed_in",
    endpoint: E,
    handler: Handler<E, OperatorContext>,
  ): Route => {
    const guarded: Handler<E, OperatorContext> = async (input, context) => {
      if (needed !== "signed_in") await office.requirePermission(context.operator, needed);
      return handler(input, context);
    };
    return route(endpoint, guarded as Handler<E, ContextOf<E>>);
  };
  return [
    route(contract.signIn, (input, context) => office.signIn(input, context)),
    route(contract.confirmSignIn, (input, context) => office.confirmSignIn(input, context)),
    permitted("signed_in", contract.readSession, office.readSession),
    permitted("signed_in", contract.signOut, office.signOut),
    permitted("withdrawals.read", contract.listWithdrawals, office.listWithdrawals),
    permitted("withdrawals.read", contract.readWithdrawal, office.readWithdrawal),
    permitted("withdrawals.decide", contract.approveWithdrawal, office.approveWithdrawal),
    permitted("withdrawals.decide", contract.rejectWithdrawal, office.rejectWithdrawal),
    permitted("members.read", contract.listMembers, office.listMembers),
    permitted("members.read", contract.readMember, office.readMember),
    permitted("members.freeze", contract.freezeMember, office.freezeMember),
    permitted("members.freeze", contract.unfreezeMember, office.unfreezeMember),
    permitted("deposits.read", contract.listDeposits, office.listDeposits),
    permitted("chat.moderate", tables.listChat, (input) => office.listChat(input)),
    permitted("chat.moderate", tables.removeChat, (input, context) =>
      office.removeChat(input, context),
    ),
    permitted("audit.read", contract.listAudit, office.listAudit),
    permitted("books.check", contract.checkBooks, office.checkBooks),
  ];
}
