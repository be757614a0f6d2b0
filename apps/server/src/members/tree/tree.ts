/** The tree of invitations: everybody has at most one inviter, for good, and no circle closes. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Parts } from "../context.ts";
import { parseMobilePhone } from "../policy.ts";
import * as repository from "../repository.ts";
import * as tree from "./tree-repository.ts";

export type Binding = "bound" | "bound-already" | "own-tree";

export interface Tree {
  inviterOf(memberId: number): Promise<number | null>;
  inviteesOf(memberIds: readonly number[]): Promise<readonly tree.Invitee[]>;
  findByInviteCode(code: string): Promise<number | null>;
  findByPhone(phone: string): Promise<number | null>;
  bindInviter(memberId: number, inviterId: number): Promise<Binding>;
  deviceOf(memberId: number): Promise<string | null>;
  sharesDeviceWith(memberId: number): Promise<readonly number[]>;
}

export function createTree(parts: Parts): Tree {
  const { db } = parts;
  return {
    inviterOf: (memberId) => tree.findInviter(db, memberId),
    inviteesOf: (memberIds) => tree.findInvitees(db, memberIds),
    findByInviteCode: (code) => repository.findMemberIdByInviteCode(db, code.trim().toUpperCase()),
    findByPhone: async (text) => {
      const phone = parseMobilePhone(text);
      return phone === null ? null : tree.findMemberIdByPhone(db, phone);
    },
    bindInviter: (memberId, inviterId) => bindInviter(parts, memberId, inviterId),
    deviceOf: (memberId) => tree.findDevice(db, memberId),
    sharesDeviceWith: (memberId) => tree.findDeviceSharers(db, memberId),
  };
}

/** One after the other: of two members who bind each other at once, the second is refused. */
function bindInviter(parts: Parts, memberId: number, inviterId: number): Promise<Binding> {
  return inTransaction(parts.db, async (tx) => {
    await tree.lockTree(tx);
    const known = await repository.findMembers(tx, [memberId, inviterId]);
    if (known.length !== new Set([memberId, inviterId]).size) {
      throw new DomainError("common.not_found");
    }
    const isCircle = await tree.isInTreeOf(tx, { above: memberId, below: inviterId });
    if (isCircle) return "own-tree";
    const isBound = await tree.saveInviter(tx, { memberId, inviterId, now: parts.clock.now() });
    return isBound ? "bound" : "bound-already";
  });
}
