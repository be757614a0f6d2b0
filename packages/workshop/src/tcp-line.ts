/** A proxy over TCP that can be told to misbehave: between a server and its database. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * fine: passes everything on. silent: takes everything and passes nothing on, until it is fine
 * again. forgotten: as silent, but what was connected before stays silent for ever, as behind a
 * router that lost its memory; new connections work. cut: ends what is connected, refuses the rest.
 */
export type LineMood = "fine" | "silent" | "forgotten" | "cut";

/** What becomes of a connection whose answer is lost: it is cut, or stays and says nothing more. */
export type Loss = "cut" | "silent";

export interface TcpLine {
  readonly port: number;
  be(mood: LineMood): void;
  /**
   * Of the next connection that sends this text, PostgreSQL does what it is asked, and nobody hears
   * of it. Resolves when it is done.
   */
  loseAnswerTo(text: string, loss: Loss): Promise<void>;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  isForgotten: boolean;
  /** Its answers are kept back. */
  lost: Wanted | null;
}

interface Wanted {
  readonly text: string;
  readonly loss: Loss;
  done(): void;
}

/** PostgreSQL is ready again, and in no transaction: every request is done. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export async function openTcpLine(targetPort: number): Promise<TcpLine> {
  let mood: LineMood = "fine";
  let wanted: Wanted | null = null;
  const pairs = new Set<Pair>();

  const end = (pair: Pair): void => {
    pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  };
  const flow = (pair: Pair): void => {
    const isFlowing = mood !== "silent" && !pair.isForgotten;
    for (const socket of [pair.near, pair.far]) {
      if (isFlowing) socket.resume();
      else socket.pause();
    }
  };
  const ask = (pair: Pair, chunk: Buffer): void => {
    if (wanted !== null && chunk.includes(wanted.text)) {
      pair.lost = wanted;
      wanted = null;
    }
    pair.far.write(chunk);
  };
  const answer = (pair: Pair, chunk: Buffer): void => {
    const { lost } = pair;
    if (lost === null) return void pair.near.write(chunk);
    if (!chunk.subarray(-READY.length).equals(READY)) return;
    if (lost.loss === "cut") end(pair);
    lost.done();
  };
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (mood === "cut") return void near.destroy();
    const far = connect(targetPort, "127.0.0.1");
    const pair: Pair = { near, far, isForgotten: false, lost: null };
    pairs.add(pair);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.on("data", (chunk) => ask(pair, chunk));
    far.on("data", (chunk) => answer(pair, chunk));
    for (const socket of [near, far]) {
      socket.on("error", () => end(pair));
      socket.on("close", () => end(pair));
    }
    flow(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    be: (next) => {
      mood = next;
      for (const pair of pairs) {
        if (next === "cut") end(pair);
        if (next === "forgotten") pair.isForgotten = true;
        flow(pair);
      }
    },
    loseAnswerTo: (text, loss) =>
      new Promise((done) => {
        wanted = { text, loss, done };
      }),
    close: () =>
      new Promise((resolve) => {
        for (const pair of pairs) end(pair);
        server.close(() => resolve());
      }),
  };
}
