/** Verification codes: an image to read, or a calculation for people who cannot see it. */
import { createHash } from "node:crypto";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { Random } from "../../platform/random.ts";
import type { KeyedHash } from "../../platform/secrets/keyed-hash.ts";
import { captchaAlphabet, drawCaptcha } from "./captcha-image.ts";
import { captcha as rules } from "../policy.ts";
import * as repository from "../repository.ts";

export type CaptchaPurpose = (typeof contract.captchaPurposes)[number];

export interface Captcha {
  readonly isOn: boolean;
  issue(purpose: CaptchaPurpose | null): Promise<DataOf<typeof contract.issueCaptcha>>;
  /** Uses the code up, right or wrong. */
  redeem(answer: CaptchaAnswer): Promise<boolean>;
}

export interface CaptchaAnswer {
  readonly captchaId: string;
  readonly code: string;
  readonly purpose: CaptchaPurpose;
}

export interface CaptchaDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly guard: KeyedHash;
  readonly isOn: boolean;
}

const PROOF_PREFIX = "pow:";

export function createCaptcha({ db, clock, random, guard, isOn }: CaptchaDeps): Captcha {
  return {
    isOn,
    issue: async (purpose) => {
      const draw = () => captchaAlphabet[random.integer(captchaAlphabet.length)] ?? "";
      const code = Array.from({ length: rules.letterCount }, draw).join("");
      const captchaId = random.token(16);
      const challenge = random.token(16);
      const expiresAt = new Date(clock.now().getTime() + rules.lifetimeSeconds * 1_000);
      await inTransaction(db, (tx) =>
        repository.insertCaptcha(tx, {
          captcha_id: captchaId,
          answer_hash: guard.hash(`${captchaId}:${code}`),
          challenge,
          purpose,
          expires_at: expiresAt,
        }),
      );
      return {
        captcha_id: captchaId,
        image: drawCaptcha(code, random),
        expires_at: toWireInstant(expiresAt),
        proof_of_work: { challenge, bits: rules.proofOfWorkBits },
      };
    },
    redeem: async ({ captchaId, code, purpose }) => {
      const row = await inTransaction(db, (tx) => repository.takeCaptcha(tx, captchaId));
      if (row === null || row.expires_at <= clock.now()) return false;
      if (row.purpose !== null && row.purpose !== purpose) return false;
      const typed = code.trim();
      if (typed.startsWith(PROOF_PREFIX)) {
        return isProof(row.challenge, typed.slice(PROOF_PREFIX.length), rules.proofOfWorkBits);
      }
      return guard.isHash(row.answer_hash, `${captchaId}:${typed.toUpperCase()}`);
    },
  };
}

/** SHA-256 of `<challenge>:<nonce>` begins with `bits` zero bits. */
export function isProof(challenge: string, nonce: string, bits: number): boolean {
  if (!/^\d{1,15}$/.test(nonce)) return false;
  const digest = createHash("sha256").update(`${challenge}:${nonce}`).digest();
  return countLeadingZeros(digest) >= bits;
}

function countLeadingZeros(digest: Buffer): number {
  let zeros = 0;
  for (const byte of digest) {
    zeros += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return zeros;
}
