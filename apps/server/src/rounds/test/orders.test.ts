import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, openBench, type Player, transaction, units } from "./bench.ts";
import { type ModelOperation, WalletModel } from "./model.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const PLAYERS = 24;
const FUNDS = 100_000;

const cashOf = async (player: Player) =>
  (await bench.server.rooms.ledger.readWallet(player.memberId)).cash;

/** Names of a scenario become ids of their own, so that every run is a fresh one. */
function createSender(player: Player) {
  const names = new Map<string, string>();
  const idOf = (name: string): string => {
    const id = names.get(name) ?? randomUUID();
    names.set(name, id);
    return id;
  };
  return async (operation: ModelOperation): Promise<string> => {
    const request = transaction(player, {
      transaction_uuid: idOf(operation.id),
      round: `${operation.round}-${idOf(operation.round)}`,
      ...("of" in operation ? { reference_transaction_uuid: idOf(operation.of) } : {}),
      ...("amount" in operation ? { amount: units(operation.amount) } : {}),
      round_closed: "closes" in operation ? operation.closes : false,
    });
    return (await bench.inProcess[operation.kind](request)).status;
  };
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [
      item,
      ...rest,
    ]),
  );
}

const six: readonly ModelOperation[] = [
  { kind: "bet", id: "bet-1", round: "r", amount: 100, closes: false },
  { kind: "win", id: "win-1", round: "r", amount: 250, closes: false, of: "bet-1" },
  { kind: "rollback", id: "undo-bet-1", round: "r", of: "bet-1" },
  { kind: "rollback", id: "undo-win-1", round: "r", of: "win-1" },
  { kind: "bet", id: "bet-2", round: "r", amount: 30, closes: false },
  { kind: "win", id: "win-2", round: "r", amount: 70, closes: true, of: "bet-2" },
];

test("all 720 orders of six transactions, each sent twice, equal the model", async () => {
  const orders = permutations(six);
  expect(orders).toHaveLength(720);
  const runLane = async (lane: number) => {
    const player = await bench.newPlayer({ cash: FUNDS });
    for (const order of orders.filter((_, index) => index % PLAYERS === lane)) {
      const model = new WalletModel(await cashOf(player));
      const send = createSender(player);
      for (const operation of order.flatMap((one) => [one, one])) {
        const name = `${order.map((one) => one.id).join(" ")}: ${operation.id}`;
        expect(await send(operation), name).toBe(model.apply(operation));
      }
      expect(await cashOf(player), order.map((one) => one.id).join(" ")).toBe(model.balance);
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, (_, lane) => runLane(lane)));
  expect(await bench.bookDifferences()).toEqual([]);
}, 120_000);

const anyRound = fc.constantFrom("r", "r", "r", "s");
const anyAmount = fc.constantFrom(0, 10, 200, 700);
/** Mostly ids of the right kind, so that histories get somewhere; sometimes one of another kind. */
const idOf = (...own: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom("bet-1", "win-1", "undo-1") },
  );
const betId = idOf("bet-1", "bet-2", "bet-3");
const winId = idOf("win-1", "win-2", "win-3");
const undoId = idOf("undo-1", "undo-2", "undo-3", "undo-4");
const mostlyOpen = fc.constantFrom(false, false, false, true);
const anyOperation: fc.Arbitrary<ModelOperation> = fc
  .oneof(
    fc.record({
      kind: fc.constant("bet" as const),
      id: betId,
      round: anyRound,
      amount: anyAmount,
      closes: mostlyOpen,
    }),
    fc.record({
      kind: fc.constant("win" as const),
      id: winId,
      round: anyRound,
      amount: anyAmount,
      closes: mostlyOpen,
      of: betId,
    }),
    fc.record({
      kind: fc.constant("rollback" as const),
      id: undoId,
      round: anyRound,
      of: fc.oneof(betId, betId, winId),
    }),
  )
  .filter((operation) => !("of" in operation) || operation.of !== operation.id);

test("random histories over few ids and little money equal the model", async () => {
  const player = await bench.newPlayer({ cash: 0 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyOperation, { minLength: 4, maxLength: 24 }), async (history) => {
      // All that earlier histories won is lost first, so that wins can be spent when undone.
      await bench.inProcess.bet(transaction(player, { amount: units(await cashOf(player)) }));
      await bench.fund(player.memberId, { cash: 300 });
      const model = new WalletModel(await cashOf(player));
      const send = createSender(player);
      for (const operation of history) expect(await send(operation)).toBe(model.apply(operation));
      expect(await cashOf(player)).toBe(model.balance);
    }),
    { numRuns: 100 },
  );
  expect(await bench.bookDifferences()).toEqual([]);
}, 120_000);
