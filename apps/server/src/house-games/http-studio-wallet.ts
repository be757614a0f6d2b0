/**
 * The platform's wallet over HTTP: for a game server that runs elsewhere. Requests are signed over
 * the exact bytes that are sent. A call without an answer is repeated with the same ids, which is
 * harmless on the other side; then it is reported as unreachable.
 */
import type { KeyObject } from "node:crypto";
import {
  KEY_ID_HEADER,
  SIGNATURE_HEADER,
  type StudioWallet,
  studioStatuses,
  walletPaths,
} from "@tucano/contract/studios/studio-wallet.ts";
import { fetchText } from "../platform/http/outgoing.ts";
import { signBody } from "../rounds/index.ts";

export interface HttpStudioWalletOptions {
  /** Asked at each call: a server learns its own address only after it listens. */
  readonly baseUrl: () => string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
  readonly timeoutMs?: number;
  readonly send?: typeof fetchText;
}

const TRIES = 3;
const TIMEOUT_MS = 1_000;
const ANSWER_BYTES_MAX = 16_384;

export function createHttpStudioWallet(options: HttpStudioWalletOptions): StudioWallet {
  const call =
    (name: keyof StudioWallet) =>
    async <Answer>(request: unknown): Promise<Answer> => {
      const body = JSON.stringify(request);
      const signature = signBody(body, options.privateKey);
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
  message: { body: string; signature: string },
): Promise<unknown> {
  const { status: httpStatus, text } = await (options.send ?? fetchText)(
    `${options.baseUrl()}${walletPaths[name]}`,
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [SIGNATURE_HEADER]: message.signature,
        [KEY_ID_HEADER]: options.keyId,
      },
      body: message.body,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      bytesMax: ANSWER_BYTES_MAX,
    },
  );
  if (httpStatus !== 200) throw new Error(`The wallet answered HTTP ${httpStatus}.`);
  const answer: unknown = JSON.parse(text);
  const status = (answer as { status?: unknown } | null)?.status;
  if (!studioStatuses.some((known) => known === status)) {
    throw new Error("The wallet answered without a known status.");
  }
  return answer;
}
