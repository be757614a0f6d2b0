/**
 * The studio: makes live streams of the tables and draws while somebody watches, with ffmpeg where
 * the machine has it, and knows the streams of others that operators have entered. It sees a table
 * as any player does and decides nothing.
 */
import {
  STREAMS_PATH,
  type VideoChannel,
  videoList,
} from "@tucano/contract/player/games/videos.ts";
import type { Catalog } from "../catalog/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { Logger } from "../platform/logger.ts";
import { route } from "../platform/http/route.ts";
import type { Room } from "../platform/room.ts";
import type { Metrics } from "../platform/metrics.ts";
import { hasFfmpeg, PLAYLIST } from "./channels/encoder.ts";
import type { FilmedTables } from "./channels/open-channels.ts";
import { readStreamAddress } from "./policy.ts";
import {
  type ChannelWish,
  deleteChannel,
  listChannels,
  type OperatorChannel,
  writeChannel,
} from "./repository.ts";
import { serveStreams } from "./channels/serve.ts";
import type { Stream } from "./channels/stream.ts";

export type { ChannelWish, OperatorChannel } from "./repository.ts";

export interface StudioDeps {
  readonly db: Db;
  readonly config: Pick<Config, "roles">;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly catalog: Pick<Catalog, "findGameByCode">;
  readonly tables: FilmedTables;
  /** The studio of the catalogue that our own games belong to. */
  readonly houseStudio: string;
}

export interface Studio {
  /** Streams of others, hidden ones too, in the order of the page. */
  operatorChannels(): Promise<readonly OperatorChannel[]>;
  /**
   * Enters a stream, or changes one; its id. Null: there is no such channel. Throws
   * studio.address_invalid.
   */
  saveChannel(
    tx: Tx,
    id: number | null,
    wish: ChannelWish,
    set: { readonly by: string; readonly at: Date },
  ): Promise<number | null>;
  /** False: it was not there. */
  removeChannel(tx: Tx, id: number): Promise<boolean>;
  /** Hosts that pages must be allowed to load streams from: "https://live.example". */
  streamHosts(): readonly string[];
  /** Channels that are being made at this moment, because somebody watches. */
  running(): readonly string[];
  start(): Promise<void>;
  close(): Promise<void>;
}

const HOSTS_EVERY_MS = 5_000;

export function createStudio(deps: StudioDeps): Room<Studio> {
  const { catalog, clock, config, db, logger, tables } = deps;
  let streams: ReadonlyMap<string, Stream> = new Map();
  let isMade = false;
  let hosts: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;

  const running = () =>
    [...streams].filter(([, stream]) => stream.folder() !== null).map(([code]) => code);
  deps.metrics.gauge({
    name: "tucano_studio_streams",
    help: "Streams that are being made.",
    read: () => running().length,
  });

  const lookUpHosts = async (): Promise<void> => {
    try {
      hosts = hostsOf(await listChannels(db));
    } catch (error) {
      logger.warn({ err: error }, "Hosts of streams could not be read.");
    }
  };

  const presentOwn = async (code: string): Promise<VideoChannel | null> => {
    const game = await catalog.findGameByCode(deps.houseStudio, code);
    if (game === null || game.status !== "live") return null;
    return {
      kind: "studio",
      id: code,
      title: game.name,
      stream_url: `${STREAMS_PATH}/${code}/${PLAYLIST}`,
      poster: game.image,
      game: { id: game.id, code, type: game.gameType },
    };
  };

  const listVideos = async () => {
    const own = await Promise.all([...streams.keys()].map(presentOwn));
    const others = (await listChannels(db)).filter(({ isShown }) => isShown);
    const list = own.filter((channel) => channel !== null);
    return { list: [...list, ...others.map(presentOther)], has_studio: isMade };
  };
  const api: Studio = {
    operatorChannels: () => listChannels(db),
    saveChannel: async (tx, id, wish, set) => {
      const address = readStreamAddress(wish.streamUrl);
      const isTaken = (one: OperatorChannel) => one.streamUrl === address?.href && one.id !== id;
      if (address === null || (await listChannels(tx)).some(isTaken)) {
        const fields = { stream_url: { code: "studio.address_invalid" as const } };
        throw new DomainError("studio.address_invalid", { fields });
      }
      return writeChannel(tx, id, { ...wish, streamUrl: address.href }, set);
    },
    removeChannel: deleteChannel,
    streamHosts: () => hosts,
    running,
    start: async () => {
      await lookUpHosts();
      timer = setInterval(() => void lookUpHosts(), HOSTS_EVERY_MS);
      timer.unref();
      isMade = config.roles.has("studio") && (await hasFfmpeg());
      if (!isMade) return;
      const { openChannels } = await import("./channels/open-channels.ts");
      const nameOf = async (code: string) =>
        (await catalog.findGameByCode(deps.houseStudio, code))?.name ?? null;
      streams = await openChannels({ clock, logger, tables, nameOf });
    },
    close: async () => {
      clearInterval(timer);
      await Promise.all([...streams.values()].map((stream) => stream.stop()));
    },
  };
  return {
    api,
    routes: [route(videoList, listVideos)],
    plugin: serveStreams((code) => streams.get(code)),
  };
}

function hostsOf(channels: readonly OperatorChannel[]): string[] {
  const origins = channels.map(({ streamUrl }) => readStreamAddress(streamUrl)?.origin);
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

function presentOther({ id, title, streamUrl }: OperatorChannel): VideoChannel {
  const about = { kind: "operator", id: `channel-${id}`, title } as const;
  return { ...about, stream_url: streamUrl, poster: null, game: null };
}
