/** The second factor: six digits of an authenticator app, each good for one sign-in. */
import { generateSecret, generateURI, verify } from "otplib";

const ISSUER = "Tucano";
/** Clocks of phones are off by some seconds: the steps before and after the present one count. */
const TOLERANCE_SECONDS = 30;

export function createSecret(): string {
  return generateSecret();
}

export function otpauthUri(label: string, secret: string): string {
  return generateURI({ issuer: ISSUER, label, secret });
}

/** The time step of the code when it is right and later than `lastStep`; otherwise null. */
export async function acceptCode(guess: {
  readonly secret: string;
  readonly code: string;
  readonly now: Date;
  readonly lastStep: number;
}): Promise<number | null> {
  if (!/^\d{6}$/.test(guess.code)) return null;
  const result = await verify({
    secret: guess.secret,
    token: guess.code,
    epoch: Math.floor(guess.now.getTime() / 1_000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  if (!result.valid || !("timeStep" in result)) return null;
  return result.timeStep > guess.lastStep ? result.timeStep : null;
}
