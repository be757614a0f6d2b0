/** By which ways a member wants to hear of offers; whatever is not refused is open. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/site/message-choices.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import type { MessagesDeps } from "../types.ts";
import { findOptedOut, saveOptedOut } from "./mailing-repository.ts";

const TOKEN_BYTES = 18;

type Choices = DataOf<typeof contract.readMessageChoices>;

export async function readMessageChoices(
  { db }: MessagesDeps,
  { member: { memberId } }: MemberContext,
): Promise<Choices> {
  const optedOut = await findOptedOut(db, memberId);
  const isOpen = (channel: string) => !optedOut.includes(channel);
  return { channels: { inbox: isOpen("inbox"), mail: isOpen("mail"), sms: isOpen("sms") } };
}

export async function chooseMessages(
  { db, random }: MessagesDeps,
  { channels }: InputOf<typeof contract.chooseMessages>,
  { member: { memberId } }: MemberContext,
): Promise<DataOf<typeof contract.chooseMessages>> {
  const optedOut = Object.entries(channels).flatMap(([channel, isOn]) => (isOn ? [] : [channel]));
  const token = random.token(TOKEN_BYTES);
  await inTransaction(db, (tx) => saveOptedOut(tx, { memberId, token, optedOut }));
  return { channels };
}
