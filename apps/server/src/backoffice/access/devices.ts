/**
 * The devices that operators come in on, each known by a cookie of its own: one that came in before
 * is not kept out by what strangers guess, and two people on one device are seen to be.
 */
import { createHash } from "node:crypto";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import type { RequestContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { isKnownDevice } from "./repository.ts";
import { COOKIE_PATH } from "./policy.ts";

const COOKIE = "tucano_operator_device";
const LIFETIME_SECONDS = 180 * 24 * 3_600;
const DEVICE = /^[\w-]{43}$/;

const hashDevice = (device: string) => createHash("sha256").update(device).digest();

/** For an operator who has just signed in. */
export function rememberDevice(parts: Parts, context: RequestContext): Buffer {
  const given = context.cookies[COOKIE] ?? "";
  const device = DEVICE.test(given) ? given : parts.random.token(32);
  context.setCookie(COOKIE, device, {
    path: COOKIE_PATH,
    maxAgeSeconds: LIFETIME_SECONDS,
    sameSite: "strict",
  });
  return hashDevice(device);
}

/** A device that the account came in on before, or a network address. */
export interface Guesser {
  readonly name: string;
  readonly isKnown: boolean;
}

export async function guesserOf(
  parts: Parts,
  context: RequestContext,
  operatorId: number | null,
): Promise<Guesser> {
  const device = context.cookies[COOKIE] ?? "";
  const hash = hashDevice(device);
  const isKnown =
    operatorId !== null && DEVICE.test(device) && (await isKnownDevice(parts.db, operatorId, hash));
  const name = isKnown ? `device:${hash.toString("base64url")}` : networkOf(context.ip);
  return { name, isKnown };
}
