/** A proxy over TCP that can be told to misbehave: between a server and its database. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * fine: passes everything on. silent: takes everything and passes nothing on, until it is fine
 * again. forgotten: as silent, but what was connected before stays silent for ever, as behind a
 * router that lost its memory; new connections work. cut: ends what is connected, refuses the rest.
 */
export type LineMood = "fine" | "silent" | "forgotten" | "cut";

export interface TcpLine {
  readonly port: number;
  be(mood: LineMood): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  isForgotten: boolean;
}

export async function openTcpLine(targetPort: number): Promise<TcpLine> {
  let mood: LineMood = "fine";
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
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (mood === "cut") return void near.destroy();
    const far = connect(targetPort, "127.0.0.1");
    const pair: Pair = { near, far, isForgotten: false };
    pairs.add(pair);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.on("data", (chunk) => far.write(chunk));
    far.on("data", (chunk) => near.write(chunk));
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
    close: () =>
      new Promise((resolve) => {
        for (const pair of pairs) end(pair);
        server.close(() => resolve());
      }),
  };
}
