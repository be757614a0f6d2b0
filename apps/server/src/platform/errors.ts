/**
 * Operating errors: what a caller may have to deal with. Everything else that is thrown is a fault
 * of the program, logged with the request's id and answered as a plain 500.
 */
import { type ErrorCode, statusOf } from "@tucano/contract/errors/index.ts";
import type { NoticeCode } from "@tucano/contract/notices/index.ts";

/** Whatever the server can say. */
export type TextCode = ErrorCode | NoticeCode;

export type MessageParams = Readonly<Record<string, string | number>>;

export interface DomainErrorDetails {
  /** Values for the placeholders of the message's text. */
  readonly params?: MessageParams;
  /** Invalid fields: field name -> message code of this product, or a text already translated. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** What the answer carries beside the message. */
  readonly data?: unknown;
  /** For 429 and 503: seconds after which trying again makes sense. */
  readonly retryAfterSeconds?: number;
  /** For 401: the session was ended elsewhere, so the client clears what it stored. */
  readonly forceOffline?: boolean;
}

export type FieldProblem = { readonly code: TextCode; readonly params?: MessageParams };

export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code);
    this.name = "DomainError";
    this.code = code;
    this.httpStatus = statusOf(code);
    this.details = details;
  }
}
