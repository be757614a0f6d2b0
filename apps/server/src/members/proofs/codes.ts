/**
 * Codes that prove who reads a mailbox or holds a phone. One lives at a time for each subject; it
 * dies of age, of use, and of too many guesses. How many are sent is counted by where they go and
 * by who asks.
 */
import type { codeSent } from "@tucano/contract/player/account/security.ts";
import type * as z from "zod/mini";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { takeGuesses, tooManyAttempts } from "../guards/attempts.ts";
import type { Parts } from "../context.ts";
import { security as rules } from "../policy.ts";
import * as repository from "./security-repository.ts";

export interface CodeSubject {
  readonly purpose: repository.CodeKey["purpose"];
  /** Whom it is for: a member, or a phone. */
  readonly subject: string;
  /** Where it goes: what it proves. */
  readonly target: string;
}

const keyOf = (parts: Parts, { purpose, subject }: CodeSubject): repository.CodeKey => ({
  purpose,
  subjects: parts.guard.variants(`code-subject:${subject}`).map((one) => one.toString("base64url")),
});

/** As servers may have hidden it, this one first. */
const hideTarget = (parts: Parts, { target }: CodeSubject): readonly string[] =>
  parts.guard.variants(`code-target:${target}`).map((one) => one.toString("base64url"));

const textOf = ({ purpose, subject }: CodeSubject, code: string): string =>
  `code:${purpose}:${subject}:${code}`;

/** Throws when there were too many, to this address or for this caller. */
export async function takeSending(parts: Parts, what: CodeSubject, caller: string): Promise<void> {
  const key = keyOf(parts, what);
  const sentAt = await repository.findCodeSentAt(parts.db, key, hideTarget(parts, what));
  if (sentAt !== null) {
    const waitMs = sentAt.getTime() + rules.codeResendSeconds * 1_000 - parts.clock.now().getTime();
    if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1_000));
  }
  await takeGuesses(parts.attempts, [
    { scope: "code-from", key: caller },
    { scope: "code-to", key: what.target },
  ]);
}

export interface IssuedCode {
  readonly expiresAt: Date;
  /** For the text that carries it. */
  readonly params: { readonly code: string; readonly minutes: number };
  readonly answer: z.infer<typeof codeSent>;
}

/** Also made for an unknown phone; then it is not sent, and the answer does not say so. */
export async function issueCode(parts: Parts, tx: Tx, what: CodeSubject): Promise<IssuedCode> {
  const now = parts.clock.now();
  const digits = Array.from({ length: rules.codeDigits }, () => parts.random.integer(10));
  const code = digits.join("");
  const expiresAt = new Date(now.getTime() + rules.codeSeconds * 1_000);
  await repository.saveCode(tx, {
    ...keyOf(parts, what),
    target: hideTarget(parts, what)[0] ?? "",
    hash: parts.guard.hash(textOf(what, code)),
    now,
    expiresAt,
  });
  return {
    expiresAt,
    params: { code, minutes: rules.codeSeconds / 60 },
    answer: {
      expires_at: toWireInstant(expiresAt),
      resend_after_seconds: rules.codeResendSeconds,
    },
  };
}

export interface ProvenCode {
  /** Uses it up, when the transaction commits. */
  take(tx: Tx): Promise<void>;
}

/** A guess that was counted, whatever comes of it. Throws members.code_wrong. */
export async function checkCode(
  parts: Parts,
  what: CodeSubject,
  typed: string,
): Promise<ProvenCode> {
  const key = keyOf(parts, what);
  const row = await inTransaction(parts.db, (tx) => repository.countCodeTry(tx, key));
  const isRight =
    row !== null &&
    row.tries <= rules.codeTriesMax &&
    row.expires_at > parts.clock.now() &&
    hideTarget(parts, what).includes(row.target) &&
    parts.guard.isHash(row.code_hash, textOf(what, typed.replace(/\s/g, "")));
  if (!isRight) throw wrongCode();
  return {
    take: async (tx) => {
      if (!(await repository.takeCode(tx, key, row))) throw wrongCode();
    },
  };
}

export function wrongCode(): DomainError {
  const fields = { code: { code: "members.code_wrong" } } as const;
  return new DomainError("members.code_wrong", { fields });
}
