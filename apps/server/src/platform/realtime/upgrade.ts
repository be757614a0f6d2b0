import type { IncomingMessage } from "node:http";
import { LIVE_PATH } from "@tucano/contract/live.ts";

/** Only these requests leave the ordinary way; any other upgrade that is asked for is ignored. */
export function isLiveUpgrade({ url, headers }: IncomingMessage): boolean {
  const [path] = (url ?? "").split("?");
  return path === LIVE_PATH && headers.upgrade?.toLowerCase() === "websocket";
}
