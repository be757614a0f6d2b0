/** What a route is given: the request as the contract parsed it, and who is asking. */
import type { DataOf, Endpoint, InputOf } from "@tucano/contract/endpoint.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Answer } from "./answers/envelope.ts";
import type { Stamp } from "./answers/kept-answers.ts";
import type { FileReply, UploadedFile } from "./requests/uploads.ts";

export interface MemberIdentity {
  readonly memberId: number;
  readonly sessionId: string;
}

export interface OperatorIdentity {
  readonly operatorId: number;
  readonly sessionId: string;
  readonly email: string;
  /** Read with the session, at every call: what is taken away is gone from the next call on. */
  readonly permissions: ReadonlySet<string>;
}

export interface RequestContext {
  readonly requestId: string;
  readonly lang: Language;
  /** The host of the house that the request came to; chooses the site. */
  readonly host: string;
  readonly ip: string;
  /** Nobody is between this machine and who asks, and they asked for it by a name of its own. */
  readonly isOnThisMachine: boolean;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  /** The bearer token as it came, for calls whose token is not a member's (game play tokens). */
  readonly bearer: string | null;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The body of a call that declares a file. */
  takeFile(): UploadedFile;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
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

/** An open call sees the member when a valid token came along (favourites), null otherwise. */
export interface OpenContext extends RequestContext {
  readonly member: MemberIdentity | null;
}

export type ContextOf<E extends Endpoint> = E["access"] extends "member"
  ? MemberContext
  : E["access"] extends "operator"
    ? OperatorContext
    : OpenContext;

/** What a handler of this endpoint may return. A file stands in the place of no data at all. */
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
  /** Left out: every call is answered anew. */
  readonly kept?: Kept;
}

/** Of a GET whose answer is the same for all who ask the same: it may be given again. */
export interface Kept {
  /** What answers are made of. They are good as long as these are the very same objects. */
  stamp(): Promise<Stamp>;
  /** Who is signed in gets an answer of their own. */
  readonly isPersonal: boolean;
}
