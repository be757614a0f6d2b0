/**
 * Devices a player signed in from before. Guessing from elsewhere must not lock the owner out, so
 * the guesses of a known device are counted apart from those of the whole world. A device keeps
 * its id when several players share it: offers that are made once for each device look at that.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { RequestContext } from "../../platform/http/types.ts";
import { AUTH_PATH, type Parts } from "../context.ts";
import { saveDevice } from "../tree/tree-repository.ts";

const DEVICE_COOKIE = "tucano_device";
const LIFETIME_SECONDS = 180 * 24 * 3_600;
const DEVICE_ID = /^[\w-]{22}$/;
/** Players who are remembered on one device; the one who signed in longest ago is forgotten. */
const PLAYERS_MAX = 5;

function sign(secret: string, deviceId: string, memberId: MemberId): string {
  return createHmac("sha256", secret).update(`${deviceId}:${memberId}`).digest("base64url");
}

/** By the key in use first. */
function ownSignatures(
  { deviceKeys }: Pick<Parts, "deviceKeys">,
  deviceId: string,
  memberId: MemberId,
): readonly string[] {
  return deviceKeys().map((key) => sign(key, deviceId, memberId));
}

interface DeviceCookie {
  readonly deviceId: string;
  /** One for each player who signed in from here, the latest first. */
  readonly signatures: readonly string[];
}

function readCookie(context: RequestContext): DeviceCookie | null {
  const [deviceId = "", ...signatures] = (context.cookies[DEVICE_COOKIE] ?? "").split(".");
  if (!DEVICE_ID.test(deviceId)) return null;
  return { deviceId, signatures: signatures.slice(0, PLAYERS_MAX) };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const hashDevice = (deviceId: string) => createHash("sha256").update(deviceId).digest("base64url");

/** Call once somebody proved to be this member. */
export async function rememberDevice(
  parts: Parts,
  context: RequestContext,
  memberId: MemberId,
): Promise<void> {
  const known = readCookie(context);
  const deviceId = known?.deviceId ?? parts.random.token(16);
  const own = ownSignatures(parts, deviceId, memberId);
  const others = (known?.signatures ?? []).filter((one) => !own.some((each) => isSame(one, each)));
  const value = [deviceId, own[0], ...others.slice(0, PLAYERS_MAX - 1)].join(".");
  context.setCookie(DEVICE_COOKIE, value, {
    path: AUTH_PATH,
    maxAgeSeconds: LIFETIME_SECONDS,
    sameSite: "strict",
  });
  const device = { memberId, hash: hashDevice(deviceId), now: parts.clock.now() };
  await inTransaction(parts.db, (tx) => saveDevice(tx, device));
}

/** The id of a device that this member signed in from before, or null. */
export function knownDevice(
  parts: Pick<Parts, "deviceKeys">,
  context: RequestContext,
  memberId: MemberId,
): string | null {
  const cookie = readCookie(context);
  if (cookie === null) return null;
  const own = ownSignatures(parts, cookie.deviceId, memberId);
  const isOwn = cookie.signatures.some((one) => own.some((each) => isSame(one, each)));
  return isOwn ? cookie.deviceId : null;
}
