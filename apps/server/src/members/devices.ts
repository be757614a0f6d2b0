/**
 * Devices a player signed in from before. Guessing from elsewhere must not lock the owner out, so
 * the guesses of a known device are counted apart from those of the whole world.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { RequestContext } from "../platform/http/types.ts";
import { AUTH_PATH, type Parts } from "./context.ts";

const DEVICE_COOKIE = "tucano_device";
const LIFETIME_SECONDS = 180 * 24 * 3_600;
const DEVICE_ID = /^[\w-]{22}$/;

function sign(secret: string, deviceId: string, memberId: number): Buffer {
  return createHmac("sha256", secret).update(`${deviceId}:${memberId}`).digest();
}

export function rememberDevice(parts: Parts, context: RequestContext, memberId: number): void {
  if (knownDevice(parts, context, memberId) !== null) return;
  const deviceId = parts.random.token(16);
  const signature = sign(parts.deviceSecret, deviceId, memberId).toString("base64url");
  context.setCookie(DEVICE_COOKIE, `${deviceId}.${signature}`, {
    path: AUTH_PATH,
    maxAgeSeconds: LIFETIME_SECONDS,
    sameSite: "strict",
  });
}

/** The id of a device that this member signed in from before, or null. */
export function knownDevice(
  parts: Pick<Parts, "deviceSecret">,
  context: RequestContext,
  memberId: number,
): string | null {
  const [deviceId = "", signature = ""] = (context.cookies[DEVICE_COOKIE] ?? "").split(".");
  if (!DEVICE_ID.test(deviceId)) return null;
  const expected = sign(parts.deviceSecret, deviceId, memberId);
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected) ? deviceId : null;
}
