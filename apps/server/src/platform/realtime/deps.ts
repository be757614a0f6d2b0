/** What connections depend on. */
import type { LiveMessage } from "@tucano/contract/player/site/live.ts";
import type { Clock } from "../clock.ts";
import { toWireInstant } from "../days.ts";
import type { MemberIdentity } from "../http/types.ts";
import type { Logger } from "../logger.ts";
import type { Notices } from "../database/notices.ts";
import type { Connection, Encode } from "./connection.ts";
import type { Hub } from "./hub.ts";
import type { Limits } from "./limits.ts";

export interface ConnectionsDeps {
  readonly hub: Hub;
  readonly encode: Encode;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly notices: Notices;
  readonly limits: Limits;
  /** The machine's clock: time passes for connections even when a test's clock stands still. */
  readonly nowMs: () => number;
  authenticateMember(token: string): Promise<MemberIdentity | "revoked" | null>;
  isSessionRevoked(sessionId: string): boolean | Promise<boolean>;
  readonly onSlow: () => void;
}

/** What answering a message needs beside the connection itself. */
export interface MessageDeps extends ConnectionsDeps {
  /** Ties the connection to that member, or to a visitor. False: the member has too many. */
  identify(connection: Connection, member: MemberIdentity | null): boolean;
}

export function timed(type: "beat" | "pong", clock: Clock): LiveMessage {
  return { type, server_time: toWireInstant(clock.now()) };
}
