/** Reads the body of a call: JSON in UTF-8, parsed strictly, and never more than is allowed. */
import type { IncomingMessage } from "node:http";
import { DomainError } from "../../errors.ts";
import { type Soon, soon } from "../../memory/soon.ts";
import { parseStrictJson } from "./strict-json.ts";

export const BODY_LIMIT_BYTES = 64 * 1024;
export const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json(?:;.*)?$/;

/** Undefined when there is none. */
export function readJson(message: IncomingMessage): Soon<unknown> {
  const { headers } = message;
  const length = headers["content-length"];
  const isEmpty = headers["transfer-encoding"] === undefined && (length ?? "0") === "0";
  const type = headers["content-type"];
  if (type === undefined && isEmpty) return undefined;
  // Compares with the usual type before it parses.
  if (type !== "application/json" && !JSON_TYPE.test(type ?? "")) {
    throw new DomainError("common.unsupported_media_type");
  }
  if (isEmpty) return undefined;
  if (Number(length) > BODY_LIMIT_BYTES) throw new DomainError("common.body_too_large");
  // Nearly every body comes with its head: then it is here, and nobody has to listen for it.
  const isHere = message.readableLength === Number(length);
  const here = isHere ? (message.read() as Buffer | null) : null;
  return soon(here ?? readBytes(message, BODY_LIMIT_BYTES), parseBody);
}

/** An empty or blank body counts as none. */
export function parseBody(bytes: Buffer): unknown {
  const text = bytes.toString("utf8");
  return text.trim() === "" ? undefined : parseStrictJson(text);
}

export function readBytes(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let first: Buffer | null = null;
    let chunks: Buffer[] | null = null;
    let lengthBytes = 0;
    const take = (chunk: Buffer) => {
      lengthBytes += chunk.length;
      if (lengthBytes > maxBytes) {
        leave();
        return reject(new DomainError("common.body_too_large"));
      }
      // Nearly every body arrives in one chunk.
      if (first === null) first = chunk;
      else (chunks ??= [first]).push(chunk);
    };
    const end = () => {
      leave();
      resolve(chunks === null ? (first ?? Buffer.alloc(0)) : Buffer.concat(chunks, lengthBytes));
    };
    const fail = () => {
      leave();
      reject(new DomainError("common.malformed_request"));
    };
    const leave = () => {
      message.off("data", take);
      message.off("end", end);
      message.off("error", fail);
    };
    message.on("data", take);
    message.on("end", end);
    message.on("error", fail);
  });
}
