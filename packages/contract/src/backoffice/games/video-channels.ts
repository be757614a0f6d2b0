/** Streams of others that the video page shows beside our own. */
import * as z from "zod/mini";
import { about, count, id, instant } from "../../schemas.ts";
import { reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const channelRow = z.object({
  channel_id: z.int(),
  title: z.string(),
  stream_url: z.string(),
  position: z.int(),
  is_shown: z.boolean(),
  set_by: z.string(),
  set_at: instant,
});

const channels = z.object({
  list: z.array(channelRow),
  running: about(
    z.array(z.string()),
    "Our own streams that are being made, because somebody watches.",
  ),
});

export const listChannels = officeCall({
  method: "GET",
  path: "/backoffice/api/videos",
  permission: "games.read",
  summary: "Streams of others that operators have entered, and which of our own are being made.",
  input: z.object({}),
  output: channels,
});

export const saveChannel = officeCall({
  method: "POST",
  path: "/backoffice/api/videos/save",
  permission: "games.manage",
  summary: "Enters a stream, or changes one: an HLS playlist over TLS on a named public host.",
  input: z.object({
    channel_id: about(z.optional(id), "Left out: a new one."),
    title: text(80).check(z.minLength(1)),
    stream_url: text(500),
    position: count,
    is_shown: z.boolean(),
    reason,
  }),
  output: channels,
  errors: ["backoffice.channel_not_found", "studio.address_invalid"],
});

export const deleteChannel = officeCall({
  method: "POST",
  path: "/backoffice/api/videos/delete",
  permission: "games.manage",
  summary: "Takes a stream off the video page for good.",
  input: z.object({ channel_id: id, reason }),
  output: channels,
  errors: ["backoffice.channel_not_found"],
});
