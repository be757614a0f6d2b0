/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { membersAuditActions } from "@tucano/contract/backoffice/members/members.ts";

export const membersAuditLabels: Record<(typeof membersAuditActions)[number], MessageDescriptor> = {
  "member.read": msg`Player looked at`,
  "member.make_demo": msg`Demo player made`,
  "member.freeze": msg`Player frozen`,
  "member.unfreeze": msg`Player unfrozen`,
  "member.reveal": msg`Personal data shown`,
  "member.adjust": msg`Money moved by hand`,
  "member.close": msg`Account closed`,
  "member.end_sessions": msg`Player signed out`,
  "member.reset_second_factor": msg`Authenticator taken away`,
  "member.send_password_link": msg`Link to set a password sent`,
  "member.message": msg`Message to the inbox`,
  "member.note": msg`Note about a player`,
  "member.tag": msg`Tag put on or taken off`,
  "tag.save": msg`Tag saved`,
  "member.grant_reward": msg`Reward given by hand`,
  "member.forfeit_reward": msg`Reward taken back`,
  "member.forfeit_bonus": msg`Bonus taken back`,
};
