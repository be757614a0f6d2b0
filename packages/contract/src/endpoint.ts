/**
 * What a call is: its address, who may make it, what goes in, what comes out, and which errors it
 * can answer. The server mounts these objects, clients call them, and the OpenAPI document is
 * generated from them: there is no second description.
 */
import type * as z from "zod/mini";
import type { Needed } from "./backoffice/access/permissions.ts";
import type { ErrorCode } from "./errors/index.ts";

/** Files that people upload and download. Their content is checked, not just their type. */
export type FileType = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

/** A body that is one file, as raw bytes; all other fields are in the query. */
export interface FileBody {
  readonly kind: "file";
  readonly types: readonly FileType[];
  readonly maxBytes: number;
}

/**
 * An answer that is a file, without the envelope; `output` is then null. A refusal is still an
 * envelope.
 */
export interface FileAnswer {
  readonly kind: "file";
  readonly types: readonly string[];
}

/** open: anybody. member: a player's bearer token. operator: a back-office session. */
export type Access = "open" | "member" | "operator";

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Code extends ErrorCode = ErrorCode,
> {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  readonly access: Access;
  /** For an operator's call: the permission the role needs. Without one, nobody may make it. */
  readonly permission?: Needed;
  readonly tag: string;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Errors this call may answer, beyond those that any call may (errors/common.ts). */
  readonly errors: readonly Code[];
  /** The call moves money, or promises to: an Idempotency-Key header is honoured. */
  readonly idempotent?: boolean;
  /** The same input again does nothing more: a client without an answer may send it again. */
  readonly repeatable?: boolean;
  /** An open call whose bearer token is a game's play token, not a member's. */
  readonly takesPlayToken?: boolean;
  /** An open call whose bearer token is the key of a tool outside, not a member's. */
  readonly takesKey?: boolean;
  /** Left out: JSON. */
  readonly body?: FileBody;
  /** Left out: the envelope. */
  readonly answer?: FileAnswer;
  /** Valid request bodies, shown in the documentation. */
  readonly examples?: readonly unknown[];
}

export type InputOf<E> = E extends Endpoint<infer Input, z.ZodMiniType> ? z.output<Input> : never;
export type RequestOf<E> = E extends Endpoint<infer Input, z.ZodMiniType> ? z.input<Input> : never;
export type DataOf<E> = E extends Endpoint<z.ZodMiniType, infer Output> ? z.output<Output> : never;

/*#__NO_SIDE_EFFECTS__*/
export function endpoint<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Code extends ErrorCode,
  const Who extends Access,
>(
  definition: Endpoint<Input, Output, Code> & { readonly access: Who },
): Endpoint<Input, Output, Code> & { readonly access: Who } {
  return definition;
}

/** What is left to say of a call when who makes it is known. Errors left out: none of its own. */
interface Definition<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Code extends ErrorCode,
> extends Omit<Endpoint<Input, Output, Code>, "access" | "tag" | "takesPlayToken" | "errors"> {
  readonly errors?: readonly Code[];
}

/** A call that a signed-in player makes. */
/*#__NO_SIDE_EFFECTS__*/
export function memberCall<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Code extends ErrorCode = never,
>(tag: string, definition: Definition<Input, Output, Code>) {
  return endpoint({ access: "member", tag, errors: [], ...definition });
}

/** A call that anybody makes. */
/*#__NO_SIDE_EFFECTS__*/
export function openCall<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Code extends ErrorCode = never,
>(tag: string, definition: Definition<Input, Output, Code>) {
  return endpoint({ access: "open", tag, errors: [], ...definition });
}

/** A call that a game makes, with its play token or, in a demo, without one. */
/*#__NO_SIDE_EFFECTS__*/
export function playCall<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Code extends ErrorCode = never,
>(tag: string, definition: Definition<Input, Output, Code>) {
  return endpoint({ access: "open", takesPlayToken: true, tag, errors: [], ...definition });
}

/** Of an answer read on a standby: everything that was done before this moment is in it. */
export const AS_OF_HEADER = "tucano-as-of";

/** Every answer of the player and back-office APIs has this shape. `code` is the HTTP status. */
export interface Envelope<Data> {
  code: number;
  status: "success" | "fail";
  message: string;
  data: Data;
  /** On failure: the stable error code, the invalid fields, and the id to quote to support. */
  error?: ErrorCode;
  fields?: Record<string, string>;
  request_id?: string;
  /** On 401: the session was ended elsewhere; the client clears its storage. */
  force_offline?: boolean;
}
