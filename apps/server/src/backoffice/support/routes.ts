import * as contract from "@tucano/contract/backoffice/members/support.ts";
import { type Area, callsOf } from "../core/area.ts";
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
  readFigures,
  readTicket,
  reopenTicket,
  uploadAttachment,
} from "./tickets.ts";

export function supportArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    routes: [
      call(contract.listDeskTickets, listTickets),
      call(contract.readSupportFigures, readFigures),
      call(contract.readDeskTicket, readTicket),
      call(contract.answerDeskTicket, answerTicket),
      call(contract.uploadDeskAttachment, uploadAttachment),
      call(contract.readDeskAttachment, readAttachment),
      call(contract.assignDeskTicket, assignTicket),
      call(contract.closeDeskTicket, closeTicket),
      call(contract.reopenDeskTicket, reopenTicket),
      call(contract.noteDeskTicket, noteTicket),
      call(contract.listMacros, listMacros),
      call(contract.saveMacro, saveMacro),
      call(contract.retireMacro, retireMacro),
      call(contract.listChat, (_parts, input) => parts.sharedRounds.listChat(input)),
      call(contract.removeChat, removeChat),
    ],
  };
}
