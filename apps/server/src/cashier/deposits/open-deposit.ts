/** Opening a deposit: an order of ours, then a charge at the PSP under the order's number. */
import type * as contract from "@tucano/contract/player/money/cashier.ts";
import type { InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, formatWire } from "@tucano/contract/money.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import { dayOf } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import * as deposits from "./deposit-repository.ts";
import { newOrderNo } from "../order-numbers.ts";
import { PspRefused, PspUnavailable } from "../psp-port.ts";
import { type PaymentMethod, readMethods, readRules } from "../terms/terms-repository.ts";
import type { CashierDeps, DepositRecord } from "../types.ts";

export interface OpenDeposit {
  readonly memberId: MemberId;
  readonly idempotencyKey: string | null;
  readonly input: InputOf<typeof contract.openDeposit>;
}

type Member = NonNullable<Awaited<ReturnType<CashierDeps["members"]["find"]>>>;

export async function openDeposit(
  deps: CashierDeps,
  { memberId, idempotencyKey, input }: OpenDeposit,
): Promise<DepositRecord> {
  const now = deps.clock.now();
  const member = await requirePayer(deps, memberId);
  const method = await requireMethod(deps, input, now);
  requireWithinLimits(input.money, method);
  const earlier =
    idempotencyKey === null
      ? null
      : await deposits.findDepositByKey(deps.db, memberId, idempotencyKey);
  if (earlier !== null) return repeat(deps, earlier, member, { money: input.money, method });

  const rules = await readRules(deps.db, now);
  const order: deposits.NewDeposit = {
    memberId,
    orderNo: newOrderNo("D", memberId, deps.random),
    methodId: method.id,
    amount: input.money,
    description: input.payment_desc || null,
    turnoverMultiple: rules.turnoverMultiple,
    idempotencyKey,
    createdAt: now,
    expiresAt: new Date(now.getTime() + rules.depositExpirySeconds * 1_000),
  };
  const requireAllowed = await deps.readDepositRules();
  const isNew = await inTurn(deps.db, { what: "cashier.open-deposit", memberId }, async (tx) => {
    if (!(await deposits.insertDeposit(tx, order))) return false;
    const openCount = await deposits.countOpenDeposits(tx, memberId, now);
    if (openCount > rules.openDepositsMax) {
      throw new DomainError("cashier.too_many_open_deposits");
    }
    await requireAllowed(tx, memberId, order.amount);
    return true;
  });
  // The same key came twice at once: the other request's order is the one.
  const orderNo = isNew
    ? order.orderNo
    : (await deposits.findDepositByKey(deps.db, memberId, idempotencyKey ?? ""))?.orderNo;
  const stored = orderNo === undefined ? null : await deposits.findDeposit(deps.db, orderNo);
  if (stored === null) throw new Error("The deposit just written is missing.");
  if (!isNew) return repeat(deps, stored, member, { money: input.money, method });
  return createCharge(deps, stored, member);
}

async function requirePayer(deps: CashierDeps, memberId: MemberId): Promise<Member> {
  const member = await deps.members.find(memberId);
  if (member === null) throw new DomainError("common.not_found");
  if (member.isDemo) throw new DomainError("cashier.demo_account");
  if (member.status !== "active" || member.cpf === null) {
    throw new DomainError("cashier.account_blocked");
  }
  if ((await deps.mayPayIn?.(memberId)) === false) {
    throw new DomainError("identity.verification_required");
  }
  return member;
}

async function requireMethod(
  deps: CashierDeps,
  asked: { readonly payment_id?: number | undefined; readonly payment_type?: string | undefined },
  now: Date,
): Promise<PaymentMethod> {
  const type = (asked.payment_type ?? "").trim().toUpperCase();
  if (asked.payment_id === undefined && type === "") {
    throw refuseMethod("cashier.method_required", "payment_id");
  }
  const methods = (await readMethods(deps.db, now)).filter((one) => one.direction === "deposit");
  const chosen = methods.filter((one) => one.id === (asked.payment_id ?? one.id));
  if (chosen.length === 0) throw refuseMethod("cashier.method_unavailable", "payment_id");
  const [method, another] = chosen.filter(
    (one) => type === "" || one.paymentType.toUpperCase() === type,
  );
  if (method === undefined) throw refuseMethod("cashier.method_unavailable", "payment_type");
  // Several methods of one type: only the id tells which is meant.
  if (another !== undefined) throw refuseMethod("cashier.method_required", "payment_id");
  return method;
}

function refuseMethod(
  code: "cashier.method_required" | "cashier.method_unavailable",
  field: "payment_id" | "payment_type",
): DomainError {
  return new DomainError(code, { fields: { [field]: { code } } });
}

function requireWithinLimits(money: Centavos, { terms }: PaymentMethod): void {
  const refuse = (
    code: "cashier.amount_below_minimum" | "cashier.amount_above_maximum",
    params: Record<string, string>,
  ) => new DomainError(code, { params, fields: { money: { code, params } } });
  if (money < terms.min) {
    throw refuse("cashier.amount_below_minimum", { min: formatWire(terms.min) });
  }
  if (money > terms.max) {
    throw refuse("cashier.amount_above_maximum", { max: formatWire(terms.max) });
  }
}

/** The same Idempotency-Key again: the stored order, or a conflict when it asks for another one. */
async function repeat(
  deps: CashierDeps,
  earlier: DepositRecord,
  member: Member,
  asked: { money: Centavos; method: PaymentMethod },
): Promise<DepositRecord> {
  if (earlier.amount !== asked.money || earlier.methodId !== asked.method.id) {
    throw new DomainError("common.idempotency_conflict");
  }
  return earlier.status === "created" ? createCharge(deps, earlier, member) : earlier;
}

/**
 * The charge is made outside any transaction: the order exists first, so a charge whose answer got
 * lost can be asked for again under the same number, of the same bank or another: nobody has seen
 * the code of what got lost.
 */
async function createCharge(
  deps: CashierDeps,
  deposit: DepositRecord,
  member: Member,
): Promise<DepositRecord> {
  const now = deps.clock.now();
  const secondsLeft = (deposit.expiresAt.getTime() - now.getTime()) / 1_000;
  const { orderNo } = deposit;
  const charge = {
    txid: orderNo,
    amount: deposit.amount,
    expiresSeconds: Math.max(1, Math.ceil(secondsLeft)),
    lastDay: dayOf(deposit.expiresAt > now ? deposit.expiresAt : now),
    debtor: { cpf: member.cpf ?? "", name: member.realname },
    message: "Tucano",
  };
  let isRefused = true;
  for (const bank of await deps.banks.inOrder("charge", deposit)) {
    try {
      const { pixCopyPaste } = await bank.createCharge(charge);
      await inTransaction(deps.db, (tx) =>
        deposits.saveCharge(tx, deposit, { psp: bank.code, pixCopyPaste }),
      );
      return (await deposits.findDeposit(deps.db, orderNo)) ?? deposit;
    } catch (error) {
      if (error instanceof PspUnavailable) isRefused = false;
      else if (!(error instanceof PspRefused)) throw error;
      deps.logger.warn({ err: error, orderNo, bank: bank.code }, "A bank has made no charge.");
    }
  }
  if (isRefused) {
    deps.logger.error({ orderNo }, "No bank takes this charge.");
    await inTransaction(deps.db, (tx) => deposits.closeDeposit(tx, deposit, "failed"));
  }
  throw new DomainError("cashier.payment_service_unavailable", { retryAfterSeconds: 5 });
}
