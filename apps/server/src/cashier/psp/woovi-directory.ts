/**
 * The look-up of keys at Woovi (OpenPix), by its public documentation
 * (docs/integrations/payouts.md says which): who holds a key, told to whoever has an AppID.
 */
import * as z from "zod/mini";
import { fetchText } from "../../platform/http/outgoing.ts";
import { type Directory, PspUnavailable } from "../psp-port.ts";

export interface WooviOptions {
  /** Without a trailing slash, such as https://api.woovi.com. */
  readonly baseUrl: string;
  readonly appId: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 6_000;
const ANSWER_BYTES_MAX = 100_000;

const checkAnswer = z.object({
  pixKey: z.object({
    key: z.string(),
    owner: z.object({ taxID: z.object({ taxID: z.string() }) }),
  }),
});

export function createWooviDirectory({ baseUrl, appId, timeoutMs }: WooviOptions): Directory {
  const bounds = { timeoutMs: timeoutMs ?? TIMEOUT_MS, bytesMax: ANSWER_BYTES_MAX };
  return {
    lookUpKey: async (key, cpf) => {
      const url = `${baseUrl}/api/v1/pix-keys/${encodeURIComponent(key)}/check`;
      const headers = { authorization: appId };
      let answer;
      try {
        answer = await fetchText(url, { ...bounds, method: "GET", headers });
      } catch (error) {
        throw new PspUnavailable("The directory did not answer.", { cause: error });
      }
      // A key that is none there, or could be none.
      if (answer.status === 404 || answer.status === 400) return "unknown";
      if (answer.status !== 200) throw new PspUnavailable(`The directory: ${answer.status}.`);
      return ownerIn(answer.text, key, cpf);
    },
  };
}

function ownerIn(text: string, key: string, cpf: string) {
  const found = z.safeParse(checkAnswer, parse(text));
  if (!found.success || found.data.pixKey.key !== key) {
    throw new PspUnavailable("The directory's answer is not understood.");
  }
  const { taxID } = found.data.pixKey.owner.taxID;
  // Hidden in part, it says too little; the bank that pays compares it.
  if (taxID.includes("*")) return "unasked";
  return taxID.replaceAll(/\D/g, "") === cpf ? "own" : "other";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
