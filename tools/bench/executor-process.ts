/**
 * Runs commands through the ledger's executor for some seconds. A command is a stake and its
 * result, decided by the pockets' own rules; nothing of other rooms is read or written.
 */
import { randomInt } from "node:crypto";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { type CommandKind, createLedger, type Ledger } from "../../apps/server/src/ledger/index.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { connect, RUNTIME_ROLE } from "../../apps/server/src/platform/database/connect.ts";
import { createLogger } from "../../apps/server/src/platform/logger.ts";
import { createMetrics, type Metrics } from "../../apps/server/src/platform/metrics.ts";
import { stake, win } from "../../apps/server/src/wallet/index.ts";
import type { ExecutorOrder, ExecutorResult } from "./executor.ts";
import { createHistogram, type Histogram } from "./histogram.ts";
import { answerOrder } from "./load.ts";
import { batchesOf, batchSizeBetween } from "./measure.ts";
import { createMemberRing, type MemberRing } from "./member-ring.ts";
import { createRoundKeys } from "./round-keys.ts";

const WARM_UP_MS = 1_000;
const COMMAND_TIMEOUT_MS = 30_000;
const POOL_SIZE = 4;
const STAKE = toCentavos(50);
const PRIZE = toCentavos(145);
/** One round in three pays. */
const PAYS_ONE_IN = 3;

interface RoundInput {
  readonly id: string;
  readonly prize: Centavos;
}

const round: CommandKind<RoundInput, undefined, never, null> = {
  name: "bench.round",
  isOptimistic: true,
  decide: (wallet, _facts, { id, prize }) => {
    const sides = { reference: `bench:${id}`, game: "bench" };
    const staked = stake(wallet, { ...sides, amount: STAKE, turnoverWeightPercent: 100 });
    if (staked.outcome === "refused") return staked;
    const { split, transfers, turnoverOwedChange } = staked;
    const won = prize === 0 ? [] : win(wallet, { ...sides, amount: prize, split }).transfers;
    return {
      outcome: "applied",
      transfers: [...transfers, ...won],
      turnoverOwedChange,
      answer: null,
    };
  },
};

interface Work {
  readonly order: ExecutorOrder;
  readonly ledger: Ledger;
  readonly ring: MemberRing;
  readonly histogram: Histogram;
  readonly errors: Record<string, number>;
  readonly nextKey: () => string;
  readonly countedFromMs: number;
  readonly deadlineMs: number;
  doneInTime: number;
}

async function playOne(work: Work, member: number): Promise<void> {
  const externalId = work.nextKey();
  const startedMs = performance.now();
  const prize = randomInt(PAYS_ONE_IN) === 0 ? PRIZE : ZERO;
  const code = await work.ledger
    .execute(round, {
      memberId: work.order.memberIds[member] ?? 0,
      source: "bench",
      externalId,
      input: { id: externalId, prize },
      timeoutMs: COMMAND_TIMEOUT_MS,
    })
    .then(
      ({ status }) => (status === "applied" ? null : status),
      (error: unknown) => (error as Error).message,
    );
  const nowMs = performance.now();
  work.ring.done(member, nowMs);
  if (code !== null) work.errors[code] = (work.errors[code] ?? 0) + 1;
  else if (startedMs >= work.countedFromMs) work.histogram.add(nowMs - startedMs);
  const isInTime = nowMs >= work.countedFromMs && nowMs <= work.deadlineMs;
  if (code === null && isInTime) work.doneInTime += 1;
}

async function playUntilOver(work: Work): Promise<void> {
  for (let nowMs = performance.now(); nowMs < work.deadlineMs; nowMs = performance.now()) {
    const member = work.ring.next(nowMs);
    if (member === null) throw new Error("There are fewer members than commands in flight.");
    await playOne(work, member);
  }
}

function openLedger(databaseUrl: string, metrics: Metrics) {
  const connection = connect({ url: databaseUrl, poolSize: POOL_SIZE, role: RUNTIME_ROLE });
  const ledger = createLedger({
    db: connection.db,
    databaseUrl,
    metrics,
    clock: systemClock,
    logger: createLogger("silent"),
  });
  return { connection, ledger };
}

async function runOrder(order: ExecutorOrder, begin: () => void): Promise<ExecutorResult> {
  const metrics = createMetrics();
  const { connection, ledger } = openLedger(order.databaseUrl, metrics);
  const countedFromMs = performance.now() + WARM_UP_MS;
  const work: Work = {
    order,
    ledger,
    ring: createMemberRing(order.memberIds.length, 0),
    histogram: createHistogram(),
    errors: {},
    nextKey: createRoundKeys(),
    countedFromMs,
    deadlineMs: countedFromMs + order.seconds * 1_000,
    doneInTime: 0,
  };
  let cpuBefore = process.cpuUsage();
  let batchesBefore = "";
  setTimeout(() => {
    cpuBefore = process.cpuUsage();
    void metrics.print().then((page) => (batchesBefore = page));
    begin();
  }, WARM_UP_MS);
  await Promise.all(Array.from({ length: order.inFlight }, () => playUntilOver(work)));
  const { user, system } = process.cpuUsage(cpuBefore);
  const batchesAfter = await metrics.print();
  await ledger.close();
  await connection.close();
  return {
    in_flight: order.inFlight,
    seconds: order.seconds,
    commands: work.histogram.count(),
    commands_per_second: Number((work.doneInTime / order.seconds).toFixed(1)),
    ...work.histogram.percentiles(),
    average_batch: batchSizeBetween(batchesOf(batchesBefore), batchesOf(batchesAfter)),
    errors: work.errors,
    process_cpu_seconds: Number(((user + system) / 1_000_000).toFixed(2)),
  };
}

answerOrder((order, begin) => runOrder(order as ExecutorOrder, begin));
