/** How players, deposits, withdrawals and log entries are shown to operators. */
import type * as contract from "@tucano/contract/backoffice/shapes.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, formatWire, subtract } from "@tucano/contract/money.ts";
import type { DepositRecord, MemberSummary, WithdrawalRecord } from "../../cashier/index.ts";
import type { Wallet } from "../../ledger/index.ts";
import type { MemberRecord } from "../../members/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { owedInAll } from "../../wallet/index.ts";
import { maskCpfOrNothing, maskPhone } from "./masks.ts";
import type { Output } from "./policy.ts";
import type { PlayTotals } from "./types.ts";

type WithdrawalRow = Output<typeof contract.withdrawalRow>;
type DepositRow = Output<typeof contract.depositRow>;
type MemberRow = Output<typeof contract.memberRow>;
type MemberReference = WithdrawalRow["member"];

export type MembersById = ReadonlyMap<MemberId, MemberRecord>;

const instantOrNull = (instant: Date | null) => (instant === null ? null : toWireInstant(instant));
const moneyOrNull = (amount: Centavos | null) => (amount === null ? null : formatWire(amount));

export function toReference(memberId: MemberId, members: MembersById): MemberReference {
  const member = members.get(memberId);
  return {
    member_id: memberId,
    account: member?.account ?? "",
    realname: member?.realname ?? "",
    status: member?.status ?? "closed",
  };
}

export function toMemberRow(member: MemberRecord): MemberRow {
  return {
    member_id: member.memberId,
    account: member.account,
    realname: member.realname,
    phone_masked: maskPhone(member.phone),
    cpf_masked: maskCpfOrNothing(member.cpf),
    status: member.status,
    is_demo: member.isDemo,
    level: member.level,
    created_at: toWireInstant(member.createdAt),
  };
}

export function toWithdrawalRow(record: WithdrawalRecord, members: MembersById): WithdrawalRow {
  return {
    order_no: record.orderNo,
    member: toReference(record.memberId, members),
    amount: formatWire(record.amount),
    general_fee: formatWire(record.generalFee),
    mandatory_fee: formatWire(record.mandatoryFee),
    actual_receipt: formatWire(record.actualReceipt),
    payment_type: record.paymentType,
    key_type: record.keyType,
    key_masked: record.keyMasked,
    status: record.status,
    application_time: toWireInstant(record.applicationTime),
    eta_at: toWireInstant(record.etaAt),
    updated_at: toWireInstant(record.updatedAt),
  };
}

export function toTimeline(record: WithdrawalRecord) {
  return record.timeline.map((entry) => ({
    status: entry.status,
    at: toWireInstant(entry.at),
    actor: entry.actor,
    note: entry.reason,
  }));
}

export function toDepositRow(record: DepositRecord, members: MembersById): DepositRow {
  return {
    order_no: record.orderNo,
    member: toReference(record.memberId, members),
    amount: formatWire(record.amount),
    paid_amount: moneyOrNull(record.paidAmount),
    payment_type: record.paymentType,
    status: record.status,
    note: record.note,
    created_at: toWireInstant(record.createdAt),
    paid_at: instantOrNull(record.paidAt),
  };
}

export interface MoneyFacts {
  readonly wallet: Wallet;
  readonly summary: MemberSummary;
  readonly play: PlayTotals;
}

export function toMoneyPicture({ wallet, summary, play }: MoneyFacts) {
  return {
    cash: formatWire(wallet.cash),
    bonus: formatWire(wallet.bonus),
    rebate: formatWire(wallet.rebate),
    locked: formatWire(wallet.locked),
    total: formatWire(add(wallet.cash, wallet.bonus, wallet.rebate, wallet.locked)),
    turnover_owed: formatWire(owedInAll(wallet)),
    deposits_total: formatWire(summary.depositsTotal),
    deposits_count: summary.depositsCount,
    withdrawals_total: formatWire(summary.withdrawalsTotal),
    withdrawals_count: summary.withdrawalsCount,
    open_withdrawals_total: formatWire(summary.openWithdrawalsTotal),
    staked_total: formatWire(play.staked),
    won_total: formatWire(play.won),
    net_result: formatWire(subtract(play.won, play.staked)),
  };
}
