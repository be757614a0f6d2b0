import * as contract from "@tucano/contract/player/site/messages.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { RequestContext, Route } from "../platform/http/types.ts";
import { sendFile } from "../platform/http/requests/uploads.ts";
import { presentFile } from "./present.ts";
import type { Messages } from "./index.ts";
import type { Visit } from "./types.ts";

const visitOf = (name: string | undefined, { host, lang }: RequestContext): Visit => ({
  name,
  host,
  lang,
});

export function messagesRoutes(messages: Messages): Route[] {
  return [
    route(contract.support, ({ site }, context) => messages.showSupport(visitOf(site, context))),
    route(contract.listAnnouncements, (input, context) =>
      messages.listAnnouncements(input, visitOf(input.site, context)),
    ),
    route(contract.listNotifications, (input, context) =>
      messages.listNotifications(input, context),
    ),
    route(contract.readNotifications, (input, context) =>
      messages.readNotifications(input, context),
    ),
    route(contract.listWinners, (input) => messages.listWinners(input), {
      stamp: () => messages.winnersStamp(),
      isPersonal: false,
    }),
    route(contract.chooseWinnersOpt, async ({ opt_out }, { member }) => ({
      opt_out: await messages.chooseWinnersOpt(member.memberId, opt_out),
    })),
    ...ticketRoutes(messages),
  ];
}

function ticketRoutes(messages: Messages): Route[] {
  return [
    route(contract.createTicket, async (input, { member }) =>
      say(await messages.createTicket(member.memberId, input), "messages.ticket_opened"),
    ),
    route(contract.uploadAttachment, async ({ filename }, context) => {
      const keeper = { memberId: context.member.memberId, operator: null };
      return presentFile(await messages.handIn(keeper, context.takeFile(), filename));
    }),
    route(contract.readAttachment, async ({ file_id }, { member }) =>
      sendFile(await messages.readAttachment(file_id, member.memberId)),
    ),
    route(contract.listTickets, (input, { member }) =>
      messages.listOwnTickets(member.memberId, input),
    ),
    route(contract.showTicket, ({ ticket_no }, { member }) =>
      messages.showOwnTicket(member.memberId, ticket_no),
    ),
    route(contract.replyToTicket, (input, { member }) =>
      messages.replyToTicket(member.memberId, input),
    ),
    route(contract.closeTicket, ({ ticket_no }, { member }) =>
      messages.closeOwnTicket(member.memberId, ticket_no),
    ),
  ];
}
