// Protects: no line holds on to the server for nothing, none is told anything after its session
// has ended, and a client that does not read is cut off instead of being kept in memory.
import { beforeEach, describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import type { LiveMessage } from "@tucano/contract/player/site/live.ts";
import { createAdjustableClock } from "../clock.ts";
import { createLogger } from "../logger.ts";
import type { Notices } from "../database/notices.ts";
import { type Connection, QUEUE_BYTES_MAX } from "./connection.ts";
import { type Connections, createConnections } from "./connections.ts";
import { createHub, type Hub } from "./hub.ts";
import { SAYING_MAX } from "./limits.ts";

const MINUTE_MS = 60_000;
const limits = { total: 4, perNetwork: 3, perMember: 2 };

let nowMs: number;
let isHearing: boolean;
/** What asking for a session comes to. */
let isRevoked: () => boolean | Promise<boolean>;
let slowCount: number;
let hub: Hub;
let connections: Connections;

beforeEach(() => {
  nowMs = 0;
  isHearing = true;
  isRevoked = () => false;
  slowCount = 0;
  const notices: Pick<Notices, "mark" | "isCurrent"> = {
    mark: () => ({ hearing: 1, atMs: nowMs }),
    isCurrent: ({ atMs }) => isHearing || nowMs - atMs < 500,
  };
  const encode = (message: LiveMessage): string => JSON.stringify(message);
  hub = createHub(encode);
  hub.addTopic({ name: "me", access: "personal" });
  hub.addTopic({ name: "winners", access: "open" });
  hub.addTopic({ name: "table", access: "open", hasPart: (part) => part === "7" });
  connections = createConnections({
    hub,
    encode,
    limits,
    clock: createAdjustableClock(new Date("2026-11-20T12:00:00Z")),
    logger: createLogger("silent"),
    notices: notices as Notices,
    nowMs: () => nowMs,
    // "m7-s1" is a token of member 7's session s1.
    authenticateMember: async (token) => {
      const [, member = "", sessionId = ""] = /^m(\d)-(\w+)$/.exec(token) ?? [];
      if (sessionId === "gone") return "revoked";
      return member === "" ? null : { memberId: toMemberId(Number(member)), sessionId };
    },
    isSessionRevoked: () => isRevoked(),
    onSlow: () => {
      slowCount += 1;
    },
  });
});

interface Line {
  readonly connection: Connection;
  readonly told: LiveMessage[];
  /** "4401 force_offline", or "cut". */
  ends: string[];
  bufferedBytes: number;
  pings: number;
  say(message: object | string): Promise<void>;
}

function open(address = "10.0.0.1"): Line {
  const line = { told: [] as LiveMessage[], ends: [] as string[], bufferedBytes: 0, pings: 0 };
  const connection = connections.open(
    {
      get bufferedBytes() {
        return line.bufferedBytes;
      },
      send: (text) => line.told.push(JSON.parse(String(text)) as LiveMessage),
      ping: () => {
        line.pings += 1;
      },
      close: (code, reason) => line.ends.push(`${code} ${reason}`),
      cut: () => line.ends.push("cut"),
    },
    address,
  );
  return Object.assign(line, {
    connection,
    say: async (message: object | string) => {
      const text = typeof message === "string" ? message : JSON.stringify(message);
      connections.receive(connection, text);
      await connection.work;
    },
  });
}

async function greeted(token: string | undefined, topics: string[], address?: string) {
  const line = open(address);
  await line.say({ type: "hello", token, topics, lang: "en" });
  return line;
}

const passTime = async (ms: number): Promise<void> => {
  nowMs += ms;
  connections.sweep();
  await new Promise((resolve) => setImmediate(resolve));
};

describe("hello", () => {
  test("says who came, what is told from now on, and why not the rest", async () => {
    const topics = ["me", "winners", "table:7", "table:8", "table", "winners:1", "nothing"];
    const member = await greeted("m7-s1", topics);
    expect(member.told[0]).toMatchObject({
      type: "welcome",
      member_id: 7,
      topics: ["me", "winners", "table:7"],
    });
    const { refused } = member.told[0] as Extract<LiveMessage, { type: "welcome" }>;
    expect(refused.map(({ topic, error }) => [topic, error])).toEqual(
      ["table:8", "table", "winners:1", "nothing"].map((one) => [one, "live.topic_unknown"]),
    );
    const visitor = await greeted(undefined, ["me", "winners"]);
    expect(visitor.told[0]).toMatchObject({
      member_id: null,
      topics: ["winners"],
      refused: [{ topic: "me", error: "common.unauthenticated" }],
    });
  });

  test.each([
    ["a token of nobody", { type: "hello", token: "nobody" }, "4401 Unauthenticated."],
    ["a session that was ended", { type: "hello", token: "m7-gone" }, "4401 force_offline"],
    ["something else first", { type: "ping" }, "4400 Say hello first."],
    ["no JSON", "{", "4400 No message of the contract."],
    ["a key twice", '{"type":"ping","type":"ping"}', "4400 No message of the contract."],
    ["an unknown message", { type: "transfer" }, "4400 No message of the contract."],
    ["a long text", `"${"x".repeat(9_000)}"`, "4400 No message of the contract."],
    ["strange topics", { type: "hello", topics: ["../me"] }, "4400 No message of the contract."],
  ])("%s closes the line", async (_name, message, end) => {
    const line = open();
    await line.say(message);
    expect([line.ends, line.told]).toEqual([[end], []]);
  });

  test("that never comes is not waited for", async () => {
    const line = open();
    await passTime(4_000);
    expect(line.ends).toEqual([]);
    await passTime(2_000);
    expect(line.ends).toEqual(["4408 No hello."]);
  });

  test("by another member takes everything of the first away", async () => {
    const line = await greeted("m7-s1", ["me", "winners"]);
    await line.say({ type: "hello", token: "m8-s2", topics: ["me"] });
    expect(line.told.at(-1)).toMatchObject({ type: "welcome", member_id: 8, topics: ["me"] });
    expect(hub.listeningMembers("me")).toEqual([8]);
    expect(hub.isListened("winners")).toBe(false);
  });
});

describe("what is told", () => {
  const beat: LiveMessage = { type: "beat", server_time: "2026-11-20T09:00:00.000-03:00" };

  test("reaches those who listen and nobody else", async () => {
    const [ana, tab, bruno] = [
      await greeted("m7-s1", ["me"]),
      await greeted("m7-s2", ["me"]),
      await greeted("m8-s3", ["me"]),
    ];
    hub.tellMember("me", toMemberId(7), beat);
    expect([ana, tab, bruno].map(({ told }) => told.length)).toEqual([2, 2, 1]);
    await tab.say({ type: "unsubscribe", topics: ["me"] });
    connections.remove(ana.connection);
    hub.tellMember("me", toMemberId(7), beat);
    expect([ana, tab].map(({ told }) => told.length)).toEqual([2, 3]);
    expect(hub.isHeardBy("me", toMemberId(7))).toBe(false);
  });

  test("is not kept for a client that does not read", async () => {
    const [slow, quick] = [
      await greeted(undefined, ["winners"]),
      await greeted(undefined, ["winners"]),
    ];
    slow.bufferedBytes = QUEUE_BYTES_MAX + 1;
    hub.publish("winners", beat);
    expect([slow.ends, slow.told.length, slowCount]).toEqual([["cut"], 1, 1]);
    expect(quick.told).toHaveLength(2);
  });

  test("beats, and a line without any sign of life is cut", async () => {
    const line = await greeted(undefined, ["winners"]);
    await passTime(25_000);
    expect([line.told.at(-1)?.type, line.pings]).toEqual(["beat", 1]);
    connections.hear(line.connection);
    await passTime(59_000);
    expect(line.ends).toEqual([]);
    await passTime(2_000);
    expect(line.ends).toEqual(["cut"]);
  });
});

describe("limits", () => {
  test("hold for a member, for an address, and for all together", async () => {
    await greeted("m7-s1", ["me"], "10.0.0.1");
    await greeted("m7-s1", ["me"], "10.0.0.2");
    const third = await greeted("m7-s2", ["me"], "10.0.0.3");
    expect(third.ends).toEqual(["4429 live.too_many_connections"]);
    connections.remove(third.connection);
    expect(connections.hasRoom("10.0.0.1")).toBe(true);
    open("2001:db8::1");
    expect(connections.hasRoom("2001:db8::2")).toBe(true);
    open("2001:db8::2");
    expect(connections.hasRoom("10.0.0.9")).toBe(false);
  });

  test("are of a customer's whole network of IPv6", () => {
    for (const last of [1, 2, 3]) open(`2001:db8::${last}`);
    expect([connections.hasRoom("2001:db8::4"), connections.hasRoom("10.0.0.1")]).toEqual([
      false,
      true,
    ]);
  });

  test("end who says too much, and who listens to nothing", async () => {
    const loud = await greeted(undefined, ["winners"]);
    for (let count = 1; count <= SAYING_MAX; count += 1) await loud.say({ type: "ping" });
    expect(loud.ends).toEqual(["4429 Too many messages."]);
    const idle = await greeted(undefined, []);
    for (const _half of [1, 2]) {
      await idle.say({ type: "ping" });
      await passTime(31_000);
    }
    expect(idle.ends).toEqual(["4408 No topic."]);
  });
});

describe("a session that ends", () => {
  test("ends its lines at once, and only its own", async () => {
    const [ended, other] = [await greeted("m7-s1", ["me"]), await greeted("m7-s2", ["me"])];
    connections.endSession("s1");
    expect([ended.ends, other.ends]).toEqual([["4401 force_offline"], []]);
    hub.tellMember("me", toMemberId(7), {
      type: "beat",
      server_time: "2026-11-20T09:00:00.000-03:00",
    });
    expect([ended.told.length, other.told.length]).toEqual([1, 2]);
  });

  test("while somebody says hello is not overlooked", async () => {
    isRevoked = () => true;
    const line = await greeted("m7-s1", ["me"]);
    expect([line.ends, line.told]).toEqual([["4401 force_offline"], []]);
  });

  test("is asked for within a second while notices are not heard", async () => {
    const line = await greeted("m7-s1", ["me"]);
    isRevoked = () => true;
    await passTime(600);
    expect(line.ends).toEqual([]);
    isHearing = false;
    await passTime(600);
    expect(line.ends).toEqual(["4401 force_offline"]);
  });

  test("cannot be asked for: then nothing is told either", async () => {
    const line = await greeted("m7-s1", ["me"]);
    isHearing = false;
    isRevoked = () => Promise.reject(new Error("no database"));
    await passTime(600);
    expect(line.ends).toEqual(["1013 Records cannot be reached."]);
  });

  test("ends by itself unless the token is renewed", async () => {
    const [renewed, forgotten] = [await greeted("m7-s1", ["me"]), await greeted("m7-s2", ["me"])];
    for (let minute = 1; minute <= 16; minute += 1) {
      if (minute === 14) await renewed.say({ type: "hello", token: "m7-s1" });
      for (const { connection } of [renewed, forgotten]) connections.hear(connection);
      await passTime(MINUTE_MS - 1_000);
    }
    await passTime(0);
    expect(renewed.ends).toEqual([]);
    expect(renewed.told.filter(({ type }) => type === "welcome")).toHaveLength(2);
    expect(forgotten.ends).toEqual(["4401 Say hello again."]);
  });
});
