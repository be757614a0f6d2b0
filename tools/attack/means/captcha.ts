/** A verification code, worked out as people do who cannot read the picture. */
import { hash } from "node:crypto";
import { issueCaptcha } from "@tucano/contract/player/account/members.ts";
import { expectData } from "./people.ts";
import type { Visitor } from "./visitor.ts";

export interface Solved {
  readonly captcha_id: string;
  readonly captcha_code: string;
}

const BITS_A_WORD = 32;

/** The first number whose hash begins with so many zero bits; at most 32. */
function findNonce(challenge: string, bits: number): number {
  for (let nonce = 0; ; nonce += 1) {
    const digest = hash("sha256", `${challenge}:${nonce}`, "buffer");
    if (digest.readUInt32BE(0) >>> (BITS_A_WORD - bits) === 0) return nonce;
  }
}

export async function solve(visitor: Visitor, purpose: "register" | "login"): Promise<Solved> {
  const heard = await visitor.call(issueCaptcha, { purpose });
  const { captcha_id, proof_of_work } = expectData(heard, "A captcha");
  const nonce = findNonce(proof_of_work.challenge, proof_of_work.bits);
  return { captcha_id, captcha_code: `pow:${nonce}` };
}
