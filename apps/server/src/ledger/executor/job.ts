/** A command on its way: what was asked, and who waits for the answer. */
import type { Command, CommandKind, Outcome } from "../types.ts";

/** A kind whose types its room keeps to itself: the executor hands its values around unread. */
export type AnyKind = CommandKind<unknown, unknown, unknown, unknown, string>;
export type AnyOutcome = Outcome<unknown, unknown, string>;

export interface Job {
  readonly kind: AnyKind;
  readonly command: Command<unknown>;
  readonly payloadHash: Buffer;
  /**
   * An earlier attempt of this very job came as far as the commit. If the operation is found
   * stored now, that commit succeeded unseen: its answer is the first one, not a repeat.
   */
  mayBeCommitted: boolean;
  resolve(outcome: AnyOutcome): void;
  reject(error: unknown): void;
}

/** What became of a job: to be told only after the commit. */
export type Settlement = { readonly job: Job } & (
  | { readonly outcome: AnyOutcome }
  | { readonly error: unknown }
);

export function deliver(settlement: Settlement): void {
  if ("outcome" in settlement) settlement.job.resolve(settlement.outcome);
  else settlement.job.reject(settlement.error);
}
