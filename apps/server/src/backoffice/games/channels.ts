/** Streams of others on the video page. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/video-channels.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { ChannelWish } from "../../studio/index.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";

type Channels = DataOf<typeof contract.listChannels>;

export async function listChannels({ studio }: Parts): Promise<Channels> {
  const channels = await studio.operatorChannels();
  return {
    list: channels.map((channel) => ({
      channel_id: channel.id,
      title: channel.title,
      stream_url: channel.streamUrl,
      position: channel.position,
      is_shown: channel.isShown,
      set_by: channel.setBy,
      set_at: toWireInstant(channel.setAt),
    })),
    running: [...studio.running()],
  };
}

const factsOf = ({ title, streamUrl, position, isShown }: ChannelWish) =>
  toFacts({ title, address: streamUrl, position, shown: isShown });

export async function saveChannel(
  parts: Parts,
  input: InputOf<typeof contract.saveChannel>,
  { operator, ip }: OperatorContext,
): Promise<Channels> {
  const { studio, audit } = parts;
  const wish = {
    title: input.title,
    streamUrl: input.stream_url,
    position: input.position,
    isShown: input.is_shown,
  };
  const id = input.channel_id ?? null;
  const known = await studio.operatorChannels();
  const before = known.find((one) => one.id === id);
  if (id !== null && before === undefined) throw new DomainError("backoffice.channel_not_found");
  await inTransaction(parts.db, async (tx) => {
    const by = { by: operator.email, at: parts.clock.now() };
    const saved = await studio.saveChannel(tx, id, wish, by);
    if (saved === null) throw new DomainError("backoffice.channel_not_found");
    await audit.append(tx, {
      action: "video.save",
      subject: `video:${saved}`,
      operator,
      ip,
      reason: input.reason,
      ...differing(before === undefined ? {} : factsOf(before), factsOf(wish)),
    });
  });
  return listChannels(parts);
}

export async function deleteChannel(
  parts: Parts,
  { channel_id: id, reason }: InputOf<typeof contract.deleteChannel>,
  { operator, ip }: OperatorContext,
): Promise<Channels> {
  const { studio, audit } = parts;
  const before = (await studio.operatorChannels()).find((one) => one.id === id);
  if (before === undefined) throw new DomainError("backoffice.channel_not_found");
  await inTransaction(parts.db, async (tx) => {
    if (!(await studio.removeChannel(tx, id))) {
      throw new DomainError("backoffice.channel_not_found");
    }
    await audit.append(tx, {
      action: "video.delete",
      subject: `video:${id}`,
      operator,
      ip,
      reason,
      before: factsOf(before),
      after: {},
    });
  });
  return listChannels(parts);
}
