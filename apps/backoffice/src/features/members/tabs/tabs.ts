/** The words of each side of a player, and what one needs to open it. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { Permission } from "@tucano/contract/backoffice/access/permissions.ts";
import type { TabId } from "./tab-ids.ts";

export const tabs: Record<TabId, readonly [MessageDescriptor, Permission]> = {
  overview: [msg`Overview`, "members.read"],
  timeline: [msg`Timeline`, "members.read"],
  ledger: [msg`Ledger`, "members.read"],
  requirements: [msg`Requirements`, "members.read"],
  deposits: [msg`Deposits`, "deposits.read"],
  withdrawals: [msg`Withdrawals`, "withdrawals.read"],
  rounds: [msg`Rounds`, "members.read"],
  rewards: [msg`Rewards`, "members.read"],
  vip: [msg`VIP`, "members.read"],
  tree: [msg`Invitations`, "members.read"],
  sessions: [msg`Devices`, "members.read"],
  limits: [msg`Limits`, "members.read"],
  identity: [msg`Identity`, "members.read"],
  tickets: [msg`Conversations`, "support.read"],
  notes: [msg`Notes`, "members.notes"],
  signals: [msg`Risk signals`, "members.read"],
  ring: [msg`Linked accounts`, "members.read"],
};
