/**
 * Sends the stream on to NATS JetStream. The place moves in a transaction that is open while a part
 * is sent, so one process sends at a time; what is sent again after a crash has the same
 * Nats-Msg-Id, and is dropped by the broker within its window.
 */
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type EventRow, subjectOf, toHouseEvent } from "../policy.ts";
import { readAfter } from "../stream/event-repository.ts";
import { sourceOf, withoutInvitations } from "../stream/read-stream.ts";
import type { IntegrationsDeps } from "../types.ts";
import { lockPlace, movePlace, openPlace } from "./place-repository.ts";

export const NATS = "nats";
const STREAM = "TUCANO";
const SUBJECTS = "tucano.v1.>";
const PART = 200;
const TIMEOUT_MS = 5_000;
/** How long NATS knows a repeat. */
const REPEATS_NANOSECONDS = 3_600_000_000_000;

export interface Broker {
  /** Sends what is new; returns how many events. */
  step(): Promise<number>;
  close(): Promise<void>;
}

export function createNatsBroker(deps: IntegrationsDeps, url: string): Broker {
  let opened: Promise<NatsConnection> | null = null;
  const connection = async (): Promise<NatsConnection> => {
    if (opened !== null && (await opened.catch(() => null))?.isClosed() === false) return opened;
    opened = open(url);
    return opened;
  };
  return {
    step: async () => {
      let sent = 0;
      for (;;) {
        const added = await sendPart(deps, connection);
        sent += added;
        if (added < PART) return sent;
      }
    },
    close: async () => {
      await (await opened?.catch(() => null))?.close();
    },
  };
}

/** The stream is made if nobody has made one to their own liking. */
async function open(url: string): Promise<NatsConnection> {
  const { username, password, host } = new URL(url);
  const connected = await connect({
    servers: host,
    timeout: TIMEOUT_MS,
    ...(username === "" ? {} : { user: decodeURIComponent(username) }),
    ...(password === "" ? {} : { pass: decodeURIComponent(password) }),
  });
  const { streams } = await jetstreamManager(connected, { timeout: TIMEOUT_MS });
  const found = await streams.names(SUBJECTS).next();
  if (found.length === 0) {
    const duplicate_window = REPEATS_NANOSECONDS;
    await streams.add({ name: STREAM, subjects: [SUBJECTS], duplicate_window });
  }
  return connected;
}

async function sendPart(
  deps: IntegrationsDeps,
  connection: () => Promise<NatsConnection>,
): Promise<number> {
  const to = jetstream(await connection(), { timeout: TIMEOUT_MS });
  const source = sourceOf(deps);
  const publish = (row: EventRow) =>
    to.publish(subjectOf(row), JSON.stringify(toHouseEvent(row, source)), { msgID: row.id });
  await inTransaction(deps.db, (tx) => openPlace(tx, NATS));
  return inTransaction(deps.apart, async (tx) => {
    const place = await lockPlace(tx, NATS);
    const rows = place === null ? [] : await readAfter(tx, place, PART);
    const last = rows.at(-1);
    if (last === undefined) return 0;
    // One after the other as they are written, and all of them acknowledged.
    await Promise.all((await withoutInvitations(deps, rows)).map(publish));
    await movePlace(tx, NATS, last.seq);
    return rows.length;
  });
}
