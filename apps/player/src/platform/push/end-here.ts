/** Whoever leaves a device is not told anything on it any more. */
import { endPush } from "@tucano/contract/player/site/push.ts";
import { call } from "../session/session.ts";
import { ownDeviceId, unsubscribe } from "./device.ts";

/** Before logging out, which needs no network to succeed: neither does this. */
export async function endPushHere(): Promise<void> {
  const own = await ownDeviceId().catch(() => null);
  if (own === null) return;
  await Promise.allSettled([call(endPush, { device_id: own }), unsubscribe()]);
}
