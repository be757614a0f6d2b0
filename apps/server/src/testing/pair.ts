/** A primary and a real standby of it, migrated, for tests that break them. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { migrate } from "../platform/database/migrate.ts";

export interface Pair {
  readonly primary: EmbeddedPostgres;
  readonly standby: EmbeddedPostgres;
  /** Of both hosts. The standby stands first: whoever takes the first that answers has that one. */
  both(wish: "read-write" | "standby"): string;
  close(): Promise<void>;
}

/** `settings` of the primary. */
export async function openPair(settings: Readonly<Record<string, string>> = {}): Promise<Pair> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-pair-"));
  const home = (name: string) => path.join(folder, name);
  chmodSync(folder, 0o755);
  const first = await startEmbeddedPostgres({ dataDir: home("one") });
  await migrate(first.url());
  await first.stop();
  spawnSync("cp", ["-a", home("one"), home("two")]);
  const primary = await startEmbeddedPostgres({ dataDir: home("one"), settings });
  const { hostname, port, username, password } = new URL(primary.url());
  writeFileSync(path.join(home("two"), "postgres", "standby.signal"), "");
  const standby = await startEmbeddedPostgres({
    dataDir: home("two"),
    settings: {
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
    },
  });
  const hosts = [standby, primary].map((one) => new URL(one.url()).host).join(",");
  return {
    primary,
    standby,
    both: (wish) =>
      `postgres://${username}:${password}@${hosts}/tucano?target_session_attrs=${wish}`,
    close: async () => {
      await standby.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function asOwner(
  of: EmbeddedPostgres,
  ...statements: readonly string[]
): Promise<void> {
  const client = new pg.Client({ connectionString: of.url() });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
