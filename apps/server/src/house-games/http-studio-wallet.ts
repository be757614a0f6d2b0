/**
 * The platform's wallet over HTTP: for a game server that runs elsewhere. Requests are signed over
 * the exact bytes that are sent. A call without an answer is repeated with the same ids, which is
 * harmless on the other side; then it is reported as unreachable.
 */
import { type KeyObject, sign } from "node:crypto";
import {
  KEY_ID_HEADER,
  SIGNATURE_HEADER,
  type StudioWallet,
  studioStatuses,
  walletPaths,
} from "@tucano/contract/studio-wallet.ts";

export interface HttpStudioWalletOptions {
  /** Asked at each call: a server learns its own address only after it listens. */
  readonly baseUrl: () => string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

const TRIES = 3;
const TIMEOUT_MS = 1_000;

export function createHttpStudioWallet(options: HttpStudioWalletOptions): StudioWallet {
  const call =
    (name: keyof StudioWallet) =>
    async <Answer>(request: unknown): Promise<Answer> => {
      const body = Buffer.from(JSON.stringify(request), "utf8");
      const signature = sign("RSA-SHA256", body, options.privateKey).toString("base64");
      let last: unknown;
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        try {
          return (await post(options, name, { body, signature })) as Answer;
        } catch (error) {
          last = error;
        }
      }
      throw new Error("The wallet gave no answer.", { cause: last });
    };
  return {
    userInfo: call("userInfo"),
    balance: call("balance"),
    bet: call("bet"),
    win: call("win"),
    rollback: call("rollback"),
  };
}

async function post(
  options: HttpStudioWalletOptions,
  name: keyof StudioWallet,
  message: { body: Buffer; signature: string },
): Promise<unknown> {
  const response = await (options.fetch ?? fetch)(`${options.baseUrl()}${walletPaths[name]}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: message.signature,
      [KEY_ID_HEADER]: options.keyId,
    },
    body: new Uint8Array(message.body),
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
  });
  if (response.status !== 200) throw new Error(`The wallet answered HTTP ${response.status}.`);
  const answer: unknown = await response.json();
  const status = (answer as { status?: unknown } | null)?.status;
  if (!studioStatuses.some((known) => known === status)) {
    throw new Error("The wallet answered without a known status.");
  }
  return answer;
}
