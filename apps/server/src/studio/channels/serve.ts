/** The streams' files: a playlist that starts its stream, and the segments beside it. */
import type { FastifyPluginAsync } from "fastify";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { STREAMS_PATH } from "@tucano/contract/player/games/videos.ts";
import { DomainError } from "../../platform/errors.ts";
import { PLAYLIST } from "./encoder.ts";
import type { Stream } from "./stream.ts";

const SEGMENT = /^\d{1,16}-\d{6}\.ts$/;
/** How long a player that came too early waits before it asks again. */
const RETRY_SECONDS = 5;

const typeOf = (file: string) =>
  file === PLAYLIST ? "application/vnd.apple.mpegurl" : "video/mp2t";

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

export function serveStreams(find: (channel: string) => Stream | undefined): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { channel: string; file: string } }>(
      `${STREAMS_PATH}/:channel/:file`,
      async (request, reply) => {
        const { channel, file } = request.params;
        const stream = find(channel);
        if (stream === undefined || (file !== PLAYLIST && !SEGMENT.test(file))) {
          throw new DomainError("common.not_found");
        }
        const isShown = await stream.watch();
        const folder = stream.folder();
        if (!isShown || folder === null) {
          return reply.code(503).header("retry-after", RETRY_SECONDS).send();
        }
        const content = await readIfThere(path.join(folder, file));
        if (content === null) throw new DomainError("common.not_found");
        return reply
          .type(typeOf(file))
          .header("cache-control", file === PLAYLIST ? "no-cache" : "public, max-age=60")
          .send(content);
      },
    );
  };
}
