/**
 * Why a withdrawal deserves a closer look. Pure: facts in, reasons out; an operator decides. The
 * numbers are the site's rules of thumb against stolen accounts and money that only passes through.
 */
import type { riskNote } from "@tucano/contract/backoffice/payments/payments.ts";
import {
  type Centavos,
  formatWire,
  multiplyFloor,
  subtract,
  toCentavos,
} from "@tucano/contract/money.ts";
import { isPlayLittle } from "../../cashier/index.ts";
import type { Output } from "../core/policy.ts";

export type RiskNote = Output<typeof riskNote>;
export type RiskLevel = "low" | "medium" | "high";

export interface WithdrawalFacts {
  readonly amount: Centavos;
  readonly appliedAt: Date;
  readonly memberSince: Date;
  readonly memberIsActive: boolean;
  readonly depositsTotal: Centavos;
  readonly lastDepositAt: Date | null;
  /** Paid ones. */
  readonly withdrawalsCount: number;
  readonly turnoverOwed: Centavos;
  readonly staked: Centavos;
  readonly won: Centavos;
  /** When the member first saved or used the payment key. */
  readonly keySince: Date | null;
  /** Other members with the same payment key. */
  readonly keyOwnersCount: number;
}

const LARGE = toCentavos(500_000);
const VERY_LARGE = toCentavos(2_000_000);
const LARGE_WIN = toCentavos(1_000_000);
const DEPOSIT_MULTIPLE = 10;
const SOON_MINUTES = 60;
const NEW_PLAYER_DAYS = 3;
const NEW_KEY_HOURS = 24;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Rule = (facts: WithdrawalFacts) => RiskNote | null;

const note = (
  code: RiskNote["code"],
  severity: RiskNote["severity"],
  params: Record<string, string> = {},
): RiskNote => ({ code, severity, params });

const rules: readonly Rule[] = [
  ({ memberIsActive }) => (memberIsActive ? null : note("account_not_active", "danger")),
  ({ keyOwnersCount }) =>
    keyOwnersCount === 0 ? null : note("key_shared", "danger", { count: String(keyOwnersCount) }),
  ({ staked, depositsTotal }) =>
    isPlayLittle({ staked, deposited: depositsTotal })
      ? note("little_play", "danger", {
          staked: formatWire(staked),
          deposits: formatWire(depositsTotal),
        })
      : null,
  ({ amount }) =>
    amount < LARGE
      ? null
      : note("large_amount", amount >= VERY_LARGE ? "danger" : "warning", {
          limit: formatWire(amount >= VERY_LARGE ? VERY_LARGE : LARGE),
        }),
  ({ turnoverOwed }) =>
    turnoverOwed > 0 ? note("turnover_owed", "warning", { owed: formatWire(turnoverOwed) }) : null,
  ({ amount, depositsTotal }) =>
    amount <= depositsTotal
      ? null
      : note(
          "larger_than_deposits",
          amount > multiplyFloor(depositsTotal, DEPOSIT_MULTIPLE, 1) ? "warning" : "info",
          { deposits: formatWire(depositsTotal) },
        ),
  ({ appliedAt, lastDepositAt }) => {
    if (lastDepositAt === null) return null;
    const minutes = Math.floor((appliedAt.getTime() - lastDepositAt.getTime()) / MINUTE_MS);
    const isSoon = minutes >= 0 && minutes < SOON_MINUTES;
    return isSoon ? note("soon_after_deposit", "warning", { minutes: String(minutes) }) : null;
  },
  ({ appliedAt, memberSince }) => {
    const hours = Math.floor((appliedAt.getTime() - memberSince.getTime()) / HOUR_MS);
    const isNew = hours < NEW_PLAYER_DAYS * 24;
    return isNew ? note("new_player", "warning", { hours: String(Math.max(hours, 0)) }) : null;
  },
  // A first withdrawal always has a new key; later ones should not.
  ({ appliedAt, keySince, withdrawalsCount }) => {
    if (withdrawalsCount === 0) return null;
    const hours =
      keySince === null ? 0 : Math.floor((appliedAt.getTime() - keySince.getTime()) / HOUR_MS);
    const isNew = hours < NEW_KEY_HOURS;
    return isNew
      ? note("key_changed_lately", "warning", { hours: String(Math.max(hours, 0)) })
      : null;
  },
  ({ won, staked }) =>
    won - staked < LARGE_WIN
      ? null
      : note("large_win", "warning", { net: formatWire(subtract(won, staked)) }),
  ({ withdrawalsCount }) => (withdrawalsCount === 0 ? note("first_withdrawal", "info") : null),
];

const falling = ["danger", "warning", "info"] as const;
const levels = { danger: "high", warning: "medium", info: "low" } as const;

/** `found`: the marks that the automatic rules look for. The grave ones come first. */
export function assessWithdrawal(
  facts: WithdrawalFacts,
  found: readonly RiskNote[] = [],
): { readonly level: RiskLevel; readonly notes: RiskNote[] } {
  const now = rules.map((rule) => rule(facts)).filter((one) => one !== null);
  const notes = falling.flatMap((severity) =>
    [...now, ...found].filter((one) => one.severity === severity),
  );
  return { level: levels[notes[0]?.severity ?? "info"], notes };
}
