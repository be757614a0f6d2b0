/** Streams of others that the video page shows beside our own. */
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { about, count, id, instant } from "../../schemas.ts";
import { reason, tag, text } from "../shapes.ts";

const errors = ["backoffice.not_permitted"] as const;

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

export const listChannels = endpoint({
  method: "GET",
  path: "/backoffice/api/videos",
  access: "operator",
  permission: "games.read",
  tag,
  summary: "Streams of others that operators have entered, and which of our own are being made.",
  input: z.object({}),
  output: channels,
  errors,
});

export const saveChannel = endpoint({
  method: "POST",
  path: "/backoffice/api/videos/save",
  access: "operator",
  permission: "games.manage",
  tag,
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
  errors: [
    ...errors,
    "backoffice.reason_required",
    "backoffice.channel_not_found",
    "studio.address_invalid",
  ],
});

export const deleteChannel = endpoint({
  method: "POST",
  path: "/backoffice/api/videos/delete",
  access: "operator",
  permission: "games.manage",
  tag,
  summary: "Takes a stream off the video page for good.",
  input: z.object({ channel_id: id, reason }),
  output: channels,
  errors: [...errors, "backoffice.reason_required", "backoffice.channel_not_found"],
});
