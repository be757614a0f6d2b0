/**
 * "Last used" of many things, collected in memory and written in one statement every few seconds.
 * A killed process loses the last few seconds of them; whatever ends things for being idle has to
 * tolerate that.
 */
import type { Logger } from "../logger.ts";

export interface Touch {
  readonly id: string;
  readonly at: Date;
}

export interface Touches {
  note(id: string, at: Date): void;
  /** Writes what has been collected. A failure is logged, and what was not written is kept. */
  flush(): Promise<void>;
  /** Writes the last of it. */
  close(): Promise<void>;
}

export interface TouchesDeps {
  /** Ordered by id, so that two processes lock them in the same order. */
  readonly write: (touches: readonly Touch[]) => Promise<void>;
  readonly logger: Logger;
}

const WRITTEN_EVERY_MS = 5_000;
const STATEMENT_MAX = 10_000;

export function createTouches({ write, logger }: TouchesDeps): Touches {
  let noted = new Map<string, Date>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const writeAll = async (): Promise<void> => {
    if (noted.size === 0) return;
    const taken = noted;
    noted = new Map();
    const touches = [...taken].map(([id, at]) => ({ id, at }));
    touches.sort((a, b) => (a.id < b.id ? -1 : 1));
    try {
      for (let from = 0; from < touches.length; from += STATEMENT_MAX) {
        await write(touches.slice(from, from + STATEMENT_MAX));
      }
    } catch (error) {
      logger.warn({ err: error, count: touches.length }, "Times of last use were not written.");
      noted = new Map([...taken, ...noted]);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(writeAll);
    return running;
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      void flush().then(() => {
        if (noted.size > 0) schedule();
      });
    }, WRITTEN_EVERY_MS).unref();
  };
  return {
    note: (id, at) => {
      noted.set(id, at);
      schedule();
    },
    flush,
    close: flush,
  };
}
