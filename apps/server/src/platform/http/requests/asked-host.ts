/**
 * The host that a request asks for is what somebody wrote there. Here it is held against the hosts
 * of the house, and what a browser says of the page that speaks against the host.
 */
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { isLoopback } from "../../config/loopback.ts";
import { DomainError } from "../../errors.ts";

/** What a site is reached at, and how the one is called that is shown at any other host. */
export interface SiteHosts {
  readonly hosts: ReadonlySet<string>;
  readonly otherwise: string;
}

/** The names of this machine that browsers know, and no others that only look like it. */
const OWN_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A host of the house as it is, without its port; for any other what stands for all of them. */
export function createHostOf(
  { publicUrl }: Config["http"],
  siteHosts: () => SiteHosts,
): (asked: string) => string {
  const publicHost = publicUrl === "" ? null : new URL(publicUrl).hostname;
  return (asked) => {
    const name = asked.toLowerCase();
    const { hosts, otherwise } = siteHosts();
    if (name === publicHost || OWN_NAMES.has(name) || hosts.has(name)) return name;
    return publicHost ?? otherwise;
  };
}

/** Of two hosts a proxy may believe the one and we the other. */
export function refuseTwoHosts({ rawHeaders }: IncomingMessage): void {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  if (count > 1) throw new DomainError("common.malformed_request");
}

/** Operators are known by a cookie, so a page of another origin must not speak for them. */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  const isForeign = site !== undefined && site !== "same-origin" && site !== "none";
  const isOtherHost = origin !== undefined && originHost(origin) !== request.headers.host;
  if (request.method !== "GET" && (isForeign || isOtherHost)) {
    throw new DomainError("common.forbidden");
  }
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** What proxies add: whoever comes with it is not on this machine, whatever they ask for. */
const FORWARDED = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** On this very machine, at a name of its own, with nobody in between. */
export function isOnThisMachine({ hostname, headers, ip }: FastifyRequest): boolean {
  const isDirect = FORWARDED.every((name) => headers[name] === undefined);
  return isDirect && isLoopback(hostname) && isLoopback(ip);
}

/**
 * May somebody see what is for those who run the house: figures of the process, calls of the back
 * office? With the token where one is set; else from this machine, where nobody else comes in.
 */
export function isInsider({ internalToken, http }: Config, request: FastifyRequest): boolean {
  if (internalToken === null) return http.isLocal && isOnThisMachine(request);
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${internalToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
