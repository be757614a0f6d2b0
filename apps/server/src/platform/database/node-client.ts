/**
 * A connection to the right one of several nodes, or none. Each new connection asks all hosts at
 * once, and who is not the right one, or does not answer in time, is passed over. PostgreSQL says
 * of itself what it is when it greets us and whenever that changes: a connection to what is not the
 * right node any more is closed at once, and whoever needs one looks anew. Of several passwords the
 * first that is right is taken: one of them is being replaced.
 */
import { callbackify } from "node:util";
import pg from "pg";
import { addressesOf, changeAddress, passwordsOf } from "../config/addresses.ts";
import { sqlStateOf } from "./transaction.ts";

const SEARCH_MS = 1_500;
export const WRONG_PASSWORD = "28P01";

/** A setting that PostgreSQL reports by itself. */
export interface Told {
  readonly parameterName: string;
  readonly parameterValue: string;
}

export abstract class NodeClient extends pg.Client {
  /** Of the one host that it is on, or tries first. */
  address: string;
  readonly #addresses: readonly string[];
  readonly #passwords: readonly string[];
  #isWrong = false;

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
    connection.on("parameterStatus", (told: Told) => {
      if (this.isWrongBy(told)) this.#leave();
    });
    connection.on("errorMessage", (error) => {
      if (this.isWrongAfter(error)) this.#leave();
    });
  }

  /** Is that what only a wrong node says of itself? */
  protected abstract isWrongBy(told: Told): boolean;
  /** Is that what only a wrong node answers? */
  protected abstract isWrongAfter(error: unknown): boolean;
  /** For who holds a connection to a wrong node. */
  protected abstract wrongNode(): Error;
  /** Another of the same kind. */
  abstract another(config: pg.ClientConfig): NodeClient;

  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    if (callback === undefined) return this.#connect();
    callbackify(() => this.#connect())(callback);
  }

  async #connect(): Promise<pg.Client> {
    if (this.#addresses.length > 1 || this.#passwords.length > 1) {
      const found = await findOpen(this, this.#addresses, this.#passwords);
      this.address = found.address;
      this.host = found.host;
      this.port = found.port;
      if (found.password !== undefined) this.password = found.password;
    }
    await super.connect();
    // It may have greeted us and told us in one breath.
    if (this.#isWrong) throw this.wrongNode();
    return this;
  }

  #leave(): void {
    this.#isWrong = true;
    this.connection.stream.destroy(this.wrongNode());
  }
}

type Callback = (error: Error | null, client: pg.Client) => void;

function withPassword(address: string, password: string): string {
  return changeAddress(address, (url) => {
    url.password = encodeURIComponent(password);
  });
}

async function findOpen(
  like: NodeClient,
  addresses: readonly string[],
  [password = "", ...others]: readonly string[],
): Promise<NodeClient> {
  if (others.length === 0 && password === "") return findNode(like, addresses);
  const withOne = addresses.map((address) => withPassword(address, password));
  try {
    return await findNode(like, withOne);
  } catch (error) {
    if (others.length === 0 || sqlStateOf(error) !== WRONG_PASSWORD) throw error;
    return findOpen(like, addresses, others);
  }
}

/** Whoever needs a connection while others look shares what they find. */
const searches = new Map<string, Promise<NodeClient>>();

function findNode(like: NodeClient, addresses: readonly string[]): Promise<NodeClient> {
  const key = [like.constructor.name, ...addresses].join(" ");
  const running = searches.get(key);
  if (running !== undefined) return running;
  const search = Promise.any(addresses.map((address) => ask(like, address)))
    .catch((error: unknown) => {
      const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
      throw errors.find((one) => sqlStateOf(one) === WRONG_PASSWORD) ?? errors[0];
    })
    .finally(() => searches.delete(key));
  searches.set(key, search);
  return search;
}

async function ask(like: NodeClient, address: string): Promise<NodeClient> {
  const client = like.another({
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
