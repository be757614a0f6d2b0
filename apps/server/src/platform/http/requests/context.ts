/** A call as handlers see it. Most of it is computed only when a handler asks for it. */
import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";
import { isOnThisMachine } from "./asked-host.ts";
import { mayBePlain, type PlainConfig } from "../pages/plain-cookies.ts";
import type { CookieOptions, MemberIdentity, OperatorIdentity, RequestContext } from "../types.ts";
import type { UploadedFile } from "./uploads.ts";

const USER_AGENT_MAX = 300;
const noQuery: Readonly<Record<string, unknown>> = {};

interface ContextHouse {
  readonly config: PlainConfig;
  hostOf(asked: string): string;
}

export class CallContext implements RequestContext {
  member: MemberIdentity | null = null;
  operator: OperatorIdentity | null = null;
  /** The Set-Cookie lines of the answer. */
  setCookies: string[] | null = null;
  asOf: Date | null = null;
  file: UploadedFile | null = null;
  readonly bearer: string | null;
  /** Read at once: it is gone if the client hangs up in the meantime. */
  readonly ip: string;
  readonly #request: FastifyRequest;
  readonly #house: ContextHouse;
  #lang: Language | null = null;
  #cookies: RequestContext["cookies"] | null = null;

  constructor(request: FastifyRequest, house: ContextHouse) {
    this.#request = request;
    this.#house = house;
    this.bearer = bearerToken(request.raw.headers.authorization);
    this.ip = request.ip;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get lang(): Language {
    this.#lang ??= languageOf(this.#request);
    return this.#lang;
  }

  get host(): string {
    return this.#house.hostOf(this.#request.hostname);
  }

  get isOnThisMachine(): boolean {
    return isOnThisMachine(this.#request);
  }

  get userAgent(): string {
    return (this.#request.raw.headers["user-agent"] ?? "").slice(0, USER_AGENT_MAX);
  }

  get idempotencyKey(): string | null {
    const key = this.#request.raw.headers["idempotency-key"];
    return typeof key === "string" && key !== "" ? key : null;
  }

  get cookies(): RequestContext["cookies"] {
    this.#cookies ??= parseCookie(this.#request.raw.headers.cookie ?? "");
    return this.#cookies;
  }

  takeFile(): UploadedFile {
    if (this.file === null) throw new Error("This call declares no file.");
    return this.file;
  }

  setCookie(name: string, value: string, options: CookieOptions): void {
    this.#addCookie({
      name,
      value,
      path: options.path,
      maxAge: options.maxAgeSeconds,
      sameSite: options.sameSite,
    });
  }

  clearCookie(name: string, path: string): void {
    this.#addCookie({ name, value: "", path, maxAge: 0, expires: new Date(0), sameSite: "strict" });
  }

  noteAsOf(moment: Date): void {
    if (this.asOf === null || moment < this.asOf) this.asOf = moment;
  }

  #addCookie(cookie: Parameters<typeof stringifySetCookie>[0] & object): void {
    const secure = !mayBePlain(this.#request, this.#house.config);
    this.setCookies ??= [];
    this.setCookies.push(stringifySetCookie({ ...cookie, httpOnly: true, secure }));
  }
}

export function languageOf({ query, body }: FastifyRequest): Language {
  const asked =
    ((query ?? noQuery) as Record<string, unknown>)["lang"] ??
    ((body ?? noQuery) as Record<string, unknown>)["lang"];
  return toLanguage(typeof asked === "string" ? asked : null);
}

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

function bearerToken(authorization: string | undefined): string | null {
  return authorization === undefined ? null : (BEARER.exec(authorization)?.[1] ?? null);
}
