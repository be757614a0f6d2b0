/** What a route is given: the request as the contract parsed it, and who is asking. */
import type { DataOf, Endpoint, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Answer } from "./answers/envelope.ts";
import type { Stamp } from "./answers/kept-answers.ts";
import type { FileReply, UploadedFile } from "./requests/uploads.ts";

export interface MemberIdentity {
  readonly memberId: MemberId;
  readonly sessionId: string;
}

export interface OperatorIdentity {
  readonly operatorId: number;
  readonly sessionId: string;
  readonly email: string;
  /** Read with the session on every call, so a right that is revoked is gone at the next one. */
  readonly permissions: ReadonlySet<string>;
}

export interface RequestContext {
  readonly requestId: string;
  readonly lang: Language;
  /** The host that the request was sent to; it decides the site. */
  readonly host: string;
  readonly ip: string;
  /** Sent from this machine, to one of its own names, and through no proxy. */
  readonly isOnThisMachine: boolean;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  /** The bearer token as sent, for calls whose token is not a member's (game play tokens). */
  readonly bearer: string | null;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The body of a call that declares a file. */
  takeFile(): UploadedFile;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
  /** The answer shows how things were then; of several moments it tells the earliest. */
  noteAsOf(moment: Date): void;
}

export interface CookieOptions {
  readonly path: string;
  readonly maxAgeSeconds: number;
  readonly sameSite: "strict" | "lax";
}

export interface MemberContext extends RequestContext {
  readonly member: MemberIdentity;
}

export interface OperatorContext extends RequestContext {
  readonly operator: OperatorIdentity;
}

/** An open call sees the member if a valid token was sent (favourites), otherwise null. */
export interface OpenContext extends RequestContext {
  readonly member: MemberIdentity | null;
}

export type ContextOf<E extends Endpoint> = E["access"] extends "member"
  ? MemberContext
  : E["access"] extends "operator"
    ? OperatorContext
    : OpenContext;

/** What a handler of this endpoint may return. A file may be returned only instead of null. */
export type AnswerOf<E extends Endpoint> =
  | Answer<DataOf<E>>
  | (DataOf<E> extends null ? FileReply : never);

export type Handler<E extends Endpoint, Context> = (
  input: InputOf<E>,
  context: Context,
) => Promise<AnswerOf<E>> | AnswerOf<E>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint, never>;
  /** Left out: nothing is cached. */
  readonly kept?: Kept;
}

/** For a GET whose answer is the same for everyone who asks the same: it may be reused. */
export interface Kept {
  /** The objects an answer is made from. It stays valid as long as they are the very same ones. */
  stamp(): Promise<Stamp>;
  /** Signed-in members get answers of their own. */
  readonly isPersonal: boolean;
}
