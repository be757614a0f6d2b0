import * as contract from "@tucano/contract/backoffice/members/support.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { removeChat } from "./chat.ts";
import { listMacros, retireMacro, saveMacro } from "./macros.ts";
import {
  answerTicket,
  assignTicket,
  closeTicket,
  listTickets,
  noteTicket,
  readAttachment,
  readTicket,
  reopenTicket,
  uploadAttachment,
} from "./tickets.ts";

export function supportArea(parts: Parts): Area {
  return {
    routes: [
      permitted(contract.listDeskTickets, (input, context) => listTickets(parts, input, context)),
      permitted(contract.readDeskTicket, (input, context) => readTicket(parts, input, context)),
      permitted(contract.answerDeskTicket, (input, context) => answerTicket(parts, input, context)),
      permitted(contract.uploadDeskAttachment, (input, context) =>
        uploadAttachment(parts, input, context),
      ),
      permitted(contract.readDeskAttachment, (input, context) =>
        readAttachment(parts, input, context),
      ),
      permitted(contract.assignDeskTicket, (input, context) => assignTicket(parts, input, context)),
      permitted(contract.closeDeskTicket, (input, context) => closeTicket(parts, input, context)),
      permitted(contract.reopenDeskTicket, (input, context) => reopenTicket(parts, input, context)),
      permitted(contract.noteDeskTicket, (input, context) => noteTicket(parts, input, context)),
      permitted(contract.listMacros, () => listMacros(parts)),
      permitted(contract.saveMacro, (input, context) => saveMacro(parts, input, context)),
      permitted(contract.retireMacro, (input, context) => retireMacro(parts, input, context)),
      permitted(contract.listChat, (input) => parts.sharedRounds.listChat(input)),
      permitted(contract.removeChat, (input, context) => removeChat(parts, input, context)),
    ],
  };
}
