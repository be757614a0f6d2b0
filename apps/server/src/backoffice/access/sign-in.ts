/** Signing in: the password gives a ticket; ticket and code give the session. */
import { createHash } from "node:crypto";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/access.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OpenContext } from "../../platform/http/types.ts";
import { acceptCode, createSecret, otpauthUri } from "../../platform/secrets/totp.ts";
import type { Parts } from "../core/context.ts";
import { LONGEST_WINDOW_SECONDS, pressure } from "../core/policy.ts";
import { type Guesser, guesserOf } from "./devices.ts";
import { signIn as rules } from "./policy.ts";
import * as repository from "./repository.ts";
import { startSession } from "./sessions.ts";

const hashTicket = (ticket: string) => createHash("sha256").update(ticket).digest();

export async function signIn(
  parts: Parts,
  { email, password }: InputOf<typeof contract.signIn>,
  context: OpenContext,
): Promise<DataOf<typeof contract.signIn>> {
  const name = email.toLowerCase();
  const operator = await repository.findOperatorByEmail(parts.db, name);
  const guesser = await guesserOf(parts, context, operator?.operator_id ?? null);
  await takePasswordGuess(parts, guesser, name);
  const isRight = await parts.passwords.verify(operator?.password_hash ?? null, password);
  if (operator === null || !isRight) {
    // For an unknown name, too: skipping the work would tell it apart from a known one.
    const tried = operator ?? ({ operator_id: "nobody", email: name } as const);
    await recordFailure(parts, tried, context.ip, "password");
    throw new DomainError("backoffice.wrong_credentials");
  }
  await parts.guesses.forget("password", `${guesser.name} ${name}`);
  return openTicket(parts, operator);
}

/** Nobody guesses for ever, and nobody keeps the owner out by guessing from elsewhere. */
async function takePasswordGuess(parts: Parts, guesser: Guesser, account: string): Promise<void> {
  const { guesses } = parts;
  const pair = `${guesser.name} ${account}`;
  await guesses.take("address", guesser.name);
  await guesses.take("password", pair);
  if (guesser.isKnown) return;
  await guesses.take("strangePassword", pair);
  const isPressed = (await guesses.count(`account:${account}`, pressure)) > 0;
  if (isPressed) await guesses.take("pressedPassword", pair);
}

/** Who was signed in from where may matter weeks later; the audit log keeps it for ever. */
const SESSIONS_KEPT_SECONDS = 90 * 24 * 3_600;

/** The password is proven: on to the second step. */
export async function openTicket(
  parts: Parts,
  operator: repository.OperatorRow,
): Promise<DataOf<typeof contract.signIn>> {
  const now = parts.clock.now();
  const expiresAt = new Date(now.getTime() + rules.ticketSeconds * 1_000);
  const ticket = parts.random.token(32);
  const secret = operator.totp_secret === null ? createSecret() : null;
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  await inTransaction(parts.db, async (tx) => {
    await repository.removeOutdated(tx, {
      tickets: now,
      guesses: before(LONGEST_WINDOW_SECONDS),
      sessions: before(SESSIONS_KEPT_SECONDS),
    });
    await repository.insertTicket(tx, {
      hash: hashTicket(ticket),
      operatorId: operator.operator_id,
      pendingSecret: secret === null ? null : parts.secretBox.seal(secret),
      expiresAt,
    });
  });
  return {
    step: secret === null ? "code" : "enrol",
    ticket,
    expires_at: toWireInstant(expiresAt),
    enrolment: secret === null ? null : { otpauth_uri: otpauthUri(operator.email, secret), secret },
  };
}

function recordFailure(
  parts: Parts,
  operator: { readonly operator_id: number | "nobody"; readonly email: string },
  ip: string,
  step: "password" | "code",
): Promise<void> {
  return inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, {
      action: "operator.sign_in_failed",
      subject: `operator:${operator.operator_id}`,
      operator: null,
      ip,
      details: { step, email: operator.email },
    }),
  );
}

type Confirmation =
  | { readonly outcome: "confirmed"; readonly sessionId: string }
  | { readonly outcome: "expired" }
  | { readonly outcome: "wrong"; readonly operator: repository.OperatorRow };

/** Returns the id of the new session, whose cookie is set. */
export async function confirmSignIn(
  parts: Parts,
  { ticket, code }: InputOf<typeof contract.confirmSignIn>,
  context: OpenContext,
): Promise<string> {
  const hash = hashTicket(ticket);
  const operatorId = await repository.findTicketOwner(parts.db, hash);
  const guesser = await guesserOf(parts, context, operatorId);
  await parts.guesses.take("address", guesser.name);
  if (operatorId === null) throw new DomainError("backoffice.sign_in_expired");
  // Knowing the password gives new tickets, so guesses count per account, not per ticket.
  const account = guesser.isKnown ? `${guesser.name} ${operatorId}` : String(operatorId);
  await parts.guesses.take("code", account);
  if (!guesser.isKnown) await parts.guesses.take("strangeCode", account);
  const result = await inTransaction(parts.db, (tx) =>
    confirmTicket(parts, tx, { operatorId, hash, code, context }),
  );
  if (result.outcome === "expired") throw new DomainError("backoffice.sign_in_expired");
  if (result.outcome === "wrong") {
    await recordFailure(parts, result.operator, context.ip, "code");
    throw new DomainError("backoffice.wrong_code");
  }
  await parts.guesses.forget("code", account);
  return result.sessionId;
}

interface Confirm {
  readonly operatorId: number;
  readonly hash: Buffer;
  readonly code: string;
  readonly context: OpenContext;
}

async function confirmTicket(
  parts: Parts,
  tx: Tx,
  { operatorId, hash, code, context }: Confirm,
): Promise<Confirmation> {
  const now = parts.clock.now();
  // The operator first: of two tickets at once, each would else wait for what the other holds.
  const operator = await repository.lockOperator(tx, operatorId);
  const ticket = await repository.lockTicket(tx, hash);
  if (ticket === null || ticket.expires_at <= now) return { outcome: "expired" };
  if (ticket.wrong_codes >= rules.wrongCodesMax) return { outcome: "expired" };
  // Somebody else enrolled with the same password meanwhile: this enrolment is void.
  const isVoid = ticket.pending_secret !== null && operator?.totp_secret !== null;
  const sealed = operator?.totp_secret ?? ticket.pending_secret;
  if (operator === null || isVoid || sealed === null) return { outcome: "expired" };
  const secret = parts.secretBox.open(sealed);
  const step = await acceptCode({ secret, code, now, lastStep: operator.totp_last_step });
  if (step === null) {
    await repository.addWrongCode(tx, hash);
    return { outcome: "wrong", operator };
  }
  await repository.saveSecondFactor(tx, operator.operator_id, { secret: sealed, lastStep: step });
  await repository.removeTickets(tx, operator.operator_id);
  const identity = { operatorId: operator.operator_id, email: operator.email };
  const entry = { subject: `operator:${identity.operatorId}`, operator: identity, ip: context.ip };
  if (operator.totp_secret === null) {
    await parts.audit.append(tx, { ...entry, action: "operator.second_factor_enrolled" });
  }
  await parts.audit.append(tx, { ...entry, action: "operator.signed_in" });
  const sessionId = await startSession(parts, tx, operator.operator_id, context);
  return { outcome: "confirmed", sessionId };
}

/** Somebody who is signed in shows that it is still them: a fresh code of their authenticator. */
export async function checkOwnCode(parts: Parts, operatorId: number, code: string): Promise<void> {
  await parts.guesses.take("ownCode", String(operatorId));
  const isRight = await inTransaction(parts.db, async (tx) => {
    const operator = await repository.lockOperator(tx, operatorId);
    if (operator === null || operator.totp_secret === null) return false;
    const secret = parts.secretBox.open(operator.totp_secret);
    const now = parts.clock.now();
    const lastStep = await acceptCode({ secret, code, now, lastStep: operator.totp_last_step });
    if (lastStep === null) return false;
    await repository.saveSecondFactor(tx, operatorId, { secret: operator.totp_secret, lastStep });
    return true;
  });
  if (!isRight) throw new DomainError("backoffice.wrong_code");
  await parts.guesses.forget("ownCode", String(operatorId));
}
