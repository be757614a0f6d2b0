/** Roles: what each of them permits, and that there is none of them any more, decided by two. */
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { permissions } from "@tucano/contract/backoffice/access/permissions.ts";
import type * as contract from "@tucano/contract/backoffice/access/staff.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import type { Facts } from "../core/facts.ts";
import { ADMINISTRATOR, permissionsOf } from "../core/roles.ts";
import * as repository from "./repository.ts";

export async function listRoles(parts: Parts): Promise<DataOf<typeof contract.listRoles>> {
  const rows = await repository.listRoles(parts.db);
  return {
    list: rows.map((row) => ({
      role: row.role,
      name: row.name,
      permissions: [...permissionsOf(row.role, row.permissions)],
      alone: aloneOf(row),
      is_administrator: row.role === ADMINISTRATOR,
      operators: row.operators,
      edited_at: row.edited_at === null ? null : toWireInstant(row.edited_at),
    })),
  };
}

type AloneRow = Pick<repository.RoleRow, "alone_each" | "alone_day">;

const aloneOf = (row: AloneRow) => ({
  each: formatWire(toCentavos(row.alone_each)),
  day: formatWire(toCentavos(row.alone_day)),
});

type FactsOf = Pick<repository.RoleRow, "name" | "permissions"> & AloneRow;

/** One fact a permission, so that two sets can be laid side by side. */
export function roleFacts(role: FactsOf): Facts {
  const granted = permissions.filter((permission) => role.permissions.includes(permission));
  const { each, day } = aloneOf(role);
  const held = Object.fromEntries(granted.map((permission) => [permission, "yes"]));
  return { name: role.name, alone_each: each, alone_day: day, ...held };
}

export const saveRole: Command<typeof contract.saveRole> = async (
  parts,
  { role, name, permissions: wanted, alone, reason },
  context,
) => {
  if (role === ADMINISTRATOR) throw new DomainError("backoffice.role_fixed");
  const found = await repository.findRole(parts.db, role);
  const held = permissions.filter((permission) => wanted.includes(permission));
  const each = alone?.each ?? found?.alone_each ?? 0;
  // Less in a day than at once would be a bound that nobody sees.
  const day = Math.max(alone?.day ?? found?.alone_day ?? 0, each);
  const approval = await parts.approvals.request(
    {
      kind: "role.save",
      subject: `role:${role}`,
      payload: { role, name, permissions: held, alone: { each, day } },
      before: found === null ? {} : roleFacts(found),
      after: roleFacts({ name, permissions: held, alone_each: each, alone_day: day }),
      reason,
    },
    context,
  );
  return { approval };
};

/** Only one that nobody has: its holders would be left without rights. */
export const removeRole: Command<typeof contract.removeRole> = async (
  parts,
  { role, reason },
  context,
) => {
  if (role === ADMINISTRATOR) throw new DomainError("backoffice.role_fixed");
  const found = await repository.findRole(parts.db, role);
  if (found === null) throw new DomainError("backoffice.role_unknown");
  if (await repository.isHeld(parts.db, role)) throw new DomainError("backoffice.role_held");
  const approval = await parts.approvals.request(
    {
      kind: "role.remove",
      subject: `role:${role}`,
      payload: { role },
      before: roleFacts(found),
      after: {},
      reason,
    },
    context,
  );
  return { approval };
};
