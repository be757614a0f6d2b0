/**
 * Signing in by an account elsewhere. The platform proves who somebody is there; who that is here
 * was said before, at a registration or in the security centre: never by an e-mail address alone.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/social.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import type { MemberContext, OpenContext, RequestContext } from "../../platform/http/types.ts";
import type { Oidc, Proof } from "../../platform/oidc/oidc.ts";
import { admit } from "./admit.ts";
import { type AttemptTarget, takeGuesses } from "../guards/attempts.ts";
import { answerSignedIn, findExisting, type Parts, startSession } from "../context.ts";
import { rememberDevice } from "./devices.ts";
import { notifyChange } from "./notify-change.ts";
import { passSecondFactor } from "../proofs/pass-second-factor.ts";
import {
  forgetCarried,
  keepProof,
  keepQuestion,
  readProof,
  readQuestion,
} from "./social-cookie.ts";
import * as repository from "./social-repository.ts";
import { redeemTicket } from "../proofs/tickets.ts";

const failed = () => new DomainError("members.social_failed");

function requirePlatform({ oidc }: Parts): Oidc {
  if (oidc === null) throw new DomainError("members.social_off");
  return oidc;
}

export async function listPlatforms(
  parts: Parts,
  memberId: MemberId | null,
): Promise<DataOf<typeof contract.listSocialPlatforms>> {
  if (parts.oidc === null) return { list: [] };
  const since = memberId === null ? null : await repository.findLinkedAt(parts.db, memberId);
  const linkedAt = toWireInstant(since);
  return { list: [{ name: parts.oidc.name, linked_at: linkedAt }] };
}

async function ask(
  parts: Parts,
  context: RequestContext,
  memberId: MemberId | null,
): Promise<{ readonly url: string }> {
  const site = parts.config.http.publicUrl || parts.selfUrl();
  const { url, question } = await requirePlatform(parts).begin(`${site}/login/social`);
  keepQuestion(parts, context, { question, memberId });
  return { url };
}

export async function beginSocialLogin(
  parts: Parts,
  context: OpenContext,
): Promise<DataOf<typeof contract.beginSocialLogin>> {
  const address: AttemptTarget = { scope: "address", key: networkOf(context.ip) };
  await takeGuesses(parts.attempts, [address]);
  // Asking is no wrong guess.
  await parts.attempts.recordRight(address);
  return ask(parts, context, null);
}

type Returned = Pick<InputOf<typeof contract.finishSocialLogin>, "code" | "state" | "iss">;

/** Holds what came back against what this browser asked. */
async function prove(
  parts: Parts,
  returned: Returned,
  { context, memberId }: { readonly context: RequestContext; readonly memberId: MemberId | null },
): Promise<Proof | null> {
  const question = readQuestion(parts, context, memberId);
  return question === null ? null : requirePlatform(parts).finish(returned, question);
}

export async function signInBySocial(
  parts: Parts,
  form: InputOf<typeof contract.finishSocialLogin>,
  context: OpenContext,
): Promise<DataOf<typeof contract.finishSocialLogin>> {
  requirePlatform(parts);
  const address: AttemptTarget = { scope: "address", key: networkOf(context.ip) };
  await takeGuesses(parts.attempts, [address]);
  const proof =
    form.code === ""
      ? readProof(parts, context)
      : await prove(parts, form, { context, memberId: null });
  if (proof === null) {
    await parts.attempts.recordWrong(address);
    throw failed();
  }
  await parts.attempts.recordRight(address);
  // Kept for a registration, and for a second factor: the code is used up by then.
  keepProof(parts, context, proof);
  const memberId = await repository.findMemberIdByIdentity(parts.db, proof);
  if (memberId === null) return { session: null, realname: proof.realname };
  const member = await admit(parts, await findExisting(parts, memberId));
  await passSecondFactor(parts, memberId, form.totp_code);
  const session = await inTransaction(parts.db, async (tx) => {
    await repository.noteIdentityUse(tx, { ...proof, now: parts.clock.now() });
    return startSession(parts, tx, memberId, context);
  });
  await rememberDevice(parts, context, memberId);
  forgetCarried(context);
  return { session: await answerSignedIn(parts, member, session, context), realname: "" };
}

/** The account that this browser has proven elsewhere; null if too long ago, or never. */
export function findProof(parts: Parts, context: RequestContext): Proof | null {
  return parts.oidc === null ? null : readProof(parts, context);
}

/** In the transaction that wants it: of a registration, or of a member who links. */
export async function linkIdentity(
  parts: Parts,
  tx: Tx,
  { proof, memberId }: { readonly proof: Proof; readonly memberId: MemberId },
): Promise<void> {
  const now = parts.clock.now();
  if (!(await repository.insertIdentity(tx, { ...proof, memberId, now }))) {
    throw new DomainError("members.social_taken");
  }
}

export async function beginSocialLink(
  parts: Parts,
  { ticket }: InputOf<typeof contract.beginSocialLink>,
  context: MemberContext,
): Promise<DataOf<typeof contract.beginSocialLink>> {
  const { member } = context;
  requirePlatform(parts);
  await inTransaction(parts.db, (tx) =>
    redeemTicket(parts, tx, { ticket, member, purpose: "social" }),
  );
  return ask(parts, context, member.memberId);
}

export async function finishSocialLink(
  parts: Parts,
  form: InputOf<typeof contract.finishSocialLink>,
  context: MemberContext,
): Promise<DataOf<typeof contract.finishSocialLink>> {
  const { memberId } = context.member;
  requirePlatform(parts);
  const proof = await prove(parts, form, { context, memberId });
  if (proof === null) throw failed();
  const row = await findExisting(parts, memberId);
  await inTransaction(parts.db, async (tx) => {
    await linkIdentity(parts, tx, { proof, memberId });
    await notifyChange(parts, tx, row, "social");
  });
  forgetCarried(context);
  return listPlatforms(parts, memberId);
}

export async function unlinkSocial(
  parts: Parts,
  { ticket }: InputOf<typeof contract.unlinkSocial>,
  { member }: MemberContext,
): Promise<DataOf<typeof contract.unlinkSocial>> {
  requirePlatform(parts);
  await inTransaction(parts.db, async (tx) => {
    await redeemTicket(parts, tx, { ticket, member, purpose: "social" });
    const isGone = await repository.removeIdentities(tx, member.memberId);
    if (!isGone) throw new DomainError("members.social_unknown");
  });
  return listPlatforms(parts, member.memberId);
}
