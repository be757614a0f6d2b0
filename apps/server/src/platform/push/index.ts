/**
 * Web Push: one message to one browser, by the service that the browser has chosen. It takes the
 * message for a while and delivers it when the device is there; it cannot read it.
 */
import { isIP } from "node:net";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { hostIn, postGuarded } from "../http/guarded-post.ts";
import type { Random } from "../random.ts";
import { agree, encrypt, type PushKeys } from "./encrypt.ts";
import { authorizationFor, toVapidKey } from "./vapid.ts";

export interface PushAddress extends PushKeys {
  readonly endpoint: string;
  /** The public key that the browser subscribed with. */
  readonly key: string;
}

export interface PushMessage {
  readonly text: string;
  /** For so long the service waits for the device. */
  readonly ttlSeconds: number;
  /** The device is woken for it; else it gets it when it is awake. */
  readonly isUrgent: boolean;
}

export interface PushAnswer {
  /** Null: there was no answer. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly problem: string | null;
}

export interface Push {
  /** What browsers subscribe with; null: push is not offered. */
  readonly key: string | null;
  /** Would anything be sent there? */
  isDeliverable(address: PushAddress): boolean;
  send(address: PushAddress, message: PushMessage): Promise<PushAnswer>;
}

interface PushDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Pick<Config, "push" | "webhookPrivateHosts">;
}

/** Of the browsers that there are. Whoever names another is no browser. */
const SERVICES = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "notify.windows.com",
  "push.apple.com",
];
const TIMEOUT_MS = 10_000;
const SALT_BYTES = 16;
const PRIVATE_KEY_BYTES = 32;

function isServiceHost(host: string, privateHosts: ReadonlySet<string>): boolean {
  if (privateHosts.has(host)) return true;
  return isIP(host) === 0 && SERVICES.some((one) => host === one || host.endsWith(`.${one}`));
}

export function createPush({ clock, random, config }: PushDeps): Push {
  const keys = config.push.keys.map(toVapidKey);
  const { webhookPrivateHosts: privateHosts } = config;
  const once = () => ({
    salt: random.bytes(SALT_BYTES),
    privateKey: random.bytes(PRIVATE_KEY_BYTES),
  });
  return {
    key: keys[0]?.publicKey ?? null,
    isDeliverable: (address) => {
      const url = URL.parse(address.endpoint);
      if (url === null || !isServiceHost(hostIn(url), privateHosts)) return false;
      if (!keys.some(({ publicKey }) => publicKey === address.key)) return false;
      try {
        agree(address, once().privateKey);
        return true;
      } catch {
        return false;
      }
    },
    send: async (address, { text, ttlSeconds, isUrgent }) => {
      const { endpoint } = address;
      const key = keys.find(({ publicKey }) => publicKey === address.key);
      if (key === undefined) return unsent("The key that it subscribed with is not set any more.");
      const now = clock.now();
      try {
        const { status, retryAfter } = await postGuarded(endpoint, {
          headers: {
            authorization: authorizationFor(key, { endpoint, contact: config.push.contact, now }),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            ttl: String(ttlSeconds),
            urgency: isUrgent ? "high" : "low",
          },
          body: encrypt(text, address, once()),
          timeoutMs: TIMEOUT_MS,
          privateHosts,
        });
        return { status, retryAfter, problem: null };
      } catch (error) {
        return unsent(error instanceof Error ? error.message : "It was not sent.");
      }
    },
  };
}

const PROBLEM_LENGTH_MAX = 200;

const unsent = (problem: string): PushAnswer => ({
  status: null,
  retryAfter: null,
  problem: problem.slice(0, PROBLEM_LENGTH_MAX),
});
