import * as contract from "@tucano/contract/backoffice/members.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { adjustment, adjustMember } from "./adjust-member.ts";
import { freezeMember, listMembers, readMember, unfreezeMember } from "./members.ts";
import { revealMember } from "./reveal-member.ts";

export function membersArea(parts: Parts): Area {
  return {
    approvals: [adjustment(parts)],
    routes: [
      permitted(contract.listMembers, (input) => listMembers(parts, input)),
      permitted(contract.readMember, (input, context) => readMember(parts, input, context)),
      permitted(contract.freezeMember, (input, context) => freezeMember(parts, input, context)),
      permitted(contract.unfreezeMember, (input, context) => unfreezeMember(parts, input, context)),
      permitted(contract.revealMember, (input, context) => revealMember(parts, input, context)),
      permitted(contract.adjustMember, (input, context) => adjustMember(parts, input, context)),
    ],
  };
}
