/** Decides a batch in memory: each command on its own wallet, with what its kind gathered. */
import assert from "node:assert";
import { ZERO } from "@tucano/contract/money.ts";
import type { Session } from "../../platform/database/session.ts";
import { applyMovement, type Moved } from "./apply.ts";
import type { AnyKind, AnyOutcome, Job, Settlement } from "./job.ts";
import type { FreshJob } from "./load-commands.ts";
import type { Decision } from "../types.ts";

export interface DecidedJob extends FreshJob {
  readonly decision: Decision<unknown, unknown, string>;
  /** Null: refused, the wallet does not change. */
  readonly moved: Moved | null;
}

export interface Decided {
  readonly decided: DecidedJob[];
  /** A command whose decision throws fails on its own; the others go on. */
  readonly failed: Settlement[];
  /** Would move nothing, for a reason that may be stale: read, and decided again. */
  readonly doubtful: Job[];
}

export async function decide(
  session: Session,
  createdAt: Date,
  fresh: readonly FreshJob[],
): Promise<Decided> {
  const groups = [...Map.groupBy(fresh, (one) => one.job.kind)];
  // Sent without waiting for each other; the answers arrive in the order of the kinds.
  const facts = await Promise.all(groups.map(([kind, group]) => gather(session, kind, group)));
  const result: Decided = { decided: [], failed: [], doubtful: [] };
  for (const [index, [, group]] of groups.entries()) {
    for (const [place, one] of group.entries()) {
      decideInto(result, one, { facts: facts[index]?.[place], createdAt });
    }
  }
  return result;
}

function decideInto(
  { decided, failed, doubtful }: Decided,
  one: FreshJob,
  { facts, createdAt }: { readonly facts: unknown; readonly createdAt: Date },
): void {
  try {
    const result = decideOne(one, facts, createdAt);
    if (result.moved === null && one.isRemembered) doubtful.push(one.job);
    else decided.push(result);
  } catch (error) {
    if (one.isRemembered) doubtful.push(one.job);
    else failed.push({ job: one.job, error });
  }
}

async function gather(
  session: Session,
  kind: AnyKind,
  group: readonly FreshJob[],
): Promise<readonly unknown[]> {
  if (kind.gather === undefined) return [];
  const inputs = group.map(({ job: { command }, wallet }) => ({
    memberId: command.memberId,
    input: command.input,
    wallet,
  }));
  const facts = await kind.gather(session.tx, inputs);
  assert(
    facts.length === group.length,
    `${kind.name} gathered ${facts.length} facts for ${group.length} commands.`,
  );
  return facts;
}

function decideOne(one: FreshJob, facts: unknown, createdAt: Date): DecidedJob {
  const { command, kind } = one.job;
  const decision = kind.decide(one.wallet, facts, command.input);
  if (decision.outcome === "refused") return { ...one, decision, moved: null };
  const { transfers, turnoverOwedChange = ZERO, bonusOwedChange = ZERO, note } = decision;
  const { source, externalId } = command;
  const moved = applyMovement(
    one.wallet,
    { transfers, turnoverOwedChange, bonusOwedChange, note },
    { source, externalId, createdAt },
  );
  return { ...one, decision, moved };
}

export function outcomeOf({ decision, moved, wallet: before }: DecidedJob): AnyOutcome {
  const wallet = moved?.wallet ?? before;
  if (decision.outcome === "applied") {
    const { answer, effect = null } = decision;
    return { status: "applied", answer, effect, replayed: false, wallet };
  }
  const refusal = { status: "refused", code: decision.code, replayed: false, wallet } as const;
  return decision.answer === undefined ? refusal : { ...refusal, answer: decision.answer };
}
