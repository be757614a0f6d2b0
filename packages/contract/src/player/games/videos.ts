/**
 * The live video page: HLS streams of our tables and draws, made by the studio role, and streams
 * of others that an operator has entered.
 */
import * as z from "zod/mini";
import { gameTypes } from "./catalog.ts";
import { endpoint } from "../../endpoint.ts";

/** A live HLS playlist of the studio: /streams/<channel>/index.m3u8, and its segments beside it. */
export const STREAMS_PATH = "/streams";

export const videoChannel = z.object({
  /** `studio` is made here, `operator` comes from the address that was entered for it. */
  kind: z.enum(["studio", "operator"]),
  /** Of this list. */
  id: z.string(),
  title: z.string(),
  /** The HLS playlist: a path of this site, or an address on a host that pages may load from. */
  stream_url: z.string(),
  poster: z.nullable(z.string()),
  /** The game whose table is shown, to play it; null where there is none. */
  game: z.nullable(z.object({ id: z.int(), code: z.string(), type: z.enum(gameTypes) })),
});
export type VideoChannel = z.infer<typeof videoChannel>;

export const videoList = endpoint({
  method: "GET",
  path: "/api/videos/list",
  access: "open",
  tag: "games",
  summary: "What can be watched now: streams of tables and draws, and those of others",
  input: z.object({}),
  output: z.object({
    list: z.array(videoChannel),
    /** False: this installation makes no streams of its own. Tables are played all the same. */
    has_studio: z.boolean(),
  }),
  errors: [],
});
