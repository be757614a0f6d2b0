/**
 * Identities in the back office. Who wants to see a picture says why and is written down; for ten
 * minutes it is theirs alone, and only meanwhile do they decide it.
 */
import type * as contract from "@tucano/contract/backoffice/members/identity.ts";
import type { InputOf } from "@tucano/contract/endpoint.ts";
import type { Submission, Verdict } from "../../identity/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { type FileReply, sendFile } from "../../platform/http/requests/uploads.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, placeAfter, placeText, toPage } from "../core/keyset.ts";
import { maskCpfOrNothing } from "../core/masks.ts";
import { noteReveal } from "../core/reveal.ts";
import { findExisting } from "../members/members.ts";
import { referenceOf } from "./cases.ts";
import * as repository from "./kyc-repository.ts";

const OPEN_MS = 10 * 60_000;
const NUMBER = /^\d{1,15}$/;

function attemptToWire(one: Submission) {
  const { status, document, submittedAt, decidedAt } = one;
  if (status === "draft" || document === null || submittedAt === null) {
    throw new Error("The attempt has not been submitted.");
  }
  return {
    submission_id: one.submissionId,
    status,
    document,
    submitted_at: toWireInstant(submittedAt),
    decided_at: decidedAt === null ? null : toWireInstant(decidedAt),
    decided_by: one.decidedBy,
    rejection: one.rejection,
    may_retry: one.mayRetry,
    reason: one.reason,
  };
}

function claimToWire(claim: repository.KycClaim | undefined, operatorId: number) {
  if (claim === undefined) return null;
  const { email: by, until, operator_id: owner } = claim;
  return { by, until: toWireInstant(until), is_own: owner === operatorId };
}

export const listKyc: Command<typeof contract.listKyc> = async (parts, input, { operator }) => {
  const limit = limitOf(input.limit);
  const { office } = parts.identity;
  const last = placeAfter(input.cursor, NUMBER);
  const after = last === null ? null : { at: last.at, submissionId: Number(last.id) };
  const [rows, waiting] = await Promise.all([
    office.list({ status: input.status, after, limit: limit + 1 }),
    office.countWaiting(),
  ]);
  const ids = rows.map(({ submissionId }) => submissionId);
  const [members, claims] = await Promise.all([
    parts.members.findMany(rows.map(({ memberId }) => memberId)),
    repository.findClaims(parts.db, ids, parts.clock.now()),
  ]);
  const page = toPage(rows, limit, {
    show: (one) => ({
      ...attemptToWire(one),
      member: referenceOf(one.memberId, members.get(one.memberId)),
      claim: claimToWire(claims.get(one.submissionId), operator.operatorId),
    }),
    keyOf: (one) => placeText(one.submittedAt ?? new Date(0), one.submissionId),
  });
  return { ...page, waiting };
};

async function findSubmission(parts: Parts, submissionId: number): Promise<Submission> {
  const found = await parts.identity.office.find(submissionId);
  if (found === null) throw new DomainError("common.not_found");
  return found;
}

export const readKyc: Command<typeof contract.readKyc> = async (
  parts,
  { submission_id: submissionId },
  { operator },
) => {
  const found = await findSubmission(parts, submissionId);
  const { office } = parts.identity;
  const [member, pictures, history, claims] = await Promise.all([
    findExisting(parts, found.memberId),
    office.kindsOf(submissionId),
    office.historyOf(found.memberId),
    repository.findClaims(parts.db, [submissionId], parts.clock.now()),
  ]);
  return {
    ...attemptToWire(found),
    member: referenceOf(found.memberId, member),
    claim: claimToWire(claims.get(submissionId), operator.operatorId),
    cpf_masked: maskCpfOrNothing(member.cpf),
    pictures: [...pictures],
    history: history.map(attemptToWire),
  };
};

/** Taken and written down before anything is shown. */
export const openKyc: Command<typeof contract.openKyc> = async (
  parts,
  { submission_id: submissionId, reason },
  context,
) => {
  const found = await findSubmission(parts, submissionId);
  const member = await findExisting(parts, found.memberId);
  const { operatorId, email } = context.operator;
  const now = parts.clock.now();
  const until = new Date(now.getTime() + OPEN_MS);
  const isTaken = await inTransaction(parts.db, (tx) =>
    repository.takeClaim(tx, { submissionId, operatorId, email, now, until }),
  );
  if (!isTaken) throw new DomainError("backoffice.kyc_claimed");
  const details = { submission: String(submissionId), fields: "pictures, cpf, birth_date" };
  const subject = `member:${found.memberId}`;
  try {
    await noteReveal(parts, { action: "kyc.open", subject, reason, details }, context);
  } catch (error) {
    // Nothing was shown, so nothing is open.
    await inTransaction(parts.db, (tx) => repository.dropClaim(tx, submissionId));
    throw error;
  }
  return {
    until: toWireInstant(until),
    pictures: [...(await parts.identity.office.kindsOf(submissionId))],
    realname: member.realname,
    cpf: member.cpf,
    birth_date: member.birthDate,
  };
};

async function requireOpened(
  parts: Parts,
  submissionId: number,
  { operator }: OperatorContext,
): Promise<void> {
  const claims = await repository.findClaims(parts.db, [submissionId], parts.clock.now());
  if (claims.get(submissionId)?.operator_id === operator.operatorId) return;
  throw new DomainError("backoffice.kyc_not_opened");
}

export async function sendKycPicture(
  parts: Parts,
  { submission_id: submissionId, kind }: InputOf<typeof contract.kycPicture>,
  context: OperatorContext,
): Promise<FileReply> {
  await findSubmission(parts, submissionId);
  await requireOpened(parts, submissionId, context);
  const picture = await parts.identity.office.openPicture(submissionId, kind);
  if (picture === null) throw new DomainError("common.not_found");
  return sendFile({ type: "image/jpeg", bytes: picture, name: `${kind}.jpg` });
}

function readVerdict(input: InputOf<typeof contract.decideKyc>): Verdict {
  if (input.verdict === "verified") return { verdict: "verified" };
  if (input.rejection === undefined) {
    throw new DomainError("common.invalid_input", {
      fields: { rejection: { code: "field.required" } },
    });
  }
  return { verdict: "rejected", rejection: input.rejection, mayRetry: input.may_retry };
}

export const decideKyc: Command<typeof contract.decideKyc> = async (parts, input, context) => {
  const { submission_id: submissionId, reason } = input;
  const verdict = readVerdict(input);
  const found = await findSubmission(parts, submissionId);
  if (found.status !== "submitted") throw new DomainError("backoffice.kyc_decided");
  await requireOpened(parts, submissionId, context);
  const { operator, ip } = context;
  const after =
    verdict.verdict === "verified"
      ? { status: "verified" }
      : {
          status: "rejected",
          rejection: verdict.rejection,
          may_retry: String(verdict.mayRetry),
        };
  const decision = { submissionId, verdict, by: operator.email, reason };
  const isDecided = await parts.identity.office.decide(decision, async (tx) => {
    await parts.audit.append(tx, {
      action: "kyc.decide",
      subject: `member:${found.memberId}`,
      operator,
      ip,
      reason,
      before: { status: "submitted" },
      after,
      details: { submission: String(submissionId) },
    });
    await repository.dropClaim(tx, submissionId);
  });
  if (!isDecided) throw new DomainError("backoffice.kyc_decided");
  return { submission_id: submissionId, status: verdict.verdict };
};

export const showMemberIdentity: Reading<typeof contract.memberIdentity> = async (
  parts,
  { member_id: memberId },
) => {
  await findExisting(parts, memberId);
  const history = (await parts.identity.office.historyOf(memberId)).map(attemptToWire);
  return { level: history[0]?.status ?? "none", history };
};
