/**
 * Sends to an address that somebody entered. It must not lead into the house: the name is resolved
 * here, every address it has must be public, the connection goes to the very address that was
 * looked at, and no redirect is followed.
 */
import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP } from "node:net";
import { readBytes } from "./outgoing.ts";

export interface GuardedPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly timeoutMs: number;
  /** An answer that is longer is none. Left out: what it says does not matter. */
  readonly bytesMax?: number;
  /** Hosts that may be inside, and without TLS. */
  readonly privateHosts: ReadonlySet<string>;
  /** Left out: the system's. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

type Asked = Omit<GuardedPost, "body">;
type GuardedRequest = Asked & { readonly body: GuardedPost["body"] | null };

export interface GuardedAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  /** Empty where nobody asked for it. */
  readonly bytes: Buffer;
  readonly text: string;
}

const notPublic = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  notPublic.addSubnet(network, bits, "ipv4");
}
/** Of version 6 only what is given out to the world, but not what wraps an address of version 4. */
const world = new BlockList();
world.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  notPublic.addSubnet(network, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, "ipv4");
  return family === 6 && world.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

const resolveAll = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** An address of version 6 without its brackets. */
export const hostIn = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** Throws when there is no answer, and for an address that is not to be reached. */
export function postGuarded(text: string, post: GuardedPost): Promise<GuardedAnswer> {
  return sendGuarded(text, post);
}

/** The same, and only asks. */
export function getGuarded(text: string, asked: Asked): Promise<GuardedAnswer> {
  return sendGuarded(text, { ...asked, body: null });
}

async function sendGuarded(text: string, post: GuardedRequest): Promise<GuardedAnswer> {
  const url = new URL(text);
  const host = hostIn(url);
  const isPrivate = post.privateHosts.has(host);
  if (url.protocol !== "https:" && !(isPrivate && url.protocol === "http:")) {
    throw new Error("Only https is sent to.");
  }
  const signal = AbortSignal.timeout(post.timeoutMs);
  const addresses = isIP(host) === 0 ? await (post.resolve ?? resolveAll)(host) : [host];
  const [address] = addresses;
  if (address === undefined) throw new Error("The name has no address.");
  if (!isPrivate && !addresses.every(isPublicAddress)) {
    throw new Error("The address is not a public one.");
  }
  return send(url, address, post, signal);
}

function send(
  url: URL,
  address: string,
  { headers, body, bytesMax }: GuardedRequest,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  const family = isIP(address);
  const module = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = module.request(url, {
      method: body === null ? "GET" : "POST",
      headers: body === null ? headers : { ...headers, "content-length": Buffer.byteLength(body) },
      signal,
      agent: false,
      // Whatever the name leads to by now.
      lookup: (_host, options, callback) => {
        if (options.all === true) callback(null, [{ address, family }]);
        else callback(null, address, family);
      },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      const { statusCode = 0, headers: answered } = response;
      const head = { status: statusCode, retryAfter: answered["retry-after"] ?? null };
      if (bytesMax === undefined) {
        resolve({ ...head, bytes: Buffer.alloc(0), text: "" });
        response.destroy();
      } else {
        readBytes(response, bytesMax).then(
          (bytes) => resolve({ ...head, bytes, text: bytes.toString("utf8") }),
          reject,
        );
      }
    });
    request.end(body ?? undefined);
  });
}
