/** Pictures that were drawn here: kept by the hash of their bytes, which is their address, too. */
import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { DomainError } from "../errors.ts";

const FILE = /^([0-9a-f]{64})\.webp$/;
/** A year: what another hash names is another picture. */
const FOR_EVER = "public, max-age=31536000, immutable";

export const hashOfPicture = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("hex");

/** `place`: where they are served, with the slash at its end. */
export const picturePath = (place: string, hash: string): string => `${place}${hash}.webp`;

type FindPicture = (hash: string) => Promise<Buffer | null>;

export const servePictures =
  (place: string, find: FindPicture): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Params: { file: string } }>(`${place}:file`, async ({ params }, reply) => {
      const hash = FILE.exec(params.file)?.[1];
      const bytes = hash === undefined ? null : await find(hash);
      if (bytes === null) throw new DomainError("common.not_found");
      return reply
        .header("cache-control", FOR_EVER)
        .header("x-content-type-options", "nosniff")
        .type("image/webp")
        .send(bytes);
    });
  };
