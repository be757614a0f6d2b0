/** Turns anything thrown into an error of this product, and discards unread bodies. */
import type { IncomingMessage } from "node:http";
import { isDatabaseAway } from "../database/transaction.ts";
import { DomainError } from "../errors.ts";
import { MalformedJson } from "./requests/strict-json.ts";

const FASTIFY_CODES: Readonly<Record<string, DomainError["code"]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "common.body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "common.unsupported_media_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "common.malformed_request",
  FST_ERR_CTP_EMPTY_JSON_BODY: "common.malformed_request",
};

function malformed({ key }: MalformedJson): DomainError {
  if (key === null) return new DomainError("common.malformed_request");
  const fields = { [key]: { code: "field.given_twice" } } as const;
  return new DomainError("common.malformed_request", { fields });
}

export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof MalformedJson) return malformed(thrown);
  if (isDatabaseAway(thrown)) return new DomainError("common.unavailable");
  const { code, statusCode } = (thrown ?? {}) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known !== undefined) return new DomainError(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new DomainError("common.malformed_request");
  }
  return new DomainError("common.internal");
}

const DRAINED_BYTES_MAX = 32 * 1024 * 1024;
const DRAIN_TIMEOUT_MS = 5_000;

/** Most clients read an answer only after all was sent: closed before, they see a broken pipe. */
export function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DRAIN_TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    let seenBytes = 0;
    body.on("data", (chunk: Buffer) => {
      seenBytes += chunk.length;
      if (seenBytes > DRAINED_BYTES_MAX) finish();
    });
    for (const event of ["end", "error", "close"]) body.once(event, finish);
    if (body.readableEnded || body.destroyed) finish();
    else body.resume();
  });
}
