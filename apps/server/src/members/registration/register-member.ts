/** Registers a player: every field checked, wallet opened and session begun in one commit. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/transaction.ts";
import { dayOf } from "../../platform/days.ts";
import { DomainError, type FieldProblem } from "../../platform/errors.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import type { RequestContext } from "../../platform/http/types.ts";
import type { Proof } from "../../platform/oidc/oidc.ts";
import { readLimits, refuseBarred } from "../sign-in/admit.ts";
import { type AttemptTarget, takeGuesses } from "../guards/attempts.ts";
import { answerSignedIn, type Parts, startSession } from "../context.ts";
import { rememberDevice } from "../sign-in/devices.ts";
import { drawPicture } from "../pictures.ts";
import * as policy from "../policy.ts";
import * as repository from "../repository.ts";
import { forgetCarried } from "../sign-in/social-cookie.ts";
import { findProof, linkIdentity } from "../sign-in/social.ts";
import type { StartedSession } from "../sessions/sessions.ts";
import type { FirstLimit, Origins } from "../types.ts";

export async function registerMember(
  parts: Parts,
  form: policy.RegistrationForm,
  context: RequestContext,
): Promise<DataOf<typeof contract.register>> {
  const rules = await parts.admission?.rules();
  const minAge = rules?.minAge ?? policy.ADULT_AGE_YEARS;
  const ages = { today: dayOf(parts.clock.now()), minAge };
  const checked = policy.checkRegistration(form, ages);
  const { limits, fields } = await readLimits(parts, form);
  if ("fields" in checked || Object.keys(fields).length > 0) {
    const own = "fields" in checked ? checked.fields : {};
    throw refuse({ ...own, ...fields, ...missingCaptcha(parts, form) });
  }
  const { registration } = checked;
  // Only who solved a code learns what is taken: otherwise this would be a list of our players.
  await redeemCaptcha(parts, form);
  await takeGuesses(parts.attempts, triesOf(registration.cpf, context));
  const proof = form.social ? requireProof(parts, context) : null;
  const inviterId = await findInviter(parts, registration);
  await refuseTaken(parts, registration);
  await refuseBarred(parts, registration.cpf);
  const { password } = registration;
  const hashes = {
    passwordHash: password === "" ? null : await parts.passwords.hash(password),
    withdrawalPasswordHash: await parts.withdrawalPasswords.hash(registration.withdrawalPassword),
  };
  const isInvited = inviterId !== null;
  const noteOrigin = (await parts.origins?.find(context, { isInvited })) ?? null;
  const insertion = { registration, limits, inviterId, noteOrigin, hashes, proof, context };
  const { memberId, session } = await drawnAnew(() => insertOnce(parts, insertion));
  if (proof !== null) forgetCarried(context);
  const member = await repository.findMember(parts.db, memberId);
  if (member === null) throw new DomainError("members.registration_failed");
  await rememberDevice(parts, context, memberId);
  return answerSignedIn(parts, member, session, context);
}

/** Each try tells whether a CPF is a player's: from one place, and of one person, a few do. */
function triesOf(cpf: string, { ip, isOnThisMachine }: RequestContext): readonly AttemptTarget[] {
  const ofPerson: AttemptTarget = { scope: "register-cpf", key: cpf };
  // The address of programs that fill a developer's installation.
  if (isOnThisMachine) return [ofPerson];
  return [{ scope: "register-from", key: networkOf(ip) }, ofPerson];
}

function requireProof(parts: Parts, context: RequestContext): Proof {
  const proof = findProof(parts, context);
  if (proof === null) throw refuse({ social: { code: "members.social_failed" } });
  return proof;
}

function refuse(fields: Readonly<Record<string, FieldProblem>>): DomainError {
  return new DomainError("members.invalid_registration", { fields });
}

function missingCaptcha(parts: Parts, form: policy.RegistrationForm): policy.FormFields {
  const isGiven = form.captcha_id !== "" && form.captcha_code !== "";
  if (!parts.captcha.isOn || isGiven) return {};
  return { captcha_code: { code: "members.captcha_required" } };
}

async function redeemCaptcha(parts: Parts, form: policy.RegistrationForm): Promise<void> {
  if (!parts.captcha.isOn) return;
  const missing = missingCaptcha(parts, form);
  if (Object.keys(missing).length > 0) throw refuse(missing);
  const isRight = await parts.captcha.redeem({
    captchaId: form.captcha_id,
    code: form.captcha_code,
    purpose: "register",
  });
  if (!isRight) throw refuse({ captcha_code: { code: "members.captcha_wrong" } });
}

async function findInviter(
  parts: Parts,
  { inviteCode }: policy.Registration,
): Promise<MemberId | null> {
  if (inviteCode === null) return null;
  const inviterId = await repository.findMemberIdByInviteCode(parts.db, inviteCode);
  if (inviterId === null) throw refuse({ invite_code: { code: "members.invite_code_unknown" } });
  return inviterId;
}

const takenCodes = {
  account: "members.account_taken",
  phone: "members.phone_taken",
  cpf: "members.cpf_taken",
} as const;

async function refuseTaken(parts: Parts, registration: policy.Registration): Promise<void> {
  const taken = await repository.findTaken(parts.db, registration);
  const fields: Record<string, FieldProblem> = {};
  for (const name of ["account", "phone", "cpf"] as const) {
    if (taken[name]) fields[name] = { code: takenCodes[name] };
  }
  if (Object.keys(fields).length > 0) throw refuse(fields);
}

/** The constraints that decide when two register the same at once. */
const constraints = {
  member_account_key: "account",
  member_phone: "phone",
  member_cpf: "cpf",
} as const;

function refuseLoser(error: unknown): void {
  for (const [constraint, field] of Object.entries(constraints)) {
    if (isUniqueViolation(error, constraint))
      throw refuse({ [field]: { code: takenCodes[field] } });
  }
}

const DRAWS_MAX = 5;

interface Insertion {
  readonly registration: policy.Registration;
  readonly limits: readonly FirstLimit[];
  readonly inviterId: MemberId | null;
  readonly noteOrigin: Awaited<ReturnType<Origins["find"]>>;
  readonly proof: Proof | null;
  readonly hashes: {
    readonly passwordHash: string | null;
    readonly withdrawalPasswordHash: string;
  };
  readonly context: RequestContext;
}

/** Ids and invitation codes are drawn; in the rare case that one exists, drawn again. */
export async function drawnAnew<T>(insertOnce: () => Promise<T>): Promise<T> {
  for (let draw = 1; draw <= DRAWS_MAX; draw += 1) {
    try {
      return await insertOnce();
    } catch (error) {
      refuseLoser(error);
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new DomainError("members.registration_failed");
}

function insertOnce(
  parts: Parts,
  { registration, limits, inviterId, noteOrigin, hashes, proof, context }: Insertion,
): Promise<{ memberId: MemberId; session: StartedSession }> {
  const integer = (bound: number) => parts.random.integer(bound);
  const memberId = policy.drawMemberId(integer);
  return inTransaction(parts.db, async (tx) => {
    await repository.insertMember(tx, {
      memberId,
      account: registration.account,
      realname: registration.realname,
      phone: registration.phone,
      cpf: registration.cpf,
      birthDate: registration.birthDate,
      isDemo: false,
      ...hashes,
      profileUrl: drawPicture(parts.random),
      inviteCode: policy.drawInviteCode(integer),
      inviterId,
      lang: context.lang,
      ip: context.ip,
      site: context.host,
      isSocial: proof !== null,
      now: parts.clock.now(),
    });
    if (proof !== null) await linkIdentity(parts, tx, { proof, memberId });
    await parts.ledger.openWallet(tx, memberId, "active");
    await parts.admission?.setLimits(tx, memberId, limits);
    await noteOrigin?.(tx, memberId);
    return { memberId, session: await startSession(parts, tx, memberId, context) };
  });
}
