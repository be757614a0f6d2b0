/**
 * One kept-alive HTTP/1.1 connection, one request at a time, with nothing between the bytes and
 * who counts them: on a machine that the server shares, each microsecond here is one less for it.
 */
import { connect, type Socket } from "node:net";

export interface HttpAddress {
  readonly host: string;
  readonly port: number;
}

export interface Hearing {
  /** The text is kept where it was asked for, and of every answer that is not 200. */
  answered(status: number, text: string | null): void;
  /** No answer will come; the next request opens the connection anew. */
  failed(code: string): void;
}

export interface HttpConnection {
  /** The buffer must not change until the answer. */
  send(request: Buffer, isTextKept: boolean): void;
  /** Gives up what is under way, under this code. */
  abort(code: string): void;
  close(): void;
}

const READ_BYTES = 65_536;
const HEAD_END = "\r\n\r\n";
const OK = 200;
/** A connection hands its bytes on before the next one reads, so that one buffer does for all. */
const readBuffer = Buffer.allocUnsafe(READ_BYTES);
const lengthHeader = /\r\ncontent-length: (\d+)\r\n/i;

interface Reading {
  status: number;
  bodyBytesLeft: number;
  isTextKept: boolean;
  /** Copies of what belongs together but came apart. */
  kept: Buffer[];
}

/** What has been read so far: the answer's status line and headers, and where its body begins. */
function readHead(bytes: Buffer): { status: number; length: number; bodyAt: number } | null {
  const headEnd = bytes.indexOf(HEAD_END, 0, "latin1");
  if (headEnd < 0) return null;
  const head = bytes.toString("latin1", 0, headEnd + 2);
  const length = lengthHeader.exec(head)?.[1];
  if (length === undefined) throw new Error("answer without a length");
  return {
    status: Number(head.slice(9, 12)),
    length: Number(length),
    bodyAt: headEnd + HEAD_END.length,
  };
}

function begin(reading: Reading, bytes: Buffer): Buffer | null {
  const all = reading.kept.length === 0 ? bytes : Buffer.concat([...reading.kept, bytes]);
  const head = readHead(all);
  if (head === null) {
    reading.kept = [Buffer.from(all)];
    return null;
  }
  reading.kept = [];
  reading.status = head.status;
  reading.bodyBytesLeft = head.length;
  return all.subarray(head.bodyAt);
}

/** True when the answer is complete. */
function read(reading: Reading, bytes: Buffer): boolean {
  const isInBody = reading.status > 0;
  const body = isInBody ? bytes : begin(reading, bytes);
  if (body === null) return false;
  reading.bodyBytesLeft -= body.length;
  if (reading.bodyBytesLeft < 0) throw new Error("more than one answer");
  if (reading.isTextKept || reading.status !== OK) reading.kept.push(Buffer.from(body));
  return reading.bodyBytesLeft === 0;
}

const newReading = (isTextKept: boolean): Reading => ({
  status: 0,
  bodyBytesLeft: 0,
  isTextKept,
  kept: [],
});

export function openConnection({ host, port }: HttpAddress, hearing: Hearing): HttpConnection {
  let socket: Socket | null = null;
  let reading: Reading | null = null;

  const fail = (code: string): void => {
    socket?.destroy();
    socket = null;
    if (reading === null) return;
    reading = null;
    hearing.failed(code);
  };
  const take = (bytes: Buffer): void => {
    if (reading === null) return fail("answer nobody asked for");
    if (!read(reading, bytes)) return;
    const { status, kept, isTextKept } = reading;
    reading = null;
    const isTold = isTextKept || status !== OK;
    hearing.answered(status, isTold ? Buffer.concat(kept).toString() : null);
  };
  const open = (): Socket => {
    const opened = connect({
      host,
      port,
      noDelay: true,
      onread: {
        buffer: readBuffer,
        callback: (length) => {
          try {
            take(readBuffer.subarray(0, length));
          } catch (error) {
            fail((error as Error).message);
          }
          return true;
        },
      },
    });
    const lose = (code: string): void => {
      if (socket === opened) fail(code);
    };
    opened.on("error", (error: NodeJS.ErrnoException) => lose(error.code ?? error.message));
    opened.on("close", () => lose("connection closed"));
    return opened;
  };
  return {
    send(request, isTextKept) {
      reading = newReading(isTextKept);
      socket ??= open();
      socket.write(request);
    },
    abort: fail,
    close: () => {
      reading = null;
      socket?.destroy();
      socket = null;
    },
  };
}
