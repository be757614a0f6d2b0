import * as acts from "@tucano/contract/backoffice/members/member-acts.ts";
import * as views from "@tucano/contract/backoffice/members/member-views.ts";
import * as contract from "@tucano/contract/backoffice/members/members.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import type { Route } from "../../platform/http/types.ts";
import { showLimits, showSessions, showTickets, showTree, showVip } from "./account-views.ts";
import {
  closeMember,
  endSessions,
  forfeitBonus,
  forfeitReward,
  messageMember,
  resetSecondFactor,
  sendPasswordLink,
} from "./acts.ts";
import { adjustment, adjustMember } from "./adjust-member.ts";
import { grant, grantReward } from "./grant-reward.ts";
import { makeDemo } from "./make-demo.ts";
import { freezeMember, listMembers, readMember, unfreezeMember } from "./members.ts";
import {
  showDeposits,
  showLedger,
  showRequirements,
  showRewards,
  showRounds,
  showWithdrawals,
} from "./money-views.ts";
import { addNote, listNotes } from "./notes.ts";
import { replayRound } from "./replay.ts";
import { revealMember } from "./reveal-member.ts";
import { showSignals } from "./signals.ts";
import { showTimeline } from "./timeline.ts";

export function membersArea(parts: Parts): Area {
  return {
    approvals: [adjustment(parts), grant(parts)],
    routes: [
      permitted(contract.listMembers, (input) => listMembers(parts, input)),
      permitted(contract.readMember, (input, context) => readMember(parts, input, context)),
      permitted(contract.freezeMember, (input, context) => freezeMember(parts, input, context)),
      permitted(contract.unfreezeMember, (input, context) => unfreezeMember(parts, input, context)),
      permitted(contract.revealMember, (input, context) => revealMember(parts, input, context)),
      permitted(contract.adjustMember, (input, context) => adjustMember(parts, input, context)),
      ...viewRoutes(parts),
      ...actRoutes(parts),
    ],
  };
}

function viewRoutes(parts: Parts): Route[] {
  return [
    permitted(views.memberLedger, (input) => showLedger(parts, input)),
    permitted(views.memberRequirements, (input) => showRequirements(parts, input)),
    permitted(views.memberDeposits, (input) => showDeposits(parts, input)),
    permitted(views.memberWithdrawals, (input) => showWithdrawals(parts, input)),
    permitted(views.memberRounds, (input) => showRounds(parts, input)),
    permitted(views.replayMemberRound, (input) => replayRound(parts, input)),
    permitted(views.memberRewards, (input) => showRewards(parts, input)),
    permitted(views.memberVip, (input) => showVip(parts, input)),
    permitted(views.memberTree, (input) => showTree(parts, input)),
    permitted(views.memberSessions, (input, context) => showSessions(parts, input, context)),
    permitted(views.memberLimits, (input) => showLimits(parts, input)),
    permitted(views.memberTickets, (input) => showTickets(parts, input)),
    permitted(views.memberNotes, (input) => listNotes(parts, input)),
    permitted(views.addMemberNote, (input, context) => addNote(parts, input, context)),
    permitted(views.memberSignals, (input) => showSignals(parts, input)),
    permitted(views.memberTimeline, (input, context) => showTimeline(parts, input, context)),
  ];
}

function actRoutes(parts: Parts): Route[] {
  return [
    permitted(acts.closeMember, (input, context) => closeMember(parts, input, context)),
    permitted(acts.makeDemoMember, (input, context) => makeDemo(parts, input, context)),
    permitted(acts.endMemberSessions, (input, context) => endSessions(parts, input, context)),
    permitted(acts.resetSecondFactor, (input, context) => resetSecondFactor(parts, input, context)),
    permitted(acts.sendPasswordLink, (input, context) => sendPasswordLink(parts, input, context)),
    permitted(acts.messageMember, (input, context) => messageMember(parts, input, context)),
    permitted(acts.grantMemberReward, (input, context) => grantReward(parts, input, context)),
    permitted(acts.forfeitMemberReward, (input, context) => forfeitReward(parts, input, context)),
    permitted(acts.forfeitMemberBonus, (input, context) => forfeitBonus(parts, input, context)),
  ];
}
