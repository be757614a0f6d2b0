/**
 * On whose behalf something is being done: the call or the job that began it. It follows the work
 * through everything that is awaited, so that each line of the log can name it and each step can be
 * traced under it, without anybody handing it on.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Span, SpanAttributes } from "./traces.ts";

export interface Origin {
  /** Written into each line of the log. */
  readonly fields: Readonly<Record<string, string>>;
  /** Null: this one is not traced. */
  readonly span: Span | null;
}

const current = new AsyncLocalStorage<Origin | null>();

export function inOrigin<T>(origin: Origin, work: () => T): T {
  return current.run(origin, work);
}

/** For what is begun by one and goes on for all, such as a timer: it belongs to nobody. */
export function besideOrigins<T>(work: () => T): T {
  return current.run(null, work);
}

export const originFields = (): Origin["fields"] => current.getStore()?.fields ?? {};
export const currentSpan = (): Span | null => current.getStore()?.span ?? null;

/** A step of the current work. Where that is not traced it is only done. */
export async function inSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> {
  const origin = current.getStore() ?? null;
  if (origin === null || origin.span === null) return work();
  const span = origin.span.child(name, { attributes });
  try {
    return await current.run({ ...origin, span }, work);
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
}
