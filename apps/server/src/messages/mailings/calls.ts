import * as contract from "@tucano/contract/player/site/message-choices.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { MessagesDeps } from "../types.ts";
import { chooseMessages, readMessageChoices } from "./choices.ts";

export function mailingCalls(deps: MessagesDeps): Route[] {
  return [
    route(contract.readMessageChoices, (_input, context) => readMessageChoices(deps, context)),
    route(contract.chooseMessages, (input, context) => chooseMessages(deps, input, context)),
  ];
}
