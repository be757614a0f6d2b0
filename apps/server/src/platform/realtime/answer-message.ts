/** Answers what a client sends. */
import * as z from "zod/mini";
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import {
  LIVE_MESSAGE_BYTES_MAX,
  liveRequest,
  type LiveMessage,
  type LiveRequest,
} from "@tucano/contract/player/site/live.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../days.ts";
import { parseStrictJson } from "../http/requests/strict-json.ts";
import { translate } from "../translate.ts";
import { type MessageDeps, timed } from "./deps.ts";
import type { Connection } from "./connection.ts";
import type { Joined } from "./hub.ts";
import { BEAT_MS, RENEW_SECONDS, SAYING_MAX, SAYING_WITHIN_MS } from "./limits.ts";

type Hello = Extract<LiveRequest, { type: "hello" }>;

/** Messages are answered in the order in which they came. */
export function answerMessage(deps: MessageDeps, connection: Connection, text: string): void {
  if (!connection.isOpen) return;
  if (isTooMany(connection, deps.nowMs())) {
    return connection.close("too_many", "Too many messages.");
  }
  const request = parseRequest(text);
  if (request === null) return connection.close("malformed", "No message of the contract.");
  connection.work = connection.work.then(() => answer(deps, connection, request));
}

function isTooMany({ saying }: Connection, nowMs: number): boolean {
  if (nowMs - saying.sinceMs >= SAYING_WITHIN_MS) {
    saying.sinceMs = nowMs;
    saying.count = 0;
  }
  saying.count += 1;
  return saying.count > SAYING_MAX;
}

function parseRequest(text: string): LiveRequest | null {
  if (text.length > LIVE_MESSAGE_BYTES_MAX) return null;
  try {
    const parsed = z.safeParse(liveRequest, parseStrictJson(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Never rejects. */
async function answer(
  deps: MessageDeps,
  connection: Connection,
  request: LiveRequest,
): Promise<void> {
  if (!connection.isOpen) return;
  if (request.type !== "hello" && connection.greetedAtMs === null) {
    return connection.close("malformed", "Say hello first.");
  }
  try {
    await react(deps, connection, request);
  } catch (error) {
    deps.logger.warn({ err: error }, "A realtime message could not be answered.");
    connection.close("try_again_later", "Records cannot be reached.");
  }
}

async function react(
  deps: MessageDeps,
  connection: Connection,
  request: LiveRequest,
): Promise<void> {
  switch (request.type) {
    case "hello":
      return welcome(deps, connection, request);
    case "subscribe":
      return listen(deps, connection, request.topics, (topics, refused) => ({
        type: "subscribed",
        topics,
        refused,
      }));
    case "unsubscribe":
      for (const name of request.topics) deps.hub.leave(connection, name);
      return connection.tell({
        type: "subscribed",
        topics: Array.from(connection.topics),
        refused: [],
      });
    case "ping":
      return connection.tell(timed("pong", deps.clock));
  }
}

async function welcome(deps: MessageDeps, connection: Connection, hello: Hello): Promise<void> {
  connection.lang = toLanguage(hello.lang);
  const mark = deps.notices.mark();
  const { token } = hello;
  const member = token === undefined ? null : await deps.authenticateMember(token);
  if (!connection.isOpen) return;
  if (token !== undefined && (member === null || member === "revoked")) {
    const reason = member === "revoked" ? "force_offline" : "Unauthenticated.";
    return connection.close("unauthenticated", reason);
  }
  if (member === "revoked") return;
  if (!deps.identify(connection, member)) {
    return connection.close("too_many", "live.too_many_connections");
  }
  // The session may have ended while we asked, before this connection could be found by it.
  if (member !== null && (await deps.isSessionRevoked(member.sessionId))) {
    return connection.close("unauthenticated", "force_offline");
  }
  if (!connection.isOpen) return;
  connection.mark = member === null ? null : mark;
  connection.greetedAtMs = deps.nowMs();
  connection.idleSinceMs = connection.greetedAtMs;
  await listen(deps, connection, hello.topics, (topics, refused) => ({
    type: "welcome",
    member_id: member?.memberId ?? null,
    topics,
    refused,
    beat_seconds: BEAT_MS / 1_000,
    renew_seconds: RENEW_SECONDS,
    server_time: toWireInstant(deps.clock.now()),
  }));
}

type Refused = Extract<LiveMessage, { type: "subscribed" }>["refused"];

/** Joins the topics, reports them, and only then lets each one send its first message. */
async function listen(
  { hub }: MessageDeps,
  connection: Connection,
  names: readonly string[],
  report: (topics: string[], refused: Refused) => LiveMessage,
): Promise<void> {
  const joined: Joined[] = [];
  const refused: Refused = [];
  for (const name of names) {
    const result = hub.join(connection, name);
    if (typeof result === "string") refused.push(refusal(connection, name, result));
    else if (result !== null) joined.push(result);
  }
  connection.tell(report(Array.from(connection.topics), refused));
  for (const { topic, part } of joined) await topic.greet?.(connection, part);
}

function refusal({ lang }: Connection, topic: string, error: ErrorCode): Refused[number] {
  return { topic, error, message: translate(lang, error) };
}
