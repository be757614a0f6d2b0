/** What the house wrote to people: tests read it where nothing is really sent. */
import { sql } from "kysely";
import type { TestServer } from "./server.ts";

export interface WrittenMessage {
  readonly channel: "mail" | "sms";
  readonly recipient: string;
  readonly about: string;
  readonly subject: string;
  readonly body: string | null;
  readonly state: string;
}

/** To one address or phone, the first one first. */
export async function messagesTo(server: TestServer, recipient: string): Promise<WrittenMessage[]> {
  const { rows } = await sql<WrittenMessage>`
    SELECT channel, recipient, about, subject, body, state FROM platform.message
    WHERE recipient = ${recipient} ORDER BY created_at, message_id`.execute(server.db);
  return rows;
}

/** The six digits of the last message to somebody. */
export async function codeSentTo(server: TestServer, recipient: string): Promise<string> {
  const messages = await messagesTo(server, recipient);
  const code = /\b\d{6}\b/.exec(messages.at(-1)?.body ?? "")?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${recipient}.`);
  return code;
}
