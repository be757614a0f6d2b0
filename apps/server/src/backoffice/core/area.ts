/**
 * What an area of the back office brings, and the one way to offer a call to operators: by an
 * endpoint that names the permission it needs.
 */
import assert from "node:assert";
import type { Needed } from "@tucano/contract/backoffice/access/permissions.ts";
import { reason } from "@tucano/contract/backoffice/shapes.ts";
import type { DataOf, Endpoint, InputOf } from "@tucano/contract/endpoint.ts";
import * as z from "zod/mini";
import { noteAct } from "../acted.ts";
import type { ApprovalKind } from "./approvals.ts";
import type { Parts } from "./context.ts";
import { requireReason } from "./policy.ts";
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

/** What carries a call out. */
export type Command<E extends Endpoint> = (
  parts: Parts,
  input: InputOf<E>,
  context: OperatorContext,
) => Promise<DataOf<E>>;

/** The same, whoever asks. */
export type Reading<E extends Endpoint> = (parts: Parts, input: InputOf<E>) => Promise<DataOf<E>>;

type Answering<E extends Endpoint> = (
  ...args: Parameters<Command<E>>
) => ReturnType<Handler<E, OperatorContext>>;

/**
 * The calls of an area, each with its command. A call that names no permission does not start:
 * nothing is open because it was forgotten; nor is an act that asks why done without an answer.
 */
export function callsOf(parts: Parts) {
  return <E extends Endpoint & { readonly access: "operator" }>(
    endpoint: E,
    command: Answering<E>,
  ): Route => {
    const { permission: needed, input: schema } = endpoint;
    assert(needed !== undefined, `${endpoint.path} does not say which permission it needs.`);
    const asksWhy = schema instanceof z.ZodMiniObject && schema.shape["reason"] === reason;
    const guarded: Handler<E, OperatorContext> = (input, context) => {
      requirePermission(context.operator, needed);
      if (endpoint.method !== "GET") noteAct(parts, context);
      if (asksWhy) requireReason((input as { reason: string }).reason);
      return command(parts, input, context);
    };
    return route(endpoint, guarded as Handler<E, ContextOf<E>>);
  };
}
