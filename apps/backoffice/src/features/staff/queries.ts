import {
  listRoles,
  type listSessions,
  type listStaff,
} from "@tucano/contract/backoffice/access/staff.ts";
import { ask, type RowOf } from "../../platform/api.ts";

export type StaffRow = RowOf<typeof listStaff>;
export type RoleRow = RowOf<typeof listRoles>;
export type SessionRow = RowOf<typeof listSessions>;

export const rolesQuery = ask(listRoles, {});
