/** A call that operators make, with what all of these have in common. */
import type * as z from "zod/mini";
import type { Endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors/index.ts";
import type { Needed } from "./access/permissions.ts";
import { reason } from "./shapes.ts";

interface OfficeCall<Input extends z.ZodMiniObject, Output extends z.ZodMiniType> extends Omit<
  Endpoint<Input, Output>,
  "access" | "tag" | "permission" | "errors"
> {
  readonly permission: Needed;
  /** Beyond those that follow from the permission and the input. */
  readonly errors?: readonly ErrorCode[];
}

/** Whoever lacks the permission is refused; so is whoever gives no reason where one is asked. */
/*#__NO_SIDE_EFFECTS__*/
export function officeCall<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  call: OfficeCall<Input, Output>,
): Endpoint<Input, Output> & { readonly access: "operator" } {
  const refusals: ErrorCode[] = [];
  if (call.permission !== "signed_in") refusals.push("backoffice.not_permitted");
  if (call.input.shape["reason"] === reason) refusals.push("backoffice.reason_required");
  const errors = [...new Set([...refusals, ...(call.errors ?? [])])];
  return { ...call, access: "operator", tag: "backoffice", errors };
}
