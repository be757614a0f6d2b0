/** Asks an outside studio for a game's address: one signed request, bounded in time and size. */
import {
  HUB88_SIGNATURE_HEADER,
  KEY_ID_HEADER,
  launchAnswer,
  type LaunchRequest,
  SIGNATURE_HEADER,
} from "@tucano/contract/studios/studio-wallet.ts";
import { fetchText } from "../../platform/http/outgoing.ts";
import type { RsaKeyPair } from "../../platform/secrets/secrets.ts";
import { signBody } from "../studios/signature.ts";
import type { LaunchOrder, StudioLauncher } from "../types.ts";

export interface HttpLauncherOptions {
  readonly baseUrl: string;
  /** A number, where the studio has given this house one. */
  readonly operatorId: string | number;
  readonly key: Pick<RsaKeyPair, "number" | "privateKey">;
  readonly timeoutMs?: number;
  /** Plain HTTP is for tests and development. */
  readonly isPlainHttpAllowed: boolean;
}

export const operatorKeyId = ({ number }: Pick<RsaKeyPair, "number">): string =>
  `operator-${number}`;

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 8_192;

export function createHttpLauncher(options: HttpLauncherOptions): StudioLauncher {
  return {
    launchUrl: async (order) => {
      const body = JSON.stringify(toRequest(order, options.operatorId));
      const signature = signBody(body, options.key.privateKey);
      const answer = await fetchText(new URL("game/url", withSlash(options.baseUrl)), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          [KEY_ID_HEADER]: operatorKeyId(options.key),
          [SIGNATURE_HEADER]: signature,
          [HUB88_SIGNATURE_HEADER]: signature,
        },
        body,
        timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
        bytesMax: ANSWER_BYTES_MAX,
      });
      if (answer.status !== 200) throw new Error(`The studio answered ${answer.status}.`);
      const { url } = launchAnswer.parse(JSON.parse(answer.text));
      return checkedUrl(url, options.isPlainHttpAllowed);
    },
  };
}

function withSlash(url: string): string {
  return url.endsWith("/") ? url : `${url}/`;
}

function toRequest(order: LaunchOrder, operatorId: string | number): LaunchRequest {
  const isReal = order.mode === "real";
  return {
    ...(isReal && order.user !== undefined ? { user: order.user } : {}),
    ...(isReal && order.token !== undefined ? { token: order.token } : {}),
    game_code: order.gameCode,
    currency: isReal ? "BRL" : "XXX",
    game_currency: isReal ? "BRL" : "XXX",
    lang: order.lang,
    country: "BR",
    operator_id: operatorId,
    platform: order.platform,
    lobby_url: order.lobbyUrl,
    ip: order.ip,
  };
}

/** The address goes into a frame of our page: nothing but the web belongs there. */
function checkedUrl(text: string, isPlainHttpAllowed: boolean): string {
  const { protocol, username } = new URL(text);
  const isWeb = protocol === "https:" || (isPlainHttpAllowed && protocol === "http:");
  if (!isWeb || username !== "") throw new Error("The studio's address cannot be opened.");
  return text;
}
