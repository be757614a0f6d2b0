import { liveMessage } from "@tucano/contract/player/site/live.ts";
import { assertDeclared } from "../http/declared.ts";
import type { Encode } from "./connection.ts";

/** `checkMessages`: no field leaves that the contract does not declare. Of use to tests alone. */
export function encodeWith(checkMessages: boolean): Encode {
  return (message) => {
    if (checkMessages) assertDeclared(`live ${message.type}`, liveMessage, message);
    return JSON.stringify(message);
  };
}
