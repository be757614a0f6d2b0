/**
 * What became of it all: the log of the players, the journal and the bank's own books side by
 * side. A fault test asks for a verdict without a single complaint.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { MemberId } from "@tucano/contract/member-id.ts";
import {
  type Centavos,
  add,
  formatWire,
  fromWire,
  negate,
  subtract,
  ZERO,
} from "@tucano/contract/money.ts";
import {
  isAcknowledged,
  isTaken,
  nowMs,
  type Acknowledged,
  type LogEvent,
  type Taken,
} from "./player-log.ts";
import type { Players } from "./players.ts";
import type { Stage } from "./stage.ts";

type Reading = Pick<Stage, "query">;
type Told = Pick<Players, "readLog" | "readBalances">;

export interface Verdict {
  /** Acknowledged, and not in the journal, or otherwise. */
  readonly lost: readonly string[];
  /** In the journal more than once, or never asked for. */
  readonly twice: readonly string[];
  /** A player whose cash is not what the answers add up to. */
  readonly wrongBalances: readonly string[];
  /** The bank took or gave another amount than the house says. */
  readonly wrongAtBank: readonly string[];
}

export const spotless: Verdict = { lost: [], twice: [], wrongBalances: [], wrongAtBank: [] };

interface Moved {
  readonly member_id: MemberId;
  readonly reference: string;
  readonly staked: number;
  readonly won: number;
  readonly deposited: number;
  readonly paid_out: number;
  readonly deposits: number;
  readonly payouts: number;
}

const journal = `
  SELECT member_id, reference,
    sum(CASE kind WHEN 'stake' THEN amount WHEN 'stake.rollback' THEN -amount ELSE 0 END)::bigint
      AS staked,
    sum(CASE kind WHEN 'win' THEN amount WHEN 'win.rollback' THEN -amount ELSE 0 END)::bigint
      AS won,
    coalesce(sum(amount) FILTER (WHERE kind = 'deposit'), 0)::bigint AS deposited,
    coalesce(sum(amount) FILTER (WHERE kind = 'withdrawal.payout'), 0)::bigint AS paid_out,
    count(*) FILTER (WHERE kind = 'deposit') AS deposits,
    count(*) FILTER (WHERE kind = 'withdrawal.payout') AS payouts
  FROM ledger.transfer WHERE member_id = ANY($1) GROUP BY member_id, reference`;

/** What the bank kept of each charge: receipts without what it gave back. */
const received = `
  SELECT r.txid AS name, sum(r.amount_centavos - coalesce(b.back, 0))::bigint AS amount
  FROM sandbox_psp.receipt r
  LEFT JOIN (SELECT end_to_end_id, sum(amount_centavos)::bigint AS back FROM sandbox_psp.refund
    WHERE final_status = 'DEVOLVIDO' GROUP BY 1) AS b USING (end_to_end_id)
  GROUP BY r.txid`;

/** What the bank paid for each order, over all its attempts. */
const sentOut = `
  SELECT regexp_replace(idempotency_key, 'A[0-9]+$', '') AS name,
    sum(amount_centavos)::bigint AS amount
  FROM sandbox_psp.payout WHERE final_status = 'SETTLED' GROUP BY 1`;

/** Of these charges: payments that the house has neither credited nor sent back. */
const open = `
  SELECT r.end_to_end_id FROM sandbox_psp.receipt r
  LEFT JOIN cashier.receipt c USING (end_to_end_id)
  WHERE r.txid = ANY($1) AND (c.status IS NULL OR c.status NOT IN ('credited', 'refunded'))`;

/** A payment that nobody told us of is found within a minute; then it is still to be settled. */
const SETTLED_WITHIN_MS = 75_000;
const LOOK_AGAIN_MS = 250;

/**
 * A payer whom the bank did not answer has paid once more, and rests when the one payment is
 * credited; the other is then on its way back. One that never gets there is for the verdict.
 */
async function waitForBank(stage: Reading, charges: readonly string[]): Promise<void> {
  const untilMs = nowMs() + SETTLED_WITHIN_MS;
  while ((await stage.query(open, [charges])).length > 0 && nowMs() < untilMs) {
    await pause(LOOK_AGAIN_MS);
  }
}

/** While the players rest. Members who never signed in are left out. */
export async function judge(stage: Reading, players: Told): Promise<Verdict> {
  const log = players.readLog();
  const acknowledged = log.filter(isAcknowledged);
  const taken = log.filter(isTaken);
  const takenNames = new Set(taken.map((event) => event.name));
  const asked = new Set([...acknowledged.map((event) => event.name), ...takenNames]);
  await waitForBank(stage, [...asked]);
  const members = [...new Set(log.map((event) => event.member))];
  const rows = await stage.query<Moved>(journal, [members]);
  const byName = new Map(rows.map((row) => [row.reference.split(":").at(-1) ?? "", row]));
  return {
    lost: [
      ...acknowledged
        .filter((event) => !isVoidBefore(event, takenNames))
        .flatMap((event) => findLoss(event, byName.get(event.name))),
      ...findForgotten(taken, acknowledged),
    ],
    twice: rows.flatMap((row) => findSurplus(row, asked)),
    wrongBalances: findWrongBalances(log, await players.readBalances()),
    wrongAtBank: await findWrongAtBank(stage, byName),
  };
}

function findLoss(event: Acknowledged, found: Moved | undefined): string[] {
  const say = (what: string): string[] => [
    `member ${event.member}, ${event.wish} ${event.name}: ${what}`,
  ];
  switch (event.wish) {
    case "spin":
    case "bet":
      if (found === undefined) return say("not in the journal");
      if (found.staked !== fromWire(event.stake)) return say(`staked ${found.staked}`);
      return found.won === fromWire(event.win) ? [] : say(`won ${found.won}`);
    case "deposit":
      return found?.deposited === fromWire(event.amount) ? [] : say("not credited as ordered");
    case "withdrawal":
      return found?.paid_out === fromWire(event.amount) ? [] : say("not paid out as ordered");
    case "payment":
      // The bank's word: what became of it shows in the deposit and at the bank.
      return [];
  }
}

/** A bet that was void before its table said that it has it: no money has moved, nor had to. */
function isVoidBefore(event: Acknowledged, taken: ReadonlySet<string>): boolean {
  const isNothing = [event.stake, event.win].every((amount) => amount === formatWire(ZERO));
  return event.wish === "bet" && isNothing && !taken.has(event.name);
}

/** Bets that a table had, and knew nothing of afterwards. */
function findForgotten(taken: readonly Taken[], acknowledged: readonly Acknowledged[]): string[] {
  const ended = new Set(acknowledged.map((event) => event.name));
  return taken
    .filter(({ name }) => !ended.has(name))
    .map(({ member, name }) => `member ${member}, bet ${name}: forgotten`);
}

function findSurplus(row: Moved, asked: ReadonlySet<string>): string[] {
  const [kind = "", ...rest] = row.reference.split(":");
  const name = rest.at(-1) ?? "";
  const isUnasked = !asked.has(name) && (row.staked !== 0 || row.won !== 0 || kind !== "round");
  const isRepeated = row.deposits > 1 || row.payouts > 1;
  return isUnasked || isRepeated ? [`member ${row.member_id}, ${row.reference}`] : [];
}

/** From nothing but what the players were told. */
function findWrongBalances(
  log: readonly LogEvent[],
  balances: ReadonlyMap<number, string>,
): string[] {
  const expected = new Map<number, Centavos>();
  const change = (member: number, amount: Centavos): void => {
    expected.set(member, add(expected.get(member) ?? ZERO, amount));
  };
  for (const event of log.filter(isAcknowledged)) {
    const { member } = event;
    if (event.wish === "spin" || event.wish === "bet") {
      change(member, subtract(fromWire(event.win), fromWire(event.stake)));
    }
    if (event.wish === "deposit") change(member, fromWire(event.amount));
    if (event.wish === "withdrawal") change(member, negate(fromWire(event.amount)));
  }
  return [...balances].flatMap(([member, balance]) => {
    const sum = formatWire(expected.get(member) ?? ZERO);
    return sum === balance ? [] : [`member ${member}: ${balance} instead of ${sum}`];
  });
}

async function findWrongAtBank(
  stage: Reading,
  journal: ReadonlyMap<string, Moved>,
): Promise<string[]> {
  const amounts = async (text: string): Promise<{ name: string; amount: number }[]> =>
    stage.query(text);
  const compare =
    (what: string, own: (moved: Moved | undefined) => number) =>
    ({ name, amount }: { name: string; amount: number }): string[] => {
      const ours = own(journal.get(name));
      // Of people who came in another crowd.
      if (!journal.has(name)) return [];
      return ours === amount ? [] : [`${what} ${name}: ${amount} at the bank, ${ours} here`];
    };
  return [
    ...(await amounts(received)).flatMap(compare("charge", (moved) => moved?.deposited ?? 0)),
    ...(await amounts(sentOut)).flatMap(compare("payout", (moved) => moved?.paid_out ?? 0)),
  ];
}
