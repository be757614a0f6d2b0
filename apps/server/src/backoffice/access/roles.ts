import { type Permission, permissions } from "@tucano/contract/backoffice/permissions.ts";

export function permissionsOf(role: string): Permission[] {
  return role === "administrator" ? [...permissions] : [];
}
