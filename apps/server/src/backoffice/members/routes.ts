import * as contract from "@tucano/contract/backoffice/members.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { freezeMember, listMembers, readMember, unfreezeMember } from "./members.ts";

export function membersArea(parts: Parts): Area {
  return {
    routes: [
      permitted(contract.listMembers, (input) => listMembers(parts, input)),
      permitted(contract.readMember, (input, context) => readMember(parts, input, context)),
      permitted(contract.freezeMember, (input, context) => freezeMember(parts, input, context)),
      permitted(contract.unfreezeMember, (input, context) => unfreezeMember(parts, input, context)),
    ],
  };
}
