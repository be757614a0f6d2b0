/** Holds a wallet to what studios rely on: each promise as held, not held, or not tried and why. */
import { type Caller, createCaller, type WalletUnderTest } from "./caller.ts";
import { type Promised, readBalance } from "./expectations.ts";
import { moneyPromises } from "./promises-money.ts";
import { protocolPromises } from "./promises-protocol.ts";
import { undoingPromises } from "./promises-undoing.ts";

export interface Finding {
  readonly promise: string;
  readonly verdict: "held" | "not held" | "not tried";
  /** What was seen instead, or what was missing. */
  readonly seen: string | null;
}

interface Conformance {
  readonly findings: readonly Finding[];
  /** Nothing that was tried was not held, and something was tried. */
  readonly isHeld: boolean;
}

const promises: readonly Promised[] = [...protocolPromises, ...moneyPromises, ...undoingPromises];

/** One after the other: each compares the balance before with that after. */
export async function conform(
  wallet: WalletUnderTest,
  tell: (finding: Finding) => void = () => undefined,
): Promise<Conformance> {
  const caller = createCaller(wallet);
  const findings: Finding[] = [];
  const note = (finding: Finding): void => {
    findings.push(finding);
    tell(finding);
  };
  const promise = "the player's balance can be asked for";
  const refusal = await seenBy(() => readBalance(caller));
  note({ promise, verdict: refusal === null ? "held" : "not held", seen: refusal });
  // Without it nothing that follows would be worth anything.
  for (const one of refusal === null ? promises : []) note(await tryOne(caller, one));
  return { findings, isHeld: findings.every(({ verdict }) => verdict !== "not held") };
}

async function tryOne(caller: Caller, { promise, needs, hold }: Promised): Promise<Finding> {
  if (needs !== undefined && caller.wallet[needs] === undefined) {
    return { promise, verdict: "not tried", seen: `needs ${needs}` };
  }
  const seen = await seenBy(() => hold(caller));
  return { promise, verdict: seen === null ? "held" : "not held", seen };
}

async function seenBy(ask: () => Promise<unknown>): Promise<string | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    const { message, cause } = error;
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
}
