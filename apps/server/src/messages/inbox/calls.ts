import * as contract from "@tucano/contract/player/site/messages.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import type { MessagesDeps } from "../types.ts";
import { listAnnouncements, type RememberedAnnouncements } from "./announcements.ts";
import { listOwnNotifications, readOwnNotifications } from "./own-notifications.ts";

export function inboxCalls(deps: MessagesDeps, announcements: RememberedAnnouncements): Route[] {
  return [
    route(contract.listAnnouncements, (input, { host, lang }) =>
      listAnnouncements(deps, announcements, input, { name: input.site, host, lang }),
    ),
    route(contract.listNotifications, (input, context) =>
      listOwnNotifications(deps, input, context),
    ),
    route(contract.readNotifications, (input, context) =>
      readOwnNotifications(deps, input, context),
    ),
  ];
}
