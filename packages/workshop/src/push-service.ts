/**
 * A push service on this machine, and browsers that have subscribed with it: it takes messages over
 * HTTP, checks who sends, and decrypts as a browser does (RFC 8030, 8188, 8291, 8292), by the Web
 * Crypto API and thus by none of the code that it tests.
 */
import type { webcrypto } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const { subtle } = globalThis.crypto;
const CURVE = { name: "ECDH", namedCurve: "P-256" };
const SALT_BYTES = 16;
const HEAD_BYTES = SALT_BYTES + 4 + 1;

export interface Browser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
}

export interface PushedMessage {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it was on the way. */
  readonly sealed: Buffer;
  readonly text: string;
  /** What the token says of the sender. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

export interface PushService {
  /** Another browser, with an address and keys of its own. */
  subscribe(): Promise<Browser>;
  readonly received: PushedMessage[];
  /** What it answers with from now on. */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

interface Keys {
  readonly privateKey: webcrypto.CryptoKey;
  readonly point: Buffer;
  readonly auth: Buffer;
}

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text));
const plain = (bytes: Buffer): Bytes => new Uint8Array(bytes);

async function derive(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Buffer> {
  const key = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info };
  return Buffer.from(await subtle.deriveBits(how, key, length * 8));
}

/** Throws for what its browser cannot read. */
async function open(sealed: Buffer, { privateKey, point, auth }: Keys): Promise<string> {
  const salt = plain(sealed.subarray(0, SALT_BYTES));
  const theirs = sealed.subarray(HEAD_BYTES, HEAD_BYTES + sealed.readUInt8(HEAD_BYTES - 1));
  const ciphered = sealed.subarray(HEAD_BYTES + theirs.length);
  const sender = await subtle.importKey("raw", plain(theirs), CURVE, false, []);
  const agreed = await subtle.deriveBits({ name: "ECDH", public: sender }, privateKey, 256);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, theirs]);
  const secret = plain(await derive(new Uint8Array(agreed), plain(auth), plain(info), 32));
  const key = await derive(secret, salt, bytesOf("Content-Encoding: aes128gcm\0"), 16);
  const iv = await derive(secret, salt, bytesOf("Content-Encoding: nonce\0"), 12);
  const aes = await subtle.importKey("raw", plain(key), "AES-GCM", false, ["decrypt"]);
  const padded = await subtle.decrypt({ name: "AES-GCM", iv: plain(iv) }, aes, plain(ciphered));
  const text = Buffer.from(padded);
  const end = text.lastIndexOf(2);
  return text.subarray(0, end).toString("utf8");
}

/** Throws for a token that this sender has not signed. */
async function claimsOf(authorization: string): Promise<PushedMessage["claims"]> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const by = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const point = plain(Buffer.from(key, "base64url"));
  const sender = await subtle.importKey("raw", point, by, false, ["verify"]);
  const signed = bytesOf(`${head}.${claims}`);
  const isTheirs = await subtle.verify(
    by,
    sender,
    plain(Buffer.from(signature, "base64url")),
    signed,
  );
  if (!isTheirs) throw new Error("The token is not signed by the key that it names.");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as PushedMessage["claims"];
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Keys>();
  const received: PushedMessage[] = [];
  let answer: { status: number; headers: Readonly<Record<string, string>> };
  const answerWith: PushService["answerWith"] = (status, headers = {}) => {
    answer = { status, headers };
  };
  answerWith(201);
  let origin = "";
  const take = async (path: string, headers: PushedMessage["headers"], sealed: Buffer) => {
    const endpoint = `${origin}${path}`;
    const keys = browsers.get(endpoint);
    if (keys === undefined) return 404;
    const claims = await claimsOf(String(headers["authorization"]));
    received.push({ endpoint, headers, sealed, text: await open(sealed, keys), claims });
    return answer.status;
  };
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void take(request.url ?? "", request.headers, Buffer.concat(chunks)).then(
        (status) => response.writeHead(status, answer.headers).end(),
        () => response.writeHead(400).end(),
      );
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  return {
    received,
    answerWith,
    subscribe: async () => {
      const endpoint = `${origin}/push/${crypto.randomUUID()}`;
      const pair = await subtle.generateKey(CURVE, true, ["deriveBits"]);
      const point = Buffer.from(await subtle.exportKey("raw", pair.publicKey));
      const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
      browsers.set(endpoint, { privateKey: pair.privateKey, point, auth });
      const keys = { p256dh: point.toString("base64url"), auth: auth.toString("base64url") };
      return { subscription: { endpoint, keys } };
    },
    close: () => new Promise((resolve) => service.close(() => resolve())),
  };
}
