import * as contract from "@tucano/contract/player/site/messages.ts";
import { say } from "../../platform/http/answers/envelope.ts";
import { sendFile } from "../../platform/http/requests/uploads.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { presentFile } from "../present.ts";
import type { MessagesDeps } from "../types.ts";
import { handIn, readAttachment } from "./attachments.ts";
import { showSupport } from "./support-page.ts";
import {
  closeOwnTicket,
  createTicket,
  listOwnTickets,
  rateTicket,
  replyToTicket,
  showOwnTicket,
} from "./tickets.ts";

export function supportCalls(deps: MessagesDeps): Route[] {
  return [
    route(contract.support, ({ site: name }, { host, lang }) =>
      showSupport(deps, { name, host, lang }),
    ),
    route(contract.createTicket, async (input, { member }) =>
      say(await createTicket(deps, member.memberId, input), "messages.ticket_opened"),
    ),
    route(contract.uploadAttachment, async ({ filename: name }, context) => {
      const keeper = { memberId: context.member.memberId, operator: null };
      return presentFile(await handIn(deps, keeper, { file: context.takeFile(), name }));
    }),
    route(contract.readAttachment, async ({ file_id }, { member }) =>
      sendFile(await readAttachment(deps, file_id, member.memberId)),
    ),
    route(contract.listTickets, (input, { member }) =>
      listOwnTickets(deps, member.memberId, input),
    ),
    route(contract.showTicket, ({ ticket_no }, { member }) =>
      showOwnTicket(deps, member.memberId, ticket_no),
    ),
    route(contract.replyToTicket, (input, { member }) =>
      replyToTicket(deps, member.memberId, input),
    ),
    route(contract.closeTicket, ({ ticket_no }, { member }) =>
      closeOwnTicket(deps, member.memberId, ticket_no),
    ),
    route(contract.rateTicket, (input, { member }) => rateTicket(deps, member.memberId, input)),
  ];
}
