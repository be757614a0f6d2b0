/** What two people decide about accounts and roles, carried out. */
import { permissions } from "@tucano/contract/backoffice/permissions.ts";
import { languages } from "@tucano/i18n/languages.ts";
import * as z from "zod/mini";
import { DomainError } from "../../platform/errors.ts";
import { endSessions } from "../access/repository.ts";
import type { Agreed, ApprovalKind } from "../core/approvals.ts";
import { approvalKind } from "../core/approvals.ts";
import type { AuditEntry } from "../core/audit.ts";
import type { Parts } from "../core/context.ts";
import { differing } from "../core/facts.ts";
import { ADMINISTRATOR } from "../core/roles.ts";
import * as repository from "./repository.ts";
import { findRole, findStaff, openAccount, requireOtherAdministrator } from "./staff.ts";

/** Who agreed has done it; who asked is named beside. */
function entryOf(agreed: Agreed<unknown>): Pick<AuditEntry, "operator" | "ip" | "reason"> {
  return { operator: agreed.approver, ip: agreed.ip, reason: agreed.reason };
}

const detailsOf = ({ approvalId, requester }: Agreed<unknown>) => ({
  approval: String(approvalId),
  asked_by: requester.email,
});

export function staffApprovals(parts: Parts): readonly ApprovalKind[] {
  return [invite(parts), enable(parts), changeRole(parts), saveRole(parts), removeRole(parts)];
}

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
    carryOut: (tx, agreed) => openAccount(parts, tx, agreed.payload, entryOf(agreed)),
  });

const enable = (parts: Parts) =>
  approvalKind({
    name: "staff.enable",
    decidedWith: "staff.manage",
    payload: z.object({ operatorId: z.int() }),
    carryOut: async (tx, agreed) => {
      const { operatorId } = agreed.payload;
      const { email } = await findStaff(parts, operatorId);
      await repository.saveDisabled(tx, operatorId, null);
      await parts.audit.append(tx, {
        ...entryOf(agreed),
        action: "staff.enable",
        subject: agreed.subject,
        details: { ...detailsOf(agreed), email },
        before: { state: "disabled" },
        after: { state: "active" },
      });
    },
  });

const changeRole = (parts: Parts) =>
  approvalKind({
    name: "staff.role",
    decidedWith: "staff.roles",
    payload: z.object({ operatorId: z.int(), role: z.string() }),
    carryOut: async (tx, agreed) => {
      const { operatorId, role } = agreed.payload;
      // Nobody's own rights grow by their own consent, whoever has asked.
      if (operatorId === agreed.approver.operatorId) {
        throw new DomainError("backoffice.own_account");
      }
      const before = await findStaff(parts, operatorId);
      await findRole(parts, role);
      if (before.role === ADMINISTRATOR) await requireOtherAdministrator(tx, operatorId);
      await repository.saveRoleOf(tx, operatorId, role);
      await endSessions(tx, { operatorId, except: null, now: parts.clock.now() });
      await parts.approvals.takeBackOf(tx, operatorId, entryOf(agreed));
      await parts.audit.append(tx, {
        ...entryOf(agreed),
        action: "staff.role",
        subject: agreed.subject,
        details: { ...detailsOf(agreed), email: before.email },
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
    }),
    carryOut: async (tx, agreed) => {
      const approver = await findStaff(parts, agreed.approver.operatorId);
      // As with a role that is given: nobody's own rights grow by their own consent.
      if (approver.role === agreed.payload.role) throw new DomainError("backoffice.own_account");
      await repository.saveRole(tx, { ...agreed.payload, now: parts.clock.now() });
      await parts.audit.append(tx, {
        ...entryOf(agreed),
        action: "role.save",
        subject: agreed.subject,
        details: detailsOf(agreed),
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
      await parts.audit.append(tx, {
        ...entryOf(agreed),
        action: "role.remove",
        subject: agreed.subject,
        details: detailsOf(agreed),
        before: agreed.before,
        after: agreed.after,
      });
    },
  });
