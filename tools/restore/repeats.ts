/**
 * What nobody may meet again after a restore to the past: seeds and chains that were there when the
 * database was lost. Players have seen what they bring.
 */
import { queryOnce } from "../../apps/server/faults/stage.ts";

const EVERY = `
  SELECT commitment FROM house_games.seed
  UNION SELECT commitment FROM wheels.seed
  UNION SELECT head FROM shared_rounds.chain
  UNION SELECT head FROM shared_rounds.announced_chain
  UNION SELECT commitment FROM shared_rounds.round`;

const TO_COME = `
  SELECT commitment FROM house_games.seed WHERE revealed_at IS NULL
  UNION SELECT commitment FROM wheels.seed WHERE revealed_at IS NULL
  UNION SELECT head FROM shared_rounds.chain WHERE used < length AND retired_at IS NULL
  UNION SELECT head FROM shared_rounds.announced_chain WHERE started_at IS NULL`;

const DRAWN_SINCE = `
  SELECT commitment FROM shared_rounds.round WHERE opened_at > $1::timestamptz`;

const read = async (databaseUrl: string, text: string, values: readonly unknown[] = []) =>
  (await queryOnce<{ commitment: string }>(databaseUrl, text, values)).map((row) => row.commitment);

export const readEvery = async (databaseUrl: string): Promise<ReadonlySet<string>> =>
  new Set(await read(databaseUrl, EVERY));

export const readToCome = (databaseUrl: string): Promise<string[]> => read(databaseUrl, TO_COME);

export const readDrawnSince = (databaseUrl: string, moment: string): Promise<string[]> =>
  read(databaseUrl, DRAWN_SINCE, [moment]);
