/** COPY … FROM STDIN on a connection of the driver, which has no call of its own for it. */
import type pg from "pg";

declare module "pg" {
  /** What the driver's connection can do and its types do not say. */
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
  }
}

/** One statement with what it is sent; the driver calls it as it calls its own queries. */
class CopyIn implements pg.Submittable {
  readonly ended: Promise<void>;
  readonly #text: string;
  readonly #chunks: readonly Buffer[];
  #resolve: () => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(text: string, chunks: readonly Buffer[]) {
    this.#text = text;
    this.#chunks = chunks;
    this.ended = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    for (const chunk of this.#chunks) connection.sendCopyFromChunk(chunk);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {
    // The driver waits for it; the next line says that the statement is over.
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}

const CHUNK_ROWS = 2_000;

/** `rows` are lines of COPY's text format, each with its end. */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const chunks: Buffer[] = [];
  for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
    chunks.push(Buffer.from(rows.slice(from, from + CHUNK_ROWS).join("")));
  }
  await client.query(new CopyIn(statement, chunks)).ended;
}
