/** What an installation without a mail service wrote to people and kept, for tests and journeys. */
import pg from "pg";

/** The body of the last message to somebody; null when there is none. */
export async function lastMessageTo(
  databaseUrl: string,
  recipient: string,
): Promise<string | null> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ body: string | null }>(
      `SELECT body FROM platform.message WHERE recipient = $1
       ORDER BY created_at DESC, message_id DESC LIMIT 1`,
      [recipient],
    );
    return rows[0]?.body ?? null;
  } finally {
    await client.end();
  }
}
