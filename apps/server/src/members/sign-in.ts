/**
 * Signs a player in. An account that does not exist goes the same way, costs the same work and
 * gets the same answer as a wrong password.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/members.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import type { RequestContext } from "../platform/http/types.ts";
import { admit } from "./admit.ts";
import { type AttemptTarget, takeGuesses } from "./attempts.ts";
import { answerSignedIn, type Parts, startSession } from "./context.ts";
import { knownDevice, rememberDevice } from "./devices.ts";
import { passSecondFactor } from "./pass-second-factor.ts";
import { needsCaptcha, parseMobilePhone } from "./policy.ts";
import * as repository from "./repository.ts";
import type { MemberRow } from "./repository.ts";

type SignInForm = InputOf<typeof contract.login>;

export async function signIn(
  parts: Parts,
  form: SignInForm,
  context: RequestContext,
): Promise<DataOf<typeof contract.login>> {
  const login = form.account.normalize("NFC").trim();
  const phone = parseMobilePhone(login);
  const found = await repository.findMemberByLogin(parts.db, { text: login, phone });
  const targets = guessTargets(parts, {
    member: found,
    login: phone ?? login.toLowerCase(),
    context,
  });
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

interface Guess {
  readonly member: MemberRow | null;
  readonly login: string;
  readonly context: RequestContext;
}

/** What this guess counts against: the address, and the account (or a device it knows). */
function guessTargets(parts: Parts, { member, login, context }: Guess): readonly AttemptTarget[] {
  const address: AttemptTarget = { scope: "address", key: context.ip };
  if (member === null) return [{ scope: "account", key: `login:${login}` }, address];
  const device = knownDevice(parts, context, member.member_id);
  if (device !== null) return [{ scope: "device", key: `${device}:${member.member_id}` }, address];
  return [{ scope: "account", key: `member:${member.member_id}` }, address];
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
    const fields = { captcha_code: { code: "members.captcha_wrong" } };
    throw new DomainError("members.captcha_wrong", { fields });
  }
}
