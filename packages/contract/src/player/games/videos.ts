/**
 * The live video page: HLS streams of our tables and draws, made by the studio role, and streams
 * of others that an operator has entered.
 */
import * as z from "zod/mini";
import { about } from "../../schemas.ts";
import { gameTypes } from "./catalog.ts";
import { openCall } from "../../endpoint.ts";

/** A live HLS playlist of the studio: /streams/<channel>/index.m3u8, and its segments beside it. */
export const STREAMS_PATH = "/streams";

export const videoChannel = z.object({
  kind: about(
    z.enum(["studio", "operator"]),
    "`studio` is made here, `operator` comes from the address that was entered for it.",
  ),
  id: about(z.string(), "Of this list."),
  title: z.string(),
  stream_url: about(
    z.string(),
    "The HLS playlist: a path of this site, or an address on a host that pages may load from.",
  ),
  poster: z.nullable(z.string()),
  game: about(
    z.nullable(z.object({ id: z.int(), code: z.string(), type: z.enum(gameTypes) })),
    "The game whose table is shown, to play it; null where there is none.",
  ),
});
export type VideoChannel = z.infer<typeof videoChannel>;

export const videoList = openCall("games", {
  method: "GET",
  path: "/api/videos/list",
  summary: "What can be watched now: streams of tables and draws, and those of others",
  input: z.object({}),
  output: z.object({
    list: z.array(videoChannel),
    has_studio: about(
      z.boolean(),
      "False: this installation makes no streams of its own. Tables are played all the same.",
    ),
  }),
});
