/**
 * What an area of the back office brings, and the one way to offer a call to operators: by an
 * endpoint that names the permission it needs.
 */
import assert from "node:assert";
import type { Needed } from "@tucano/contract/backoffice/access/permissions.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import type { ApprovalKind } from "./approvals.ts";
import { DomainError } from "../../platform/errors.ts";
import { route } from "../../platform/http/route.ts";
import type { JobDefinition } from "../../platform/jobs/index.ts";
import type {
  ContextOf,
  Handler,
  OperatorContext,
  OperatorIdentity,
  Route,
} from "../../platform/http/types.ts";

export interface Area {
  readonly routes: readonly Route[];
  readonly jobs?: readonly JobDefinition[];
  /** What it lets a second person decide. */
  readonly approvals?: readonly ApprovalKind[];
}

/** Throws backoffice.not_permitted. */
export function requirePermission(operator: OperatorIdentity, needed: Needed): void {
  if (needed === "signed_in" || operator.permissions.has(needed)) return;
  throw new DomainError("backoffice.not_permitted");
}

/** A call that names no permission does not start: nothing is open because it was forgotten. */
export function permitted<E extends Endpoint & { readonly access: "operator" }>(
  endpoint: E,
  handler: Handler<E, OperatorContext>,
): Route {
  const { permission: needed } = endpoint;
  assert(needed !== undefined, `${endpoint.path} does not say which permission it needs.`);
  const guarded: Handler<E, OperatorContext> = (input, context) => {
    requirePermission(context.operator, needed);
    return handler(input, context);
  };
  return route(endpoint, guarded as Handler<E, ContextOf<E>>);
}
