/** Throughput comes from batches, not from weaker durability: a lax database is refused. */
import type { Db } from "../../platform/database/types.ts";
import { readSettings } from "../repository.ts";

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  fsync: ["on"],
  full_page_writes: ["on"],
  // remote_apply waits for the local flush too, and for a standby beside it.
  synchronous_commit: ["on", "remote_apply"],
};

/** Throws unless an acknowledged commit is certain to be on disk. */
export async function assertDurable(db: Db): Promise<void> {
  const settings = await readSettings(db, Object.keys(REQUIRED));
  for (const [name, accepted] of Object.entries(REQUIRED)) {
    const setting = settings.get(name) ?? "unknown";
    if (accepted.includes(setting)) continue;
    throw new Error(
      `PostgreSQL runs with ${name} = ${setting}, so committed money could be lost. ` +
        `Set ${name} = ${accepted[0]} for the server, the database and the role.`,
    );
  }
}
