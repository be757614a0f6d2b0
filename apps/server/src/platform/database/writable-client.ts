/**
 * A connection to where can be written. A node says that it is a standby or has been made
 * read-only, when it greets us and whenever that changes, and each write says so too (25006). So a
 * server that a failover has left on the wrong node is well again as soon as there is a right one.
 */
import type pg from "pg";
import { NodeClient, type Told } from "./node-client.ts";
import { READ_ONLY, sqlStateOf } from "./transaction.ts";

/** Settings that PostgreSQL reports by itself, from version 14 on. */
const TELLING = new Set(["in_hot_standby", "default_transaction_read_only"]);

export class WritableClient extends NodeClient {
  protected isWrongBy({ parameterName, parameterValue }: Told): boolean {
    return TELLING.has(parameterName) && parameterValue === "on";
  }

  protected isWrongAfter(error: unknown): boolean {
    return sqlStateOf(error) === READ_ONLY;
  }

  protected wrongNode(): Error {
    return Object.assign(new Error("This database can only be read."), { code: READ_ONLY });
  }

  another(config: pg.ClientConfig): WritableClient {
    return new WritableClient(config);
  }
}
