/** The tree of invitations: everybody has at most one inviter, for good, and no circle closes. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { boundTo } from "../../platform/room.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { findExisting, type Parts } from "../context.ts";
import { parseMobilePhone } from "../policy.ts";
import * as repository from "../repository.ts";
import * as tree from "./tree-repository.ts";

export type Binding = "bound" | "bound-already" | "own-tree";

export function createTree(parts: Parts) {
  const { db } = parts;
  return {
    ...boundTo(db, {
      inviterOf: tree.findInviter,
      /** Those whom these members invited themselves. */
      inviteesOf: tree.findInvitees,
      /**
       * The hash of the device that the member signed in from last; the same for somebody who
       * shares one.
       */
      deviceOf: tree.findDevice,
      /** Other members who ever signed in from a device of this one. */
      sharesDeviceWith: tree.findDeviceSharers,
      /** Others who registered from the same address within a day of this one. */
      neighboursOf: tree.findNeighbours,
    }),
    /** By which the member invites others. */
    inviteCodeOf: async (memberId: MemberId) => (await findExisting(parts, memberId)).invite_code,
    findByInviteCode: (code: string) =>
      repository.findMemberIdByInviteCode(db, code.trim().toUpperCase()),
    /** However the number is written. */
    findByPhone: async (text: string) => {
      const phone = parseMobilePhone(text);
      return phone === null ? null : tree.findMemberIdByPhone(db, phone);
    },
    /** For good. `own-tree`: the inviter is the member itself, or somebody under it. */
    bindInviter: (memberId: MemberId, inviterId: MemberId) =>
      bindInviter(parts, memberId, inviterId),
  };
}

/** One after the other: of two members who bind each other at once, the second is refused. */
function bindInviter(parts: Parts, memberId: MemberId, inviterId: MemberId): Promise<Binding> {
  return inTransaction(parts.db, async (tx) => {
    await tree.lockTree(tx);
    const known = await repository.findMembers(tx, [memberId, inviterId]);
    if (known.length !== new Set([memberId, inviterId]).size) {
      throw new DomainError("common.not_found");
    }
    const isCircle = await tree.isInTreeOf(tx, { above: memberId, below: inviterId });
    if (isCircle) return "own-tree";
    if ((await parts.origins?.isNoted(tx, memberId)) === true) return "bound-already";
    const isBound = await tree.saveInviter(tx, { memberId, inviterId, now: parts.clock.now() });
    return isBound ? "bound" : "bound-already";
  });
}
