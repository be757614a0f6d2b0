/** A queued command: what was asked, and who is waiting for the answer. */
import type { Span } from "../../platform/traces.ts";
import type { Command, CommandKind, Outcome } from "../types.ts";

/** A kind whose types are private to its room; the executor passes its values on unread. */
export type AnyKind = CommandKind<unknown, unknown, unknown, unknown, string>;
export type AnyOutcome = Outcome<unknown, unknown, string>;

export interface Job {
  readonly kind: AnyKind;
  readonly command: Command<unknown>;
  readonly payloadHash: Buffer;
  /** Of whoever waits for it; null where that is not traced. */
  readonly span: Span | null;
  /**
   * An earlier attempt at this job got as far as the commit. If the operation is found stored now,
   * that commit did succeed: its answer is the first one, not a repeat.
   */
  mayBeCommitted: boolean;
  resolve(outcome: AnyOutcome): void;
  reject(error: unknown): void;
}

/** The outcome of a job, reported only after the commit. */
export type Settlement = { readonly job: Job } & (
  | { readonly outcome: AnyOutcome }
  | { readonly error: unknown }
);

export function deliver(settlement: Settlement): void {
  if ("outcome" in settlement) settlement.job.resolve(settlement.outcome);
  else settlement.job.reject(settlement.error);
}
