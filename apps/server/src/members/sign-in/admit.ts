/** What is required of a new member at registration, and of a known one at sign-in. */
import type { InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import { parseWire } from "@tucano/contract/money.ts";
import { DomainError, type FieldProblem } from "../../platform/errors.ts";
import type { Parts } from "../context.ts";
import { findMember, type MemberRow } from "../repository.ts";
import type { FirstLimit } from "../types.ts";

type Form = InputOf<typeof contract.register>;

/** Said only to who knows the password. Excluded players may come in: to look and to withdraw. */
function refuseBlocked(member: MemberRow): void {
  if (member.status === "frozen") throw new DomainError("members.account_frozen");
  if (member.status === "closed" || member.deleted_at !== null) {
    throw new DomainError("members.account_closed");
  }
}

/** Their row as it is now: who is on a list of barred people comes in to withdraw, not to play. */
export async function admit(parts: Parts, member: MemberRow): Promise<MemberRow> {
  refuseBlocked(member);
  const { admission } = parts;
  if (admission === undefined || member.status !== "active" || member.cpf === null) return member;
  const isStopped = await admission.stopBarred(member.member_id, member.cpf);
  return isStopped ? ((await findMember(parts.db, member.member_id)) ?? member) : member;
}

/** Said in words that tell nobody what is known of a CPF. */
export async function refuseBarred({ admission }: Parts, cpf: string): Promise<void> {
  if (admission === undefined || !(await admission.isBarred(cpf))) return;
  throw new DomainError("members.registration_refused");
}

export interface WantedLimits {
  readonly limits: readonly FirstLimit[];
  readonly fields: Readonly<Record<string, FieldProblem>>;
}

/** The limits in a form: those given must be possible, and those required must be given. */
export async function readLimits({ admission }: Parts, form: Form): Promise<WantedLimits> {
  if (admission === undefined) return { limits: [], fields: {} };
  const { mandatoryLimits } = await admission.rules();
  const limits: FirstLimit[] = [];
  const fields: Record<string, FieldProblem> = {};
  const texts = { loss: form.loss_limit, time: form.time_limit };
  const periods = { loss: form.loss_limit_period, time: form.time_limit_period };
  for (const measure of ["loss", "time"] as const) {
    const text = texts[measure].trim();
    const name = `${measure}_limit`;
    if (text === "") {
      if (mandatoryLimits.includes(measure)) fields[name] = { code: "field.required" };
      continue;
    }
    const amount = measure === "loss" ? parseWire(text) : minutesOf(text);
    if (amount === null) {
      fields[name] = { code: measure === "loss" ? "field.money" : "field.invalid" };
      continue;
    }
    const limit = { measure, period: periods[measure], amount };
    const problem = admission.problemOfLimit(limit);
    if (problem === null) limits.push(limit);
    else fields[name] = problem;
  }
  return { limits, fields };
}

const minutesOf = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);
