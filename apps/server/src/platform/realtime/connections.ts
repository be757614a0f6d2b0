/**
 * All connections of this process: who may open one, what each must do in time, and how soon one is
 * closed when its session ends. A notice from the database closes it at once. While it is not
 * certain that notices arrive, the session is checked twice a second instead, and a connection
 * whose session cannot be checked is closed. So nothing is sent a second after a session has ended,
 * whatever fails.
 */
import { answerMessage } from "./answer-message.ts";
import { networkOf } from "../http/requests/rate-limit.ts";
import { type ConnectionsDeps, type MessageDeps, timed } from "./deps.ts";
import { Connection } from "./connection.ts";
import type { Lines } from "./websocket.ts";
import { Groups } from "./groups.ts";
import { BEAT_MS, HELLO_WITHIN_MS, IDLE_MS, RENEW_MS, SILENT_MS } from "./limits.ts";

export interface Connections extends Lines<Connection> {
  readonly size: number;
  endSession(sessionId: string): void;
}

export function createConnections(deps: ConnectionsDeps): Connections {
  const { hub, limits, nowMs } = deps;
  const all = new Set<Connection>();
  const sessions = new Groups<string, Connection>();
  const members = new Groups<number, Connection>();
  const networks = new Groups<string, Connection>();

  const forgetMember = (connection: Connection): void => {
    const { member } = connection;
    hub.leaveAll(connection);
    if (member === null) return;
    sessions.delete(member.sessionId, connection);
    members.delete(member.memberId, connection);
    connection.member = null;
  };
  const messageDeps: MessageDeps = {
    ...deps,
    identify: (connection, member) => {
      const before = connection.member;
      if (before?.sessionId === member?.sessionId) return true;
      forgetMember(connection);
      if (member === null) return true;
      if (members.of(member.memberId).size >= limits.perMember) return false;
      connection.member = member;
      sessions.add(member.sessionId, connection);
      members.add(member.memberId, connection);
      return true;
    },
  };
  const remove = (connection: Connection): void => {
    connection.isOpen = false;
    forgetMember(connection);
    all.delete(connection);
    networks.delete(connection.network, connection);
  };
  return {
    get size() {
      return all.size;
    },
    hasRoom: (address) =>
      all.size < limits.total && networks.of(networkOf(address)).size < limits.perNetwork,
    open: (wire, address) => {
      const { encode, onSlow } = deps;
      const network = networkOf(address);
      const connection = new Connection({ wire, encode, onSlow, network, nowMs: nowMs() });
      all.add(connection);
      networks.add(network, connection);
      return connection;
    },
    receive: (connection, text) => {
      connection.heardAtMs = nowMs();
      answerMessage(messageDeps, connection, text);
    },
    hear: (connection) => {
      connection.heardAtMs = nowMs();
    },
    remove,
    endSession: (sessionId) => {
      for (const connection of Array.from(sessions.of(sessionId))) {
        connection.close("unauthenticated", "force_offline");
        // Nothing is sent to it while the socket closes.
        forgetMember(connection);
      }
    },
    sweep: () => {
      for (const connection of Array.from(all)) checkConnection(deps, connection);
    },
    closeAll: () => {
      for (const connection of Array.from(all)) connection.close("going_away", "See you soon.");
    },
  };
}

function checkConnection(deps: ConnectionsDeps, connection: Connection): void {
  if (!connection.isOpen) return;
  const now = deps.nowMs();
  const { greetedAtMs, heardAtMs } = connection;
  if (now - heardAtMs > SILENT_MS) return connection.cut();
  if (greetedAtMs === null) {
    if (now - connection.openedAtMs > HELLO_WITHIN_MS) connection.close("timeout", "No hello.");
    return;
  }
  if (connection.member !== null && now - greetedAtMs > RENEW_MS) {
    return connection.close("unauthenticated", "Say hello again.");
  }
  if (connection.topics.size > 0) connection.idleSinceMs = now;
  if (now - connection.idleSinceMs > IDLE_MS) return connection.close("timeout", "No topic.");
  if (now - connection.beatenAtMs >= BEAT_MS) {
    connection.beatenAtMs = now;
    connection.tell(timed("beat", deps.clock));
    connection.ping();
  }
  if (connection.mark !== null && !deps.notices.isCurrent(connection.mark)) {
    void checkSession(deps, connection);
  }
}

/** Never rejects. */
async function checkSession(deps: ConnectionsDeps, connection: Connection): Promise<void> {
  const { member } = connection;
  if (member === null || connection.isChecking) return;
  connection.isChecking = true;
  const mark = deps.notices.mark();
  try {
    const isRevoked = await deps.isSessionRevoked(member.sessionId);
    if (isRevoked) connection.close("unauthenticated", "force_offline");
    connection.mark = mark;
  } catch {
    connection.close("try_again_later", "Records cannot be reached.");
  } finally {
    connection.isChecking = false;
  }
}
