/**
 * Files in calls: one as the body of a request, one as the answer. An upload must be of a type that
 * the call declares, by its header and by its first bytes, and not too long. A download can run
 * nothing in a browser, and no cache on the way may store it.
 */
import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";
import type { FileBody, FileType } from "@tucano/contract/endpoint.ts";
import { DomainError } from "../../errors.ts";
import { typeOfFile } from "../../pictures/pictures.ts";
import { readBytes } from "./body.ts";

export interface UploadedFile {
  readonly type: FileType;
  readonly bytes: Buffer;
}

export async function readFile(message: IncomingMessage, body: FileBody): Promise<UploadedFile> {
  const said = message.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const type = body.types.find((one) => one === said);
  if (type === undefined) throw new DomainError("common.unsupported_media_type");
  if (Number(message.headers["content-length"]) > body.maxBytes) {
    throw new DomainError("common.body_too_large");
  }
  const bytes = await readBytes(message, body.maxBytes);
  if (bytes.length === 0) {
    throw new DomainError("common.invalid_input", { fields: { file: { code: "field.required" } } });
  }
  if (typeOfFile(bytes) !== type) throw new DomainError("common.unsupported_media_type");
  return { type, bytes };
}

export interface StoredFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** The file name to save it under. */
  readonly name: string;
}

export class FileReply {
  readonly file: StoredFile;

  constructor(file: StoredFile) {
    this.file = file;
  }
}

/** `return sendFile(file)`, of a call whose contract declares `answer: { kind: "file" }`. */
export function sendFile(file: StoredFile): FileReply {
  return new FileReply(file);
}

/** In a header a name is plain: letters, digits and a few marks. */
const UNSAFE = /[^\w.-]+/g;

export function answerFile(
  { file: { bytes, name, type } }: FileReply,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): void {
  reply.raw.writeHead(200, {
    ...headers,
    "content-type": type,
    "content-length": bytes.length,
    "content-disposition": `attachment; filename="${name.replaceAll(UNSAFE, "_")}"`,
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cache-control": "private, no-store",
  });
  reply.hijack();
  reply.raw.end(bytes);
}
