/** Asking for a withdrawal: the amount is locked in the same commit that writes the order. */
import assert from "node:assert";
import { createHash } from "node:crypto";
import type * as contract from "@tucano/contract/player/money/cashier.ts";
import type { InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { CommandKind, Outcome } from "../../ledger/index.ts";
import { dayOf, startOfDay } from "../../platform/days.ts";
import { isDatabaseAway } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { hold } from "../../wallet/index.ts";
import { findDestination } from "../destinations/destination-repository.ts";
import { newOrderNo, withdrawalReference } from "../order-numbers.ts";
import { PATIENCE_MS } from "../patience.ts";
import {
  type Rules,
  type Terms,
  type WithdrawalRefusal,
  quoteWithdrawal,
  refuseWithdrawal,
  withAllowance,
} from "../policy.ts";
import { startReview } from "./review-withdrawal.ts";
import { type CheckedTarget, readKey, requireOwnTarget } from "../destinations/targets.ts";
import { type PaymentMethod, readMethods, readRules } from "../terms/terms-repository.ts";
import type { CashierDeps, WithdrawalRecord } from "../types.ts";
import { requireSixDigits, requireWithdrawalPassword } from "../withdrawal-password.ts";
import * as withdrawals from "./withdrawal-repository.ts";

export interface SubmitWithdrawal {
  readonly memberId: MemberId;
  readonly idempotencyKey: string | null;
  readonly input: InputOf<typeof contract.submitWithdrawal>;
}

/** Without an Idempotency-Key, the same order again this soon is a double click. */
const DOUBLE_CLICK_MS = 10_000;

interface HoldInput {
  readonly orderNo: string;
  readonly amount: Centavos;
  readonly target: CheckedTarget;
  readonly holderCpf: string;
  readonly remark: string | null;
  readonly terms: Terms;
  readonly rules: Rules;
  readonly documentsFrom: Centavos | null;
  /** ISO 8601, all of these. */
  readonly now: string;
  readonly etaAt: string;
  readonly dayStart: string;
  readonly twinSince: string;
}

interface HoldAnswer {
  readonly orderNo: string;
  /** Of a refusal: the values its message names. */
  readonly params?: Readonly<Record<string, string>>;
}

export const holdWithdrawal: CommandKind<
  HoldInput,
  withdrawals.TodayFacts,
  withdrawals.NewWithdrawal,
  HoldAnswer,
  WithdrawalRefusal
> = {
  name: "cashier.hold_withdrawal",
  gather: (tx, inputs) =>
    withdrawals.readToday(
      tx,
      inputs.map(({ memberId, input }) => ({
        memberId,
        dayStart: input.dayStart,
        twinSince: input.twinSince,
        amount: input.amount,
        key: input.target.key,
        isAskedInAll: input.documentsFrom !== null,
      })),
    ),
  decide(wallet, facts, input) {
    const { amount, terms, rules, orderNo, documentsFrom } = input;
    if (facts.twinOrderNo !== null) {
      return { outcome: "applied", transfers: [], answer: { orderNo: facts.twinOrderNo } };
    }
    const request = {
      ...facts,
      amount,
      terms,
      rules,
      documentsFrom,
      cash: wallet.cash,
      turnoverOwed: wallet.turnoverOwed,
      isDemo: wallet.access === "demo",
      isBlocked: wallet.access === "frozen" || wallet.access === "closed",
    };
    const refusal = refuseWithdrawal(request);
    if (refusal !== null) {
      const answer = { orderNo, params: refusal.params };
      return { outcome: "refused", code: refusal.code, answer };
    }
    const held = hold(wallet, {
      amount,
      reference: withdrawalReference(orderNo),
      isTurnoverWaived: rules.earlyWithdrawalAllowed,
    });
    assert(held.outcome === "applied", "The rules refuse everything that the pockets would.");
    return { ...held, effect: orderOf(input, quoteWithdrawal(request)), answer: { orderNo } };
  },
  write: withdrawals.insertWithdrawals,
};

function orderOf(
  input: HoldInput,
  quote: { generalFee: Centavos; mandatoryFee: Centavos },
): withdrawals.NewWithdrawal {
  const { orderNo, amount, target, holderCpf, remark, now, etaAt } = input;
  const { generalFee, mandatoryFee } = quote;
  return {
    ...target,
    orderNo,
    amount,
    holderCpf,
    remark,
    etaAt,
    generalFee,
    mandatoryFee,
    applicationTime: now,
  };
}

export async function submitWithdrawal(
  deps: CashierDeps,
  request: SubmitWithdrawal,
): Promise<WithdrawalRecord> {
  const { memberId, input } = request;
  requireSixDigits(input.qk_pwd);
  const member = await deps.members.find(memberId);
  if (member === null) throw new DomainError("common.not_found");
  if (member.isDemo || member.cpf === null) throw new DomainError("cashier.demo_account");
  const now = deps.clock.now();
  const method = await requireMethod(deps, input.payment_type ?? "", now);
  const target = await readTarget(deps, { memberId, cpf: member.cpf }, input);
  await requireWithdrawalPassword(deps, memberId, input.qk_pwd);
  await requireOwnTarget(deps, target, member.cpf);
  const { terms, rules } = withAllowance(
    { terms: method.terms, rules: await readRules(deps.db, now) },
    (await deps.allowanceOf?.(memberId)) ?? null,
  );
  const orderNo = newOrderNo("W", memberId, deps.random);
  const key = request.idempotencyKey;
  const outcome = await deps.ledger.execute(holdWithdrawal, {
    timeoutMs: PATIENCE_MS,
    memberId,
    source: "cashier",
    externalId: `drawing:${key === null ? orderNo : hashOf(key)}`,
    input: {
      orderNo,
      amount: input.money,
      target,
      holderCpf: member.cpf,
      remark: input.member_remark || null,
      terms,
      rules,
      documentsFrom: (await deps.documentsFrom?.(memberId)) ?? null,
      ...timesOf(now, rules, key !== null),
    },
    payload: { amount: input.money, keyType: target.keyType, key: target.key },
  });
  return finish(deps, outcome);
}

function timesOf(now: Date, rules: Rules, hasKey: boolean) {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return {
    now: at(0),
    etaAt: at(rules.payoutMinutesMax * 60_000),
    dayStart: startOfDay(dayOf(now)).toISOString(),
    // With a key of its own an order is meant, however much it looks like another.
    twinSince: hasKey ? at(1) : at(-DOUBLE_CLICK_MS),
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** `type` names the method, or the type of the key that the method pays to; empty names neither. */
async function requireMethod(deps: CashierDeps, type: string, now: Date): Promise<PaymentMethod> {
  const wanted = type.trim().toUpperCase();
  const methods = await readMethods(deps.db, now);
  const method = methods.find((one) => one.direction === "withdrawal");
  const code = "cashier.method_unavailable";
  if (method === undefined) throw new DomainError(code);
  const known = ["", method.paymentType.toUpperCase(), ...method.keyTypes];
  if (known.includes(wanted)) return method;
  throw new DomainError(code, { fields: { payment_type: { code } } });
}

async function readTarget(
  deps: CashierDeps,
  { memberId, cpf }: { readonly memberId: MemberId; readonly cpf: string },
  input: SubmitWithdrawal["input"],
): Promise<CheckedTarget> {
  const id = input.member_bank_id ?? 0;
  if (id === 0) return readKey(input, cpf);
  const saved = await findDestination(deps.db, memberId, id);
  if (saved === null) throw new DomainError("cashier.destination_not_found");
  return {
    keyType: saved.key_type,
    key: saved.key,
    keyMasked: saved.key_masked,
    bankAccount: saved.bank_account,
  };
}

/** Refusals of money rules carry the values their messages name, and point at the amount. */
async function finish(
  deps: CashierDeps,
  outcome: Outcome<HoldAnswer, unknown, WithdrawalRefusal>,
): Promise<WithdrawalRecord> {
  if (outcome.status === "refused") throw toError(outcome);
  if (outcome.status !== "applied") throw new DomainError("common.idempotency_conflict");
  const { orderNo } = outcome.answer;
  await startReview(deps, orderNo).catch((error: unknown) => {
    // Somebody waits for an answer, and the next question would wait as long as this one did.
    if (isDatabaseAway(error)) throw error;
    // The money is held, and the order exists: the sweep will start it.
    deps.logger.warn({ err: error, orderNo }, "A withdrawal waits for its review.");
  });
  const order = await withdrawals.findWithdrawal(deps.db, orderNo);
  if (order === null) throw new Error("The withdrawal just written is missing.");
  return order;
}

function toError({ code, answer }: { code: WithdrawalRefusal; answer?: HoldAnswer }): DomainError {
  const params = answer?.params ?? {};
  return new DomainError(code, { params, fields: { money: { code, params } } });
}
