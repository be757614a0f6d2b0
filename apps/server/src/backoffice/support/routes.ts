import * as contract from "@tucano/contract/backoffice/support.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { removeChat } from "./chat.ts";

export function supportArea(parts: Parts): Area {
  return {
    routes: [
      permitted(contract.listChat, (input) => parts.sharedRounds.listChat(input)),
      permitted(contract.removeChat, (input, context) => removeChat(parts, input, context)),
    ],
  };
}
