/** One statement against a database that is running already, for tests that need time to pass. */
import pg from "pg";

export async function runStatement(
  url: string,
  text: string,
  values: readonly unknown[],
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(text, [...values]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
