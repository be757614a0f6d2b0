/**
 * Runs commands through the ledger's executor for some seconds. A command is a stake and its
 * result, decided by the pockets' own rules; nothing of other rooms is read or written.
 */
import { randomInt } from "node:crypto";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { type CommandKind, createLedger } from "../../apps/server/src/ledger/index.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { connect } from "../../apps/server/src/platform/database/connect.ts";
import { RUNTIME_ROLE } from "../../apps/server/src/platform/database/logins.ts";
import { createLogger } from "../../apps/server/src/platform/logger.ts";
import { createMetrics } from "../../apps/server/src/platform/metrics.ts";
import { stake, type WalletRefusal, win } from "../../apps/server/src/wallet/index.ts";
import type { BatchedResult, ExecutorOrder } from "./executor.ts";
import { runInFlight } from "./load/in-flight.ts";
import { answerOrder } from "./load/load.ts";
import { batchesOf, batchSizeBetween } from "./measure.ts";
import { createRoundKeys } from "./load/round-keys.ts";

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

const round: CommandKind<RoundInput, undefined, never, null, WalletRefusal> = {
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

async function runOrder(order: ExecutorOrder, begin: () => void): Promise<BatchedResult> {
  const { databaseUrl, memberIds, inFlight, seconds } = order;
  const metrics = createMetrics();
  const connection = connect({ url: databaseUrl, poolSize: POOL_SIZE, login: RUNTIME_ROLE });
  const logger = createLogger("silent");
  const { db } = connection;
  const ledger = createLedger({ db, databaseUrl, metrics, logger, clock: systemClock }).api;
  const nextKey = createRoundKeys();
  const play = async (member: number): Promise<string | null> => {
    const externalId = nextKey();
    const prize = randomInt(PAYS_ONE_IN) === 0 ? PRIZE : ZERO;
    return ledger
      .execute(round, {
        memberId: memberIds[member] ?? toMemberId(0),
        source: "bench",
        externalId,
        input: { id: externalId, prize },
        timeoutMs: COMMAND_TIMEOUT_MS,
      })
      .then(
        ({ status }) => (status === "applied" ? null : status),
        (error: unknown) => (error as Error).message,
      );
  };
  let before = "";
  const result = await runInFlight(
    { members: memberIds.length, inFlight, seconds, warmUpCommands: 0 },
    play,
    async () => {
      begin();
      before = await metrics.print();
    },
  );
  const after = await metrics.print();
  await ledger.close();
  await connection.close();
  return { ...result, average_batch: batchSizeBetween(batchesOf(before), batchesOf(after)) };
}

answerOrder((order, begin) => runOrder(order as ExecutorOrder, begin));
