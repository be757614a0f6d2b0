/**
 * Thousands of calls that no honest studio makes: repeats at once, altered copies, wins and
 * rollbacks that overtake their bets, calls that are hung up before their answer, another player's
 * rounds, broken text and foreign signatures. Money follows from the answers alone: whatever was
 * said to be done has been done once, and nothing else has.
 */
import { randomUUID } from "node:crypto";
import {
  type Answer,
  type Caller,
  createCaller,
  type Fields,
  type Operation,
  referringTo,
  type Sent,
  transactionOf,
  type WalletUnderTest,
} from "./caller.ts";
import { readBalance } from "./expectations.ts";

interface HostileWish {
  readonly calls: number;
  readonly atOnce: number;
  readonly seed: number;
}

interface HostileEnd {
  readonly expected: number;
  readonly found: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Calls that were not answered as the protocol says. */
  readonly faults: readonly string[];
}

interface Known {
  readonly operation: "bet" | "win";
  readonly sent: Sent;
  readonly units: number;
}

interface State {
  readonly caller: Caller;
  readonly random: (below: number) => number;
  readonly known: Known[];
  readonly done: Set<string>;
  readonly undone: Set<string>;
  readonly statuses: Map<string, number>;
  readonly faults: string[];
}

export async function attackWallet(
  wallet: WalletUnderTest,
  { calls, atOnce, seed }: HostileWish,
): Promise<HostileEnd> {
  const caller = createCaller(wallet);
  const before = await readBalance(caller);
  const { other } = wallet;
  const othersBefore = other && (await readBalance(caller, other));
  const state: State = {
    caller,
    random: seeded(seed),
    known: [],
    done: new Set(),
    undone: new Set(),
    statuses: new Map(),
    faults: [],
  };
  for (let made = 0; made < calls; made += atOnce) {
    const some = Math.min(atOnce, calls - made);
    await Promise.all(Array.from({ length: some }, () => pick(state, tricks)(state)));
  }
  const moved = state.known.reduce((sum, { operation, sent, units }) => {
    const id = sent.transaction_uuid;
    if (!state.done.has(id) || state.undone.has(id)) return sum;
    return operation === "bet" ? sum - units : sum + units;
  }, 0);
  const { statuses, faults } = state;
  const others = other && (await readBalance(caller, other));
  if (others !== othersBefore) faults.push(`the other player has ${others} units`);
  return { expected: before + moved, found: await readBalance(caller), statuses, faults };
}

/** Mulberry32: the same seed, the same calls. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function pick<Item>({ random }: State, items: readonly [Item, ...Item[]]): Item {
  return items[random(items.length)] ?? items[0];
}

function anyKnown(state: State): Known | null {
  return state.known[state.random(Math.max(1, state.known.length))] ?? null;
}

function note({ statuses, faults }: State, operation: Operation, answer: Answer): string {
  const status = String(answer.status);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const isAnswered = [200, 413, 503].includes(answer.http) && status.startsWith("RS_");
  if (!isAnswered) faults.push(`${operation}: HTTP ${answer.http}, ${status}`);
  return status;
}

async function move(state: State, operation: "bet" | "win", sent: Sent): Promise<void> {
  const status = note(state, operation, await state.caller.call(operation, sent));
  if (status === "RS_OK") state.done.add(sent.transaction_uuid);
}

function remember(state: State, operation: "bet" | "win", changes: object = {}, of?: Sent): Known {
  const { caller, random } = state;
  const units = random(2) === 0 ? random(3_000) : random(20) * 1_000;
  const fields = { amount: units, ...changes };
  const sent = of === undefined ? transactionOf(caller, fields) : referringTo(caller, of, fields);
  const known = { operation, sent, units };
  state.known.push(known);
  return known;
}

async function undo(state: State, { sent }: Known, changes: object = {}): Promise<void> {
  const rollback = referringTo(state.caller, sent, { ...changes });
  const status = note(state, "rollback", await state.caller.call("rollback", rollback));
  if (status === "RS_OK") state.undone.add(sent.transaction_uuid);
}

const LEFT_MS_MAX = 4;

type Trick = (state: State) => Promise<unknown>;

/** One bet, several times at once. */
const bets: Trick = (state) => {
  const { sent } = remember(state, "bet");
  return Promise.all(
    Array.from({ length: 1 + state.random(3) }, () =>
      move(state, "bet", { ...sent, request_uuid: randomUUID() }),
    ),
  );
};

/** A win on a bet that may be undone, refused or not there yet, perhaps together with it. */
const wins: Trick = (state) => {
  const bet = state.random(4) === 0 ? remember(state, "bet") : anyKnown(state);
  if (bet === null) return bets(state);
  const { sent } = remember(state, "win", { round_closed: false }, bet.sent);
  const isEarly = state.random(4) === 0;
  return Promise.all([
    move(state, "win", sent),
    ...(isEarly && bet.operation === "bet" ? [move(state, "bet", bet.sent)] : []),
  ]);
};

/** A rollback of a bet, of a win, or of what has not come yet, perhaps together with it. */
const undoings: Trick = (state) => {
  const target = state.random(3) === 0 ? remember(state, "bet") : anyKnown(state);
  if (target === null) return bets(state);
  const bare = { round: null, round_closed: null, currency: null };
  return Promise.all([
    undo(state, target, state.random(2) === 0 ? bare : {}),
    ...(state.random(2) === 0 ? [move(state, target.operation, target.sent)] : []),
  ]);
};

/** What was sent before, with something else in it: never done, whatever it was before. */
const altered: Trick = async (state) => {
  const known = anyKnown(state);
  if (known === null || !state.done.has(known.sent.transaction_uuid)) return bets(state);
  const changes: readonly [Fields, ...Fields[]] = [
    { amount: known.units + 1 },
    { round: randomUUID() },
    { currency: "EUR" },
  ];
  const sent = { ...known.sent, ...pick(state, changes) };
  const status = note(state, known.operation, await state.caller.call(known.operation, sent));
  if (status === "RS_OK") state.faults.push(`${known.operation}: an altered copy was RS_OK`);
};

/** Gone before the answer is there, and sent again until there is one. */
const hungUp: Trick = async (state) => {
  const isWin = state.random(2) === 0;
  const bet = anyKnown(state);
  const { operation, sent } =
    isWin && bet !== null
      ? remember(state, "win", { round_closed: false }, bet.sent)
      : remember(state, "bet");
  const body = JSON.stringify(sent);
  const leftMs = 1 + state.random(LEFT_MS_MAX);
  await state.caller
    .callRaw(operation, body, state.caller.signatureOf(body), leftMs)
    .catch(() => null);
  await move(state, operation, { ...sent, request_uuid: randomUUID() });
};

/** Somebody else in the midst of a player's round: nothing of it is theirs. */
const foreign: Trick = async (state) => {
  const { caller } = state;
  const { other } = caller.wallet;
  const known = anyKnown(state);
  // What never arrived under that id would be the other's own.
  const isDone = known !== null && state.done.has(known.sent.transaction_uuid);
  if (other === undefined || !isDone) return bets(state);
  const { user, token } = other;
  const taken: readonly [
    readonly ["bet" | "win", Fields],
    ...(readonly ["bet" | "win", Fields])[],
  ] = [
    [known.operation, { ...known.sent, user, token }],
    ["win", { ...referringTo(caller, known.sent, {}, other), amount: 1_000 }],
    ["bet", transactionOf(caller, { amount: 1_000, token })],
  ];
  const [operation, fields] = pick(state, taken);
  const status = note(state, operation, await caller.call(operation, fields));
  if (status === "RS_OK") state.faults.push(`${operation}: RS_OK for somebody else`);
  note(
    state,
    "rollback",
    await caller.call("rollback", referringTo(caller, known.sent, {}, other)),
  );
};

/** A rollback under the id of a bet, of another round, or of nothing at all. */
const confused: Trick = async (state) => {
  const known = anyKnown(state);
  if (known === null) return bets(state);
  const nothing = transactionOf(state.caller);
  const { transaction_uuid } = known.sent;
  const rollbacks = [
    { ...referringTo(state.caller, nothing), transaction_uuid },
    referringTo(state.caller, nothing),
  ] as const;
  const answer = await state.caller.call("rollback", pick(state, rollbacks));
  note(state, "rollback", answer);
};

const brokenTexts = [
  (text: string) => text.slice(0, -1),
  (text: string) => text.replace("{", '{"amount":1,'),
  (text: string) => text.replace("{", '{"__proto__":{"amount":1},'),
  (text: string) => text.replace(/"amount":\d+/, '"amount":1e9'),
  (text: string) => text.replace(/"amount":\d+/, '"amount":-5000'),
  (text: string) => text.replace(/"amount":\d+/, '"amount":9007199254740993'),
  (text: string) => text.replace(/"amount":\d+/, '"amount":"1000"'),
  (text: string) => text.replace("{", `{"meta":${"[".repeat(40)}${"]".repeat(40)},`),
  (text: string) => `${text}${text}`,
  () => "",
] as const;

/** Text that is not what it should be, well signed: never done. */
const broken: Trick = async (state) => {
  const text = JSON.stringify(transactionOf(state.caller, { amount: 1_000 }));
  const body = pick(state, brokenTexts)(text);
  const answer = await state.caller.callRaw("bet", body, state.caller.signatureOf(body));
  if (note(state, "bet", answer) === "RS_OK") state.faults.push(`RS_OK for ${body}`);
};

/** Good text under a signature of something else: never done. */
const unsigned: Trick = async (state) => {
  const body = JSON.stringify(transactionOf(state.caller, { amount: 1_000 }));
  const signature = state.random(2) === 0 ? null : state.caller.signatureOf(`${body} `);
  const answer = await state.caller.callRaw("bet", body, signature);
  if (note(state, "bet", answer) === "RS_OK") state.faults.push("RS_OK without a signature");
};

/** Twice: what moves money is tried more often. */
const tricks: readonly [Trick, ...Trick[]] = [
  bets,
  bets,
  wins,
  wins,
  undoings,
  undoings,
  altered,
  hungUp,
  foreign,
  confused,
  broken,
  unsigned,
];
