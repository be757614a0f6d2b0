import * as acts from "@tucano/contract/backoffice/members/member-acts.ts";
import * as views from "@tucano/contract/backoffice/members/member-views.ts";
import * as contract from "@tucano/contract/backoffice/members/members.ts";
import * as tags from "@tucano/contract/backoffice/members/tags.ts";
import * as ring from "@tucano/contract/backoffice/members/ring.ts";
import { type Area, callsOf } from "../core/area.ts";
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
import { listMembers } from "./list-members.ts";
import { makeDemo } from "./make-demo.ts";
import { freezeMember, readMember, unfreezeMember } from "./members.ts";
import {
  showDeposits,
  showLedger,
  showRequirements,
  showRewards,
  showRounds,
  showWithdrawals,
} from "./money-views.ts";
import { addNote, listNotes } from "./notes.ts";
import { replayRound } from "../replay-round.ts";
import { freezeMembers, freezing, showRing } from "./ring.ts";
import { revealMember } from "./reveal-member.ts";
import { showSignals } from "./signals.ts";
import { listTags, saveTag, tagMembers } from "./tags.ts";
import { showTimeline } from "./timeline.ts";

export function membersArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    approvals: [adjustment(parts), grant(parts), freezing(parts)],
    routes: [
      call(contract.listMembers, listMembers),
      call(contract.readMember, readMember),
      call(contract.freezeMember, freezeMember),
      call(contract.unfreezeMember, unfreezeMember),
      call(ring.memberRing, showRing),
      call(ring.freezeMembers, freezeMembers),
      call(contract.revealMember, revealMember),
      call(contract.adjustMember, adjustMember),
      call(tags.listTags, listTags),
      call(tags.saveTag, saveTag),
      call(tags.tagMembers, tagMembers),
      ...viewRoutes(parts),
      ...actRoutes(parts),
    ],
  };
}

function viewRoutes(parts: Parts): Route[] {
  const call = callsOf(parts);
  return [
    call(views.memberLedger, showLedger),
    call(views.memberRequirements, showRequirements),
    call(views.memberDeposits, showDeposits),
    call(views.memberWithdrawals, showWithdrawals),
    call(views.memberRounds, showRounds),
    call(views.replayMemberRound, replayRound),
    call(views.memberRewards, showRewards),
    call(views.memberVip, showVip),
    call(views.memberTree, showTree),
    call(views.memberSessions, showSessions),
    call(views.memberLimits, showLimits),
    call(views.memberTickets, showTickets),
    call(views.memberNotes, listNotes),
    call(views.addMemberNote, addNote),
    call(views.memberSignals, showSignals),
    call(views.memberTimeline, showTimeline),
  ];
}

function actRoutes(parts: Parts): Route[] {
  const call = callsOf(parts);
  return [
    call(acts.closeMember, closeMember),
    call(acts.makeDemoMember, makeDemo),
    call(acts.endMemberSessions, endSessions),
    call(acts.resetSecondFactor, resetSecondFactor),
    call(acts.sendPasswordLink, sendPasswordLink),
    call(acts.messageMember, messageMember),
    call(acts.grantMemberReward, grantReward),
    call(acts.forfeitMemberReward, forfeitReward),
    call(acts.forfeitMemberBonus, forfeitBonus),
  ];
}
