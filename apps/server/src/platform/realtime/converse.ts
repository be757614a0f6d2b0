/** What a client says, and what it is answered. */
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
import { type Company, timed } from "./company.ts";
import type { Connection } from "./connection.ts";
import type { Joined } from "./hub.ts";
import { BEAT_MS, RENEW_SECONDS, SAYING_MAX, SAYING_WITHIN_MS } from "./limits.ts";

type Hello = Extract<LiveRequest, { type: "hello" }>;

/** Answers come in the order of the messages. */
export function converse(company: Company, connection: Connection, text: string): void {
  if (!connection.isOpen) return;
  if (isTooMuch(connection, company.nowMs())) {
    return connection.close("too_many", "Too many messages.");
  }
  const request = parseRequest(text);
  if (request === null) return connection.close("malformed", "No message of the contract.");
  connection.work = connection.work.then(() => answer(company, connection, request));
}

function isTooMuch({ saying }: Connection, nowMs: number): boolean {
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
  company: Company,
  connection: Connection,
  request: LiveRequest,
): Promise<void> {
  if (!connection.isOpen) return;
  if (request.type !== "hello" && connection.greetedAtMs === null) {
    return connection.close("malformed", "Say hello first.");
  }
  try {
    await react(company, connection, request);
  } catch (error) {
    company.logger.warn({ err: error }, "A realtime message could not be answered.");
    connection.close("try_again_later", "Records cannot be reached.");
  }
}

async function react(
  company: Company,
  connection: Connection,
  request: LiveRequest,
): Promise<void> {
  switch (request.type) {
    case "hello":
      return welcome(company, connection, request);
    case "subscribe":
      return listen(company, connection, request.topics, (topics, refused) => ({
        type: "subscribed",
        topics,
        refused,
      }));
    case "unsubscribe":
      for (const name of request.topics) company.hub.leave(connection, name);
      return connection.tell({
        type: "subscribed",
        topics: Array.from(connection.topics),
        refused: [],
      });
    case "ping":
      return connection.tell(timed("pong", company.clock));
  }
}

async function welcome(company: Company, connection: Connection, hello: Hello): Promise<void> {
  connection.lang = toLanguage(hello.lang);
  const mark = company.notices.mark();
  const { token } = hello;
  const member = token === undefined ? null : await company.authenticateMember(token);
  if (!connection.isOpen) return;
  if (token !== undefined && (member === null || member === "revoked")) {
    const reason = member === "revoked" ? "force_offline" : "Unauthenticated.";
    return connection.close("unauthenticated", reason);
  }
  if (member === "revoked") return;
  if (!company.identify(connection, member)) {
    return connection.close("too_many", "live.too_many_connections");
  }
  // It may have ended while we asked, before anybody could have found this line by it.
  if (member !== null && (await company.isSessionRevoked(member.sessionId))) {
    return connection.close("unauthenticated", "force_offline");
  }
  if (!connection.isOpen) return;
  connection.mark = member === null ? null : mark;
  connection.greetedAtMs = company.nowMs();
  connection.idleSinceMs = connection.greetedAtMs;
  await listen(company, connection, hello.topics, (topics, refused) => ({
    type: "welcome",
    member_id: member?.memberId ?? null,
    topics,
    refused,
    beat_seconds: BEAT_MS / 1_000,
    renew_seconds: RENEW_SECONDS,
    server_time: toWireInstant(company.clock.now()),
  }));
}

type Refused = Extract<LiveMessage, { type: "subscribed" }>["refused"];

/** Joins, says so, and only then lets each topic say what there is to know first. */
async function listen(
  { hub }: Company,
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
