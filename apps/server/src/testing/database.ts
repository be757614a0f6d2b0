/** A bare clone of the migrated template, for tests of a room below the HTTP server. */
import { inject as provided } from "vitest";
import { cloneDatabase } from "@tucano/workshop/databases.ts";
import { connect, type Connection } from "../platform/database/connect.ts";
import { watchConnections } from "../platform/held.ts";
import { RUNTIME_ROLE } from "../platform/database/logins.ts";

watchConnections();

export interface TestDatabase extends Connection {
  readonly url: string;
  /** Rights of the owner, to look at or damage what the runtime role may not. */
  readonly owner: Connection;
}

export async function openTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const { adminUrl, template } = provided("database");
  const database = await cloneDatabase(adminUrl, template);
  const runtime = connect({
    url: database.url,
    poolSize,
    login: RUNTIME_ROLE,
    kind: "pool",
  });
  const owner = connect({ url: database.url, poolSize: 2, login: null });
  return {
    ...runtime,
    url: database.url,
    owner,
    close: async () => {
      await runtime.close();
      await owner.close();
      await database.drop();
    },
  };
}
