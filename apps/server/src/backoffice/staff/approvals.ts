/** What two people decide about accounts and roles, carried out. */
import { permissions } from "@tucano/contract/backoffice/access/permissions.ts";
import { languages } from "@tucano/i18n/languages.ts";
import * as z from "zod/mini";
import { DomainError } from "../../platform/errors.ts";
import { endSessions } from "../access/repository.ts";
import { type Agreed, agreedBy, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Parts } from "../core/context.ts";
import { differing } from "../core/facts.ts";
import { listHolders } from "../core/independence-repository.ts";
import { ADMINISTRATOR, isOverOthers } from "../core/roles.ts";
import {
  closeAccount,
  type DoneBy,
  noteSponsor,
  openAccount,
  reopenAccount,
  requireOtherAdministrator,
  resetAccount,
} from "./accounts.ts";
import * as repository from "./repository.ts";
import { findRole, findStaff } from "./staff.ts";

/** Who asked is the sponsor of a new account. */
function entryOf(agreed: Agreed<unknown>): DoneBy {
  return { ...agreedBy(agreed), askedBy: agreed.requester.operatorId };
}

export function staffApprovals(parts: Parts): readonly ApprovalKind[] {
  return [
    invite(parts),
    disable(parts),
    enable(parts),
    reset(parts),
    changeRole(parts),
    saveRole(parts),
    removeRole(parts),
  ];
}

const someone = z.object({ operatorId: z.int() });

const invite = (parts: Parts) =>
  approvalKind({
    name: "staff.invite",
    decidedWith: "staff.manage",
    payload: z.object({
      email: z.string(),
      name: z.string(),
      role: z.string(),
      lang: z.enum(languages),
    }),
    carryOut: async (tx, agreed) => {
      await openAccount(parts, tx, agreed.payload, entryOf(agreed));
    },
  });

/** What is done to an account that is there. */
const toAccount =
  (name: "staff.disable" | "staff.enable", act: typeof closeAccount) => (parts: Parts) =>
    approvalKind({
      name,
      decidedWith: "staff.manage",
      payload: someone,
      carryOut: async (tx, agreed) =>
        act(parts, tx, await findStaff(parts, tx, agreed.payload.operatorId), entryOf(agreed)),
    });

const disable = toAccount("staff.disable", closeAccount);
const enable = toAccount("staff.enable", reopenAccount);

const reset = (parts: Parts) =>
  approvalKind({
    name: "staff.reset",
    decidedWith: "staff.manage",
    payload: z.object({
      operatorId: z.int(),
      what: z.enum(["password", "second_factor"]),
      lang: z.enum(languages),
    }),
    carryOut: async (tx, agreed) => {
      const { operatorId, what, lang } = agreed.payload;
      const row = await findStaff(parts, tx, operatorId);
      await resetAccount(parts, tx, { row, what, lang }, entryOf(agreed));
    },
  });

const changeRole = (parts: Parts) =>
  approvalKind({
    name: "staff.role",
    decidedWith: "staff.roles",
    payload: z.object({ operatorId: z.int(), role: z.string() }),
    carryOut: async (tx, agreed) => {
      const { operatorId, role } = agreed.payload;
      // Nobody can agree to more rights for themselves, whoever requested them.
      if (operatorId === agreed.approver.operatorId) {
        throw new DomainError("backoffice.own_account");
      }
      const before = await findStaff(parts, tx, operatorId);
      await findRole(parts, role, tx);
      if (before.role === ADMINISTRATOR) await requireOtherAdministrator(tx, operatorId);
      await repository.saveRoleOf(tx, operatorId, role);
      const { askedBy, ...entry } = entryOf(agreed);
      await noteSponsor(parts, tx, { operatorIds: [operatorId], act: "role", by: { askedBy } });
      await endSessions(tx, { operatorId, except: null, now: parts.clock.now() });
      await parts.approvals.takeBackOf(tx, operatorId, entry);
      await parts.audit.append(tx, {
        ...entry,
        action: "staff.role",
        subject: agreed.subject,
        details: { ...entry.details, email: before.email },
        before: { role: before.role },
        after: { role },
      });
    },
  });

const saveRole = (parts: Parts) =>
  approvalKind({
    name: "role.save",
    decidedWith: "staff.roles",
    payload: z.object({
      role: z.string(),
      name: z.string(),
      permissions: z.array(z.enum(permissions)),
      alone: z._default(z.object({ each: z.int(), day: z.int() }), { each: 0, day: 0 }),
    }),
    carryOut: async (tx, agreed) => {
      const approver = await findStaff(parts, tx, agreed.approver.operatorId);
      const { role } = agreed.payload;
      // As with a role that is given: nobody's own rights grow by their own consent.
      if (approver.role === role) throw new DomainError("backoffice.own_account");
      await repository.saveRole(tx, { ...agreed.payload, now: parts.clock.now() });
      const { askedBy, ...entry } = entryOf(agreed);
      if (isOverOthers(agreed.payload.permissions)) {
        const operatorIds = await listHolders(tx, role);
        await noteSponsor(parts, tx, { operatorIds, act: "role", by: { askedBy } });
      }
      await parts.audit.append(tx, {
        ...entry,
        action: "role.save",
        subject: agreed.subject,
        ...differing(agreed.before, agreed.after),
      });
    },
  });

const removeRole = (parts: Parts) =>
  approvalKind({
    name: "role.remove",
    decidedWith: "staff.roles",
    payload: z.object({ role: z.string() }),
    carryOut: async (tx, agreed) => {
      const { role } = agreed.payload;
      const isRemoved = await repository.removeRole(tx, role, parts.clock.now());
      if (!isRemoved) throw new DomainError("backoffice.role_held");
      const { askedBy: _asked, ...entry } = entryOf(agreed);
      await parts.audit.append(tx, {
        ...entry,
        action: "role.remove",
        subject: agreed.subject,
        before: agreed.before,
        after: agreed.after,
      });
    },
  });
