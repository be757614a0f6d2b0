/**
 * A connection to where can be written, or none. Of several hosts each new connection looks for the
 * primary: all are asked at once, and who cannot be written to, or does not answer in time, is
 * passed over. PostgreSQL says of itself that it is a standby or has been made read-only, when it
 * greets us and whenever that changes, and each write says so too (25006): such a connection is
 * closed at once, and whoever needs one looks anew. So a server that a failover has left on the
 * wrong node is well again as soon as there is a right one. Of several passwords the first that is
 * right is taken: one of them is being replaced.
 */
import { callbackify } from "node:util";
import pg from "pg";
import { addressesOf, changeAddress, passwordsOf } from "../config/addresses.ts";
import { READ_ONLY, sqlStateOf } from "./transaction.ts";

const SEARCH_MS = 1_500;
export const WRONG_PASSWORD = "28P01";
/** Settings that PostgreSQL reports by itself, from version 14 on. */
const TELLING = new Set(["in_hot_standby", "default_transaction_read_only"]);

export class WritableClient extends pg.Client {
  /** Of the one host that it is on, or tries first. */
  address: string;
  readonly #addresses: readonly string[];
  readonly #passwords: readonly string[];
  #isReadOnly = false;

  constructor(config: pg.ClientConfig = {}) {
    const addresses = addressesOf(config.connectionString ?? "");
    const [given = ""] = addresses;
    const passwords = passwordsOf(given);
    const [address = given] =
      passwords.length > 1 ? passwords.map((one) => withPassword(given, one)) : [];
    super({ ...config, connectionString: address });
    this.address = address;
    this.#addresses = addresses;
    this.#passwords = passwords;
    // One that is lost between two statements would raise an error that nobody hears, and end the
    // process. The waiting statement fails and tells its caller.
    this.on("error", () => undefined);
    const { connection } = this;
    connection.on("parameterStatus", ({ parameterName, parameterValue }: Told) => {
      if (TELLING.has(parameterName) && parameterValue === "on") this.#leave();
    });
    connection.on("errorMessage", (error) => {
      if (sqlStateOf(error) === READ_ONLY) this.#leave();
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    if (callback === undefined) return this.#connect();
    callbackify(() => this.#connect())(callback);
  }

  async #connect(): Promise<pg.Client> {
    if (this.#addresses.length > 1 || this.#passwords.length > 1) {
      const found = await findOpen(this.#addresses, this.#passwords);
      this.address = found.address;
      this.host = found.host;
      this.port = found.port;
      if (found.password !== undefined) this.password = found.password;
    }
    await super.connect();
    // It may have greeted us and told us in one breath.
    if (this.#isReadOnly) throw readOnlyError();
    return this;
  }

  #leave(): void {
    this.#isReadOnly = true;
    this.connection.stream.destroy(readOnlyError());
  }
}

type Callback = (error: Error | null, client: pg.Client) => void;

interface Told {
  readonly parameterName: string;
  readonly parameterValue: string;
}

function readOnlyError(): Error {
  return Object.assign(new Error("This database can only be read."), { code: READ_ONLY });
}

function withPassword(address: string, password: string): string {
  return changeAddress(address, (url) => {
    url.password = encodeURIComponent(password);
  });
}

async function findOpen(
  addresses: readonly string[],
  [password = "", ...others]: readonly string[],
): Promise<WritableClient> {
  if (others.length === 0 && password === "") return findWritable(addresses);
  try {
    return await findWritable(addresses.map((address) => withPassword(address, password)));
  } catch (error) {
    if (others.length === 0 || sqlStateOf(error) !== WRONG_PASSWORD) throw error;
    return findOpen(addresses, others);
  }
}

/** Whoever needs a connection while others look shares what they find. */
const searches = new Map<string, Promise<WritableClient>>();

function findWritable(addresses: readonly string[]): Promise<WritableClient> {
  const key = addresses.join(" ");
  const running = searches.get(key);
  if (running !== undefined) return running;
  const search = Promise.any(addresses.map(ask))
    .catch((error: unknown) => {
      const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
      throw errors.find((one) => sqlStateOf(one) === WRONG_PASSWORD) ?? errors[0];
    })
    .finally(() => searches.delete(key));
  searches.set(key, search);
  return search;
}

async function ask(address: string): Promise<WritableClient> {
  const client = new WritableClient({
    connectionString: address,
    connectionTimeoutMillis: SEARCH_MS,
  });
  try {
    await client.connect();
    return client;
  } finally {
    // A polite end waits for an answer.
    client.connection.stream.destroy();
  }
}
