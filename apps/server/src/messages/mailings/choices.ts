/** By which ways a member wants to hear of offers: those that they have opened, and no others. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/site/message-choices.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import { isOpen } from "../policy.ts";
import { listDevices } from "../push/device-repository.ts";
import type { MessagesDeps } from "../types.ts";
import { findWays, saveWays } from "../ways-repository.ts";

const TOKEN_BYTES = 18;

type Choices = DataOf<typeof contract.readMessageChoices>;

export async function readMessageChoices(
  { db }: MessagesDeps,
  { member: { memberId } }: MemberContext,
): Promise<Choices> {
  return { channels: await channelsOf(db, memberId) };
}

/** All that a member has chosen: what they may ask for a copy of. */
export async function choicesOf({ db }: MessagesDeps, memberId: MemberId) {
  const [channels, devices] = await Promise.all([
    channelsOf(db, memberId),
    listDevices(db, memberId),
  ]);
  return {
    channels,
    pushDevices: devices.map(({ userAgent, kinds, chosenAt }) => ({ userAgent, kinds, chosenAt })),
  };
}

async function channelsOf(db: Db, memberId: MemberId): Promise<Choices["channels"]> {
  const ways = await findWays(db, memberId);
  const has = (channel: string) => isOpen(ways, channel);
  return { inbox: has("inbox"), mail: has("mail"), sms: has("sms") };
}

export async function chooseMessages(
  { db, random }: MessagesDeps,
  { channels }: InputOf<typeof contract.chooseMessages>,
  { member: { memberId } }: MemberContext,
): Promise<DataOf<typeof contract.chooseMessages>> {
  const all = Object.entries(channels);
  const optedIn = all.filter(([, isOn]) => isOn).map(([channel]) => channel);
  const optedOut = all.filter(([, isOn]) => !isOn).map(([channel]) => channel);
  const token = random.token(TOKEN_BYTES);
  await inTransaction(db, (tx) => saveWays(tx, { memberId, token, optedIn, optedOut }));
  return { channels };
}
