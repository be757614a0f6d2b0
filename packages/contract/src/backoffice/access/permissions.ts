/**
 * What the people who run the site may do, by name. Every call of theirs names one of these (or
 * that a session is enough), a role holds a set of them, and the server refuses the rest.
 */
export const permissions = [
  // Members
  "members.read",
  /** Personal data in full, field by field and with a reason. */
  "members.reveal",
  "members.freeze",
  "members.close",
  "members.credentials",
  /** Asks for money to be given or taken by hand; somebody else decides. */
  "members.adjust",
  "members.rewards",
  "members.message",
  "members.notes",
  // Payments
  "withdrawals.read",
  "withdrawals.decide",
  "withdrawals.rules",
  "deposits.read",
  "deposits.manage",
  "payments.methods",
  "payments.reconcile",
  // Games
  "games.read",
  "games.manage",
  /** Parsheets, odds and limits: decided by two. */
  "games.odds",
  "games.void",
  /** Partners: their keys, addresses and origins, decided by two. */
  "games.studios",
  // Promotions
  "promotions.read",
  "promotions.manage",
  "promotions.wheels",
  "promotions.vip",
  "promotions.rebates",
  "promotions.campaigns",
  "agency.read",
  "agency.manage",
  "affiliates.read",
  "affiliates.manage",
  /** Deals, corrections and statements: asked for and decided by two. */
  "affiliates.money",
  // Content
  "content.read",
  "content.manage",
  "content.publish",
  "content.notify",
  // Support
  "support.read",
  "support.answer",
  "support.manage",
  "chat.moderate",
  // Reports
  "reports.read",
  "reports.export",
  // Market and compliance
  "market.read",
  "market.manage",
  "compliance.read",
  "compliance.kyc",
  "compliance.exclusions",
  "compliance.signals",
  "compliance.requests",
  // Access
  "staff.read",
  "staff.manage",
  "staff.sessions",
  "staff.roles",
  "approvals.read",
  /** Beside it, the permission that the matter itself needs. */
  "approvals.decide",
  "audit.read",
  "books.check",
  "integrations.read",
  /** Keys of tools, and addresses that events are sent to. */
  "integrations.manage",
] as const;

export type Permission = (typeof permissions)[number];

/** What a call needs; `signed_in`: a session and no more. */
export type Needed = Permission | "signed_in";
