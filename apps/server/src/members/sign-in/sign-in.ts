/**
 * Signs a player in. An account that does not exist goes the same way, costs the same work and
 * gets the same answer as a wrong password.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import type { RequestContext } from "../../platform/http/types.ts";
import { admit } from "./admit.ts";
import { type AttemptTarget, takeGuesses } from "../guards/attempts.ts";
import { answerSignedIn, type Parts, startSession } from "../context.ts";
import { knownDevice, rememberDevice } from "./devices.ts";
import { passSecondFactor } from "../proofs/pass-second-factor.ts";
import { needsCaptcha, parseMobilePhone } from "../policy.ts";
import * as repository from "../repository.ts";
import type { MemberRow } from "../repository.ts";

type SignInForm = InputOf<typeof contract.login>;

const MEMBER_ID = /^\d{9}$/;

export async function signIn(
  parts: Parts,
  form: SignInForm,
  context: RequestContext,
): Promise<DataOf<typeof contract.login>> {
  const { found, login } = await findByForm(parts, form);
  const targets = guessTargets(parts, { member: found, login, context });
  await askCaptcha(parts, form, targets);
  await takeGuesses(parts.attempts, targets);
  const isRight = await parts.passwords.verify(found?.password_hash ?? null, form.password);
  if (found === null || !isRight) {
    for (const target of targets) await parts.attempts.recordWrong(target);
    throw new DomainError("members.wrong_credentials");
  }
  for (const target of targets) await parts.attempts.recordRight(target);
  const member = await admit(parts, found);
  await passSecondFactor(parts, member.member_id, form.totp_code);
  const session = await inTransaction(parts.db, (tx) =>
    startSession(parts, tx, member.member_id, context),
  );
  await rememberDevice(parts, context, member.member_id);
  return answerSignedIn(parts, member, session, context);
}

/** Whose the form is, and under which name the guess counts. */
async function findByForm(
  { db }: Parts,
  form: SignInForm,
): Promise<{ readonly found: MemberRow | null; readonly login: string }> {
  const typed = form.account.normalize("NFC").trim();
  const number = String(form.member_id ?? "").trim();
  if (typed === "" && number !== "") {
    const found = MEMBER_ID.test(number)
      ? await repository.findMember(db, toMemberId(Number(number)))
      : null;
    return { found, login: `number ${number}` };
  }
  const phone = parseMobilePhone(typed);
  const name = typed.toLowerCase();
  const named = await repository.findMemberByLogin(db, { name, phone });
  const isSame = number === "" || named?.member_id === Number(number);
  return { found: isSame ? named : null, login: phone ?? name };
}

interface Guess {
  readonly member: MemberRow | null;
  readonly login: string;
  readonly context: RequestContext;
}

/**
 * What this guess counts against: a device that knows the account, or else the address and the name
 * that was typed. Whatever others guess behind the same address keeps nobody out on a device of
 * their own. A phone counts by itself: if guesses by it were felt at the account's name, they would
 * tell whose it is.
 */
function guessTargets(parts: Parts, { member, login, context }: Guess): readonly AttemptTarget[] {
  const device = member === null ? null : knownDevice(parts, context, member.member_id);
  if (device !== null) return [{ scope: "device", key: `${device}:${member?.member_id}` }];
  return [
    { scope: "account", key: `login:${login}` },
    { scope: "address", key: networkOf(context.ip) },
  ];
}

async function askCaptcha(
  parts: Parts,
  form: SignInForm,
  targets: readonly AttemptTarget[],
): Promise<void> {
  if (!parts.captcha.isOn) return;
  const isNeeded = await Promise.all(
    targets.map(async (one) => needsCaptcha(one.scope, await parts.attempts.countWrong(one))),
  );
  if (isNeeded.includes(true)) await requireCaptcha(parts, form);
}

/** For calls that nobody makes without one. */
export async function requireCaptcha(
  parts: Parts,
  form: Pick<SignInForm, "captcha_id" | "captcha_code">,
): Promise<void> {
  if (!parts.captcha.isOn) return;
  if (form.captcha_id === "" || form.captcha_code === "") {
    throw new DomainError("members.captcha_required");
  }
  const isRight = await parts.captcha.redeem({
    captchaId: form.captcha_id,
    code: form.captcha_code,
    purpose: "login",
  });
  if (!isRight) {
    const fields = { captcha_code: { code: "members.captcha_wrong" } } as const;
    throw new DomainError("members.captcha_wrong", { fields });
  }
}
