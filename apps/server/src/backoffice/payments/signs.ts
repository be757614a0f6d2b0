/** The marks that were found on a withdrawal, with their figures: notes of the checklist. Pure. */
import { formatWire } from "@tucano/contract/money.ts";
import type { ApprovalFacts, Verdict } from "../../cashier/index.ts";
import type { RiskNote } from "./risk.ts";

type Mark = Verdict["vetoes"][number];

interface Reading {
  readonly severity: RiskNote["severity"];
  params(facts: ApprovalFacts): Record<string, string>;
}

const none = () => ({});
const hours = (pick: (facts: ApprovalFacts) => number | null) => (facts: ApprovalFacts) => ({
  hours: String(pick(facts) ?? 0),
});
const count = (pick: (facts: ApprovalFacts) => number) => (facts: ApprovalFacts) => ({
  count: String(pick(facts)),
});

/** Null: the checklist says it by the state of things now. */
const readings: Readonly<Record<Mark, Reading | null>> = {
  account_not_active: null,
  new_account: null,
  turnover_owed: null,
  little_play: null,
  key_shared: null,
  needs_two_people: null,
  key_foreign: { severity: "danger", params: none },
  device_shared: { severity: "warning", params: count((facts) => facts.deviceOwners) },
  foreign_payment: { severity: "danger", params: count((facts) => facts.foreignPayments) },
  secrets_changed: { severity: "warning", params: hours((facts) => facts.secretsHours) },
  device_new: { severity: "warning", params: hours((facts) => facts.deviceHours) },
  key_new: { severity: "warning", params: hours((facts) => facts.keyHours) },
  address_crowded: { severity: "warning", params: count((facts) => facts.sameAddress) },
  blocked_near: { severity: "danger", params: count((facts) => facts.blockedNear) },
  own_tree: { severity: "danger", params: count((facts) => facts.ownTree) },
  claims_refused: { severity: "danger", params: count((facts) => facts.refusedClaims) },
  voided_play: { severity: "danger", params: count((facts) => facts.voidedRounds) },
  opposite_bets: { severity: "danger", params: count((facts) => facts.oppositeRounds) },
  split_amount: {
    severity: "warning",
    params: ({ amount, askedInDay }) => ({
      asked: formatWire(askedInDay),
      amount: formatWire(amount),
    }),
  },
  passes_through: {
    severity: "danger",
    params: ({ deposited, staked }) => ({
      deposits: formatWire(deposited),
      staked: formatWire(staked),
    }),
  },
};

export function notesOfSigns({ vetoes }: Verdict, facts: ApprovalFacts): RiskNote[] {
  return vetoes.flatMap((mark) => {
    const reading = readings[mark];
    if (reading === null) return [];
    const code = mark as RiskNote["code"];
    return [{ code, severity: reading.severity, params: reading.params(facts) }];
  });
}
