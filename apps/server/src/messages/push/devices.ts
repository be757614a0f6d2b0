/** Turning push messages on for a device, choosing what it is told of, and ending them. */
import { createHash } from "node:crypto";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/site/push.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { describeDevice } from "../../members/index.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import type { MessagesDeps } from "../types.ts";
import { endOffers, listDevices, removeDevice, saveDevice } from "./device-repository.ts";

type Devices = DataOf<typeof contract.choosePush>;

const idOf = (endpoint: string): string =>
  createHash("sha256").update(endpoint).digest("base64url");

const from64 = (text: string): Buffer => Buffer.from(text, "base64url");

export async function readPush(
  deps: MessagesDeps,
  { member: { memberId }, lang }: MemberContext,
): Promise<DataOf<typeof contract.readPush>> {
  return { key: deps.push.key, ...(await show(deps, memberId, lang)) };
}

/** Throws messages.push_refused: there is nobody at that address whom we would send to. */
export async function choosePush(
  deps: MessagesDeps,
  { key, subscription, kinds }: InputOf<typeof contract.choosePush>,
  { member: { memberId, sessionId }, lang, userAgent }: MemberContext,
): Promise<Devices> {
  const { endpoint, keys } = subscription;
  const address = { endpoint, key, p256dh: from64(keys.p256dh), auth: from64(keys.auth) };
  if (!deps.push.isDeliverable(address)) throw new DomainError("messages.push_refused");
  const device = {
    ...address,
    deviceId: idOf(endpoint),
    memberId,
    sessionId,
    userAgent,
    kinds: [...new Set(kinds)],
    chosenAt: deps.clock.now(),
  };
  await inTurn(deps.db, { what: "messages.push", memberId }, (tx) => saveDevice(tx, device));
  return show(deps, memberId, lang);
}

export async function endPush(
  deps: MessagesDeps,
  { device_id: deviceId }: InputOf<typeof contract.endPush>,
  { member: { memberId }, lang }: MemberContext,
): Promise<Devices> {
  await inTransaction(deps.db, (tx) => removeDevice(tx, memberId, deviceId));
  return show(deps, memberId, lang);
}

/** Whether there is such a device is not told. */
export async function endPushOffers(
  { db }: MessagesDeps,
  { device_id: deviceId }: InputOf<typeof contract.endPushOffers>,
): Promise<DataOf<typeof contract.endPushOffers>> {
  await inTransaction(db, (tx) => endOffers(tx, deviceId));
  return {};
}

async function show({ db }: MessagesDeps, memberId: MemberId, lang: Language): Promise<Devices> {
  const devices = await listDevices(db, memberId);
  return {
    devices: devices.map(({ deviceId, userAgent, kinds, chosenAt }) => ({
      device_id: deviceId,
      name: describeDevice(userAgent, lang),
      kinds: [...kinds],
      since: toWireInstant(chosenAt),
    })),
  };
}
