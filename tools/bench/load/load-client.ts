/**
 * The load client. In a closed loop each connection plays one round after the other; at a constant
 * rate rounds begin when they are due, and one that had to wait for a connection has waited.
 */
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { createHistogram, type Histogram } from "./histogram.ts";
import { type HttpConnection, openConnection } from "./http-connection.ts";
import { answerOrder, type LoadOrder, type LoadResult } from "./load.ts";
import { createMemberRing, type MemberRing } from "./member-ring.ts";
import { createRoundKeys } from "./round-keys.ts";

const OK = 200;
const ANSWER_TIMEOUT_MS = 30_000;
const SWEEP_EVERY_MS = 1_000;
const TICK_MS = 1;
/** Played like the rest and not counted: connections open, and code becomes machine code. */
const WARM_UP_MS = 1_000;
/** One answer in so many is read and compared. */
const VERIFIED_EVERY = 64;
const BALANCE = /^\d+\.\d\d$/;
const OVER_ANSWERS = "answer differs from what was asked";

/** A request ready but for somebody who plays and the key, which always lie at the same places. */
interface RequestForm {
  readonly bytes: Buffer;
  readonly tokenAt: number;
  readonly keyAt: number;
}

interface Lane {
  readonly connection: HttpConnection;
  readonly forms: readonly RequestForm[];
  member: number;
  key: string;
  /** When it was sent; at a constant rate, when it was due. 0: idle. */
  startedMs: number;
  sentMs: number;
}

interface Play {
  readonly order: LoadOrder;
  readonly ring: MemberRing;
  readonly histogram: Histogram;
  readonly errors: Record<string, number>;
  readonly nextKey: () => string;
  readonly countedFromMs: number;
  readonly deadlineMs: number;
  sent: number;
  answeredInTime: number;
  verified: number;
  waits: number;
}

function createForm(order: LoadOrder, stake: string): RequestForm {
  const tokenSpace = " ".repeat(order.tokens[0]?.length ?? 0);
  const keySpace = createRoundKeys()();
  const body = JSON.stringify({ stake, round_key: keySpace });
  const head = [
    `${spin.method} ${spin.path} HTTP/1.1`,
    `host: ${new URL(order.url).host}`,
    "content-type: application/json",
    `content-length: ${body.length}`,
    `authorization: Bearer ${tokenSpace}`,
  ].join("\r\n");
  return {
    bytes: Buffer.from(`${head}\r\n\r\n${body}`, "latin1"),
    tokenAt: head.length - tokenSpace.length,
    keyAt: head.length + 4 + body.indexOf(keySpace),
  };
}

function send(play: Play, lane: Lane, member: number, startedMs: number): void {
  const { order } = play;
  const form = lane.forms[order.games[member] ?? 0];
  if (form === undefined) throw new Error(`Member ${member} plays a game that is not there.`);
  lane.member = member;
  lane.key = play.nextKey();
  lane.startedMs = startedMs;
  lane.sentMs = performance.now();
  form.bytes.write(order.tokens[member] ?? "", form.tokenAt, "latin1");
  form.bytes.write(lane.key, form.keyAt, "latin1");
  play.sent += 1;
  lane.connection.send(form.bytes, play.sent % VERIFIED_EVERY === 0);
}

function note(play: Play, code: string): void {
  play.errors[code] = (play.errors[code] ?? 0) + 1;
}

interface SpinAnswer {
  readonly code?: number;
  readonly error?: string;
  readonly data?: { readonly round_key?: string; readonly balance?: string } | null;
}

function parse(text: string): SpinAnswer {
  try {
    return JSON.parse(text) as SpinAnswer;
  } catch {
    return {};
  }
}

/** Null: the round was played. Otherwise what was in the way. */
function problemOf(play: Play, lane: Lane, status: number, text: string | null): string | null {
  if (text === null) return null;
  const { code, error, data } = parse(text);
  if (status !== OK || code !== OK) return error ?? `http ${status}`;
  play.verified += 1;
  const isRight = data?.round_key === lane.key && BALANCE.test(data.balance ?? "");
  return isRight ? null : OVER_ANSWERS;
}

function finish(play: Play, lane: Lane, problem: string | null): void {
  const nowMs = performance.now();
  if (problem !== null) note(play, problem);
  else if (lane.startedMs >= play.countedFromMs) play.histogram.add(nowMs - lane.startedMs);
  const isInTime = nowMs >= play.countedFromMs && nowMs <= play.deadlineMs;
  if (problem === null && isInTime) play.answeredInTime += 1;
  play.ring.done(lane.member, nowMs);
  lane.startedMs = 0;
}

function openLanes(play: Play, whenIdle: (lane: Lane) => void): Lane[] {
  const { order } = play;
  const { hostname, port } = new URL(order.url);
  return Array.from({ length: order.connections }, () => {
    const end = (problem: string | null): void => {
      finish(play, lane, problem);
      whenIdle(lane);
    };
    const connection = openConnection(
      { host: hostname, port: Number(port) },
      { answered: (status, text) => end(problemOf(play, lane, status, text)), failed: end },
    );
    const forms = order.stakes.map((stake) => createForm(order, stake));
    const lane: Lane = { connection, forms, member: 0, key: "", startedMs: 0, sentMs: 0 };
    return lane;
  });
}

/** Each connection plays, and plays again as soon as it has its answer. */
function playClosed(play: Play): Promise<readonly Lane[]> {
  return new Promise((resolve) => {
    const { connections, roundsMax = Number.MAX_SAFE_INTEGER } = play.order;
    let busy = connections;
    const go = (lane: Lane): void => {
      const nowMs = performance.now();
      if (nowMs >= play.deadlineMs || play.sent >= roundsMax) {
        busy -= 1;
        if (busy === 0) resolve(lanes);
        return;
      }
      const member = play.ring.next(nowMs);
      if (member !== null) return send(play, lane, member, nowMs);
      play.waits += 1;
      setTimeout(() => go(lane), play.ring.waitMs(nowMs));
    };
    const lanes = openLanes(play, go);
    sweep(play, lanes);
    for (const lane of lanes) go(lane);
  });
}

/** Rounds begin at their times; a time is counted from when it was due, not from when it went. */
function playConstant(play: Play, perSecond: number): Promise<readonly Lane[]> {
  return new Promise((resolve) => {
    const idle: Lane[] = [];
    const beginMs = performance.now();
    const all = Math.floor(((play.deadlineMs - beginMs) * perSecond) / 1_000);
    let begun = 0;
    const go = (): void => {
      const nowMs = performance.now();
      while (begun < all) {
        const dueMs = beginMs + (begun * 1_000) / perSecond;
        if (dueMs > nowMs || idle.length === 0) return;
        const member = play.ring.next(nowMs);
        if (member === null) {
          play.waits += 1;
          return;
        }
        begun += 1;
        const lane = idle.pop();
        if (lane !== undefined) send(play, lane, member, dueMs);
      }
      if (idle.length < lanes.length) return;
      clearInterval(clock);
      resolve(lanes);
    };
    const lanes = openLanes(play, (lane) => {
      idle.push(lane);
      go();
    });
    idle.push(...lanes);
    sweep(play, lanes);
    const clock = setInterval(go, TICK_MS);
  });
}

/** An answer that does not come is an error, and its connection goes on with another. */
function sweep({ deadlineMs }: Play, lanes: readonly Lane[]): void {
  const clock = setInterval(() => {
    const nowMs = performance.now();
    for (const lane of lanes) {
      const isLate = lane.startedMs > 0 && nowMs - lane.sentMs > ANSWER_TIMEOUT_MS;
      if (isLate) lane.connection.abort("timeout");
    }
    if (nowMs > deadlineMs + 2 * ANSWER_TIMEOUT_MS) clearInterval(clock);
  }, SWEEP_EVERY_MS);
  clock.unref();
}

async function playOrder(order: LoadOrder, begin: () => void): Promise<LoadResult> {
  const countedFromMs = performance.now() + WARM_UP_MS;
  const play: Play = {
    order,
    countedFromMs,
    deadlineMs: countedFromMs + order.seconds * 1_000,
    ring: createMemberRing(order.tokens.length, order.minRoundMs),
    histogram: createHistogram(),
    errors: {},
    nextKey: createRoundKeys(),
    sent: 0,
    answeredInTime: 0,
    verified: 0,
    waits: 0,
  };
  let cpuBefore = process.cpuUsage();
  setTimeout(() => {
    cpuBefore = process.cpuUsage();
    begin();
  }, WARM_UP_MS);
  const lanes =
    order.perSecond === null ? await playClosed(play) : await playConstant(play, order.perSecond);
  const { user, system } = process.cpuUsage(cpuBefore);
  for (const lane of lanes) lane.connection.close();
  const rounds = play.histogram.count();
  const cpuUs = user + system;
  return {
    connections: order.connections,
    seconds: order.seconds,
    rounds,
    rounds_per_second: Number((play.answeredInTime / order.seconds).toFixed(1)),
    ...play.histogram.percentiles(),
    errors: play.errors,
    answers_verified: play.verified,
    waits_for_members: play.waits,
    client_cpu_seconds: Number((cpuUs / 1_000_000).toFixed(2)),
    client_cpu_us_per_round: rounds === 0 ? null : Number((cpuUs / rounds).toFixed(1)),
  };
}

answerOrder((order, begin) => playOrder(order as LoadOrder, begin));
