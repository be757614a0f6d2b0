import type { ErrorCode } from "@tucano/contract/errors/index.ts";

interface ApiErrorDetails {
  status: number;
  message: string;
  error?: ErrorCode | undefined;
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
  isForcedOffline?: boolean;
}

/** An answer that is not a success. `message` is the server's sentence, ready to be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: ErrorCode | undefined;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly isForcedOffline: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = "ApiError";
    this.status = details.status;
    this.error = details.error;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.isForcedOffline = details.isForcedOffline ?? false;
  }

  /** The request never got an answer: no network, or a server that is not there. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
