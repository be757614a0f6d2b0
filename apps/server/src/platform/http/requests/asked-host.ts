/**
 * The host in a request is whatever the client wrote there. Here it is checked against the hosts of
 * the house, and the page's origin, as the browser reports it, against the host.
 */
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { isLoopback } from "../../config/loopback.ts";
import { DomainError } from "../../errors.ts";
import { isSameSecret } from "../../secrets/same-secret.ts";

/** The hosts of the sites, and the one that is used for any other host. */
export interface SiteHosts {
  readonly hosts: ReadonlySet<string>;
  readonly otherwise: string;
}

/** The names by which browsers know this machine, and none that merely look like them. */
const OWN_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** One of our hosts, without its port; for any other host, the default one. */
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

/** With two hosts in a request, a proxy may believe one of them and we the other. */
export function refuseTwoHosts({ rawHeaders }: IncomingMessage): void {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  if (count > 1) throw new DomainError("common.malformed_request");
}

/** Operators are known by a cookie, so no page of another origin may act for them. */
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

/** Headers that proxies add: a request with one of these did not come from this machine. */
const FORWARDED = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Sent from this machine, to one of its own names, and through no proxy. */
export function isOnThisMachine({ hostname, headers, ip }: FastifyRequest): boolean {
  const isDirect = FORWARDED.every((name) => headers[name] === undefined);
  return isDirect && isLoopback(hostname) && isLoopback(ip);
}

/**
 * May this client see what is meant for those who run the house: metrics, the back office's calls?
 * With the token if one is set; otherwise only from this machine, if nobody else can reach it.
 */
export function isInsider({ internalTokens, http }: Config, request: FastifyRequest): boolean {
  if (internalTokens.length === 0) return http.isLocal && isOnThisMachine(request);
  const given = request.headers.authorization ?? "";
  return internalTokens.some((token) => isSameSecret(given, `Bearer ${token}`));
}
