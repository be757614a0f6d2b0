/** The roles that the product brings, until the house edits them, and what a role permits. */
import { type Permission, permissions } from "@tucano/contract/backoffice/access/permissions.ts";

/** Holds everything, what is added later included, and cannot be edited: somebody must. */
export const ADMINISTRATOR = "administrator";

export interface DefaultRole {
  readonly role: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

const lookingAtMembers: readonly Permission[] = ["members.read", "members.notes"];
const asking: readonly Permission[] = ["approvals.read"];
const deciding: readonly Permission[] = ["approvals.read", "approvals.decide"];

export const defaultRoles: readonly DefaultRole[] = [
  {
    role: "support",
    name: "Support",
    permissions: [
      ...lookingAtMembers,
      ...asking,
      "members.reveal",
      "members.adjust",
      "members.credentials",
      "members.message",
      "deposits.read",
      "withdrawals.read",
      // Complaints are about rounds.
      "games.read",
      "support.read",
      "support.answer",
      "support.manage",
      "members.rewards",
      "chat.moderate",
    ],
  },
  {
    role: "payments",
    name: "Payments",
    permissions: [
      ...lookingAtMembers,
      ...deciding,
      "members.reveal",
      "withdrawals.read",
      "withdrawals.decide",
      "withdrawals.rules",
      "deposits.read",
      "deposits.manage",
      "payments.methods",
      "payments.reconcile",
    ],
  },
  {
    role: "risk",
    name: "Risk",
    permissions: [
      ...lookingAtMembers,
      ...deciding,
      "members.reveal",
      "members.freeze",
      "members.close",
      "withdrawals.read",
      "withdrawals.decide",
      "withdrawals.rules",
      "deposits.read",
      "games.read",
      "games.void",
      "compliance.read",
      "compliance.signals",
      "audit.read",
    ],
  },
  {
    role: "marketing",
    name: "Marketing",
    permissions: [
      ...asking,
      "promotions.read",
      "promotions.manage",
      "promotions.wheels",
      "promotions.vip",
      "promotions.rebates",
      "promotions.campaigns",
      "agency.read",
      "affiliates.read",
      "content.read",
      "content.notify",
      "reports.read",
    ],
  },
  {
    role: "content",
    name: "Content",
    permissions: [
      ...asking,
      "content.read",
      "content.manage",
      "content.publish",
      "content.notify",
      "games.read",
      "games.manage",
      "promotions.read",
    ],
  },
  {
    role: "agents",
    name: "Agents",
    permissions: [
      ...lookingAtMembers,
      ...asking,
      "agency.read",
      "agency.manage",
      "affiliates.read",
      "affiliates.manage",
      "reports.read",
    ],
  },
  {
    role: "finance",
    name: "Finance",
    permissions: [
      ...lookingAtMembers,
      ...deciding,
      "members.adjust",
      "withdrawals.read",
      "deposits.read",
      "payments.methods",
      "payments.reconcile",
      "promotions.read",
      "agency.read",
      "affiliates.read",
      "affiliates.money",
      "reports.read",
      "reports.export",
      "books.check",
    ],
  },
  {
    role: "compliance",
    name: "Compliance",
    permissions: [
      ...lookingAtMembers,
      ...deciding,
      "members.reveal",
      "members.freeze",
      "members.close",
      "withdrawals.read",
      "deposits.read",
      "games.read",
      "games.odds",
      "games.studios",
      "market.read",
      "market.manage",
      "compliance.read",
      "compliance.kyc",
      "compliance.exclusions",
      "compliance.signals",
      "compliance.requests",
      "reports.read",
      "reports.export",
      "staff.read",
      "audit.read",
      "books.check",
    ],
  },
];

const known = new Set<string>(permissions);

/** What is stored may name what there is no more. */
export function permissionsOf(role: string, stored: readonly string[]): readonly Permission[] {
  if (role === ADMINISTRATOR) return permissions;
  return stored.filter((name): name is Permission => known.has(name));
}

/** Rights over rights: anybody with one of them could act as the second person. */
const overOthers: readonly Permission[] = [
  "approvals.decide",
  "staff.manage",
  "staff.roles",
  "staff.sessions",
];

export function isOverOthers(held: readonly string[]): boolean {
  return overOthers.some((permission) => held.includes(permission));
}
