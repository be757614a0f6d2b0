/**
 * The studio's own streams, each following its table. Loaded only where streams are made: the
 * canvas is not for processes that never draw.
 */
import type { TableRound } from "@tucano/contract/player/games/shared-tables.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Logger } from "../../platform/logger.ts";
import { studioChannels } from "./channels.ts";
import { followTable } from "./follow-table.ts";
import { createStream, type Stream } from "./stream.ts";

/** The tables, as far as the camera needs them. */
export interface FilmedTables {
  onPhase(listener: (game: string, round: TableRound) => void): void;
  latestRound(game: string): Promise<TableRound | null>;
}

export interface OpenChannelsOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tables: FilmedTables;
  /** Null: there is no such game. */
  readonly nameOf: (code: string) => Promise<string | null>;
}

export async function openChannels(options: OpenChannelsOptions): Promise<Map<string, Stream>> {
  const { clock, logger, tables, nameOf } = options;
  const streams = new Map<string, Stream>();
  for (const { code, scene } of studioChannels) {
    const name = await nameOf(code);
    if (name === null) continue;
    const table = followTable(name, scene);
    const hear = (round: TableRound) => table.hear(round, clock.now().getTime());
    tables.onPhase((game, round) => {
      if (game === code) hear(round);
    });
    const round = await tables.latestRound(code);
    if (round !== null) hear(round);
    streams.set(code, createStream({ code, scene, table, clock, logger }));
  }
  return streams;
}
