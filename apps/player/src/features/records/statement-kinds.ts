/** What a statement can be about. */
export const statementKinds = ["transactions", "orders", "bets"] as const;
export type StatementKind = (typeof statementKinds)[number];
