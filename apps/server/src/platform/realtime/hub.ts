/** Who listens to what in this process. Serialises a message once, however many it goes to. */
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { LIVE_TOPICS_MAX, type LiveMessage } from "@tucano/contract/player/site/live.ts";
import type { Connection, Encode } from "./connection.ts";
import { Groups } from "./groups.ts";
import type { Realtime, Topic } from "./types.ts";

/** A topic that a connection has just joined. */
export interface Joined {
  readonly topic: Topic;
  readonly part: string | null;
}

export interface Hub extends Realtime {
  /** The topic, or why it may not be joined. Null: it was joined before. */
  join(connection: Connection, name: string): Joined | ErrorCode | null;
  leave(connection: Connection, name: string): void;
  leaveAll(connection: Connection): void;
}

export function createHub(encode: Encode): Hub {
  const topics = new Map<string, Topic>();
  const listeners = new Groups<string, Connection>();
  /** Listeners of personal topics. */
  const members = new Map<string, Groups<MemberId, Connection>>();

  const send = (connections: ReadonlySet<Connection>, message: LiveMessage): void => {
    if (connections.size === 0) return;
    const text = encode(message);
    // A connection found too slow is removed while we iterate.
    for (const connection of Array.from(connections)) connection.send(text);
  };

  const find = (connection: Connection, name: string): Joined | ErrorCode => {
    const [head = "", part = null] = name.split(":");
    const topic = topics.get(head);
    const isThere = part === null ? topic?.hasPart === undefined : topic?.hasPart?.(part) === true;
    if (topic === undefined || !isThere) return "live.topic_unknown";
    if (topic.access !== "open" && connection.member === null) return "common.unauthenticated";
    if (connection.topics.size >= LIVE_TOPICS_MAX) return "common.too_many_requests";
    return { topic, part };
  };

  const leave = (connection: Connection, name: string): void => {
    if (!connection.topics.delete(name)) return;
    listeners.delete(name, connection);
    const { member } = connection;
    if (member !== null) members.get(name)?.delete(member.memberId, connection);
  };

  return {
    addTopic: (topic) => {
      if (topics.has(topic.name)) throw new Error(`There are two topics called ${topic.name}.`);
      topics.set(topic.name, topic);
      if (topic.access === "personal") members.set(topic.name, new Groups());
    },
    publish: (name, message) => send(listeners.of(name), message),
    tellMember: (topic, memberId, message) => {
      const group = members.get(topic)?.of(memberId);
      if (group !== undefined) send(group, message);
    },
    isListened: (name) => listeners.has(name),
    isHeardBy: (topic, memberId) => members.get(topic)?.has(memberId) === true,
    listeningMembers: (topic) => members.get(topic)?.keys() ?? [],
    join: (connection, name) => {
      if (connection.topics.has(name)) return null;
      const found = find(connection, name);
      if (typeof found === "string") return found;
      connection.topics.add(name);
      if (found.topic.access !== "personal") listeners.add(name, connection);
      else if (connection.member !== null) {
        members.get(name)?.add(connection.member.memberId, connection);
      }
      return found;
    },
    leave,
    leaveAll: (connection) => {
      for (const name of Array.from(connection.topics)) leave(connection, name);
    },
  };
}
