import type { ErrorCode } from "@tucano/contract/errors/index.ts";

interface ApiErrorDetails {
  status: number;
  message: string;
  error?: ErrorCode | undefined;
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
  isForcedOffline?: boolean;
  retryAfterMs?: number | undefined;
}

/** An answer that is not a success. `message` is the server's sentence, ready to be shown. */
export class ApiError extends Error {
  /** Of HTTP; 0 when there was no answer. */
  readonly status: number;
  /** What programs decide by: stable, and the same in every language. */
  readonly error: ErrorCode | undefined;
  /** Each invalid field, with what is wrong with it. */
  readonly fields: Record<string, string>;
  /** To quote to customer service. */
  readonly requestId: string | undefined;
  readonly isForcedOffline: boolean;
  /** When the server says to come back. */
  readonly retryAfterMs: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = "ApiError";
    this.status = details.status;
    this.error = details.error;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.isForcedOffline = details.isForcedOffline ?? false;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** The request never got an answer: no network, or a server that is not there. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Was a call refused for one of these reasons? */
export function isRefused<const Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError & { readonly error: Code } {
  return isApiError(error) && codes.some((code) => code === error.error);
}
