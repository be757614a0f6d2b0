/** What the server under test has written to somebody, which it keeps as it has no mail service. */
import { lastMessageTo } from "@tucano/workshop/kept-messages.ts";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";

/** The first address in the last message to somebody. */
export async function linkSentTo(recipient: string): Promise<string> {
  // It runs already: this finds out where.
  const database = await startEmbeddedPostgres({ dataDir: process.env["E2E_DATA_DIR"] ?? "" });
  const body = await lastMessageTo(database.url(), recipient);
  const link = /https?:\/\/\S+/.exec(body ?? "")?.[0];
  if (link === undefined) throw new Error(`No link was sent to ${recipient}.`);
  return link;
}
