// Protects: what is remembered is believed only while its end would be heard, whatever happens to
// the line; after a line was lost, nothing from before is believed; and a notice that is nonsense
// is logged, and keeps nobody from hearing the next.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { openTcpLine, type TcpLine } from "@tucano/workshop/tcp-line.ts";
import { inTransaction } from "../database/transaction.ts";
import { createLogger } from "../logger.ts";
import { createMetrics } from "../metrics.ts";
import { createNotices, type Notices } from "../database/notices.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";

let database: TestDatabase;
let line: TcpLine;
let notices: Notices;
const heard: string[] = [];
const warned: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const url = new URL(database.url);
  line = await openTcpLine(Number(url.port));
  url.port = String(line.port);
  notices = createNotices({
    url: url.toString(),
    logger: createLogger("warn", { write: (line) => void warned.push(JSON.parse(line)) }),
    metrics: createMetrics(),
  });
  notices.on("test", (subject) => {
    if (subject.startsWith("of ")) toMemberId(Number(subject.slice(3)));
  });
  notices.on("test", (subject) => heard.push(subject));
  await notices.start();
});
afterAll(async () => {
  await notices.close();
  await line.close();
  await database.close();
});

const tell = (payload: string) =>
  inTransaction(database.db, (tx) => sql`SELECT pg_notify('tucano', ${payload})`.execute(tx));
/** Old enough to count for nothing by its age alone. */
const old = (): ReturnType<Notices["mark"]> => {
  const mark = notices.mark();
  return { ...mark, atMs: mark.atMs - 60_000 };
};
const becomes = (isBelieved: boolean, mark: ReturnType<Notices["mark"]>, withinMs: number) =>
  expect.poll(() => notices.isCurrent(mark), { timeout: withinMs, interval: 10 }).toBe(isBelieved);

test("a notice is heard when its transaction commits, by those who listen to its topic", async () => {
  await tell("test one two");
  await tell("other three");
  await inTransaction(database.db, async (tx) => {
    await sql`SELECT pg_notify('tucano', 'test never')`.execute(tx);
    throw new Error("rolled back");
  }).catch(() => undefined);
  await tell("test four");
  await expect.poll(() => heard, { timeout: 1_000, interval: 5 }).toEqual(["one two", "four"]);
  expect(notices.isCurrent(old())).toBe(true);
});

test("a notice of a member who is no number is logged, and those after it are heard", async () => {
  await tell("test of nobody");
  await tell("test of 100000001");
  await expect
    .poll(() => heard.slice(-2), { timeout: 1_000, interval: 5 })
    .toEqual(["of nobody", "of 100000001"]);
  expect(warned).toEqual([
    expect.objectContaining({
      topic: "test",
      err: expect.objectContaining({ type: "RangeError" }) as unknown,
    }),
  ]);
});

test("a line that falls silent is believed for less than a second", async () => {
  const mark = old();
  line.be("silent");
  await becomes(false, mark, 1_000);
  expect(notices.isCurrent(notices.mark())).toBe(true);
  await tell("test late");
  line.be("fine");
  await becomes(true, mark, 2_000);
  // Nothing was lost: it is believed again only after what was told meanwhile has come.
  expect(heard.at(-1)).toBe("late");
});

test.each(["cut", "forgotten"] as const)(
  "a line that was %s proves nothing any more",
  async (mood) => {
    const mark = old();
    line.be(mood);
    await becomes(false, mark, 1_000);
    await tell("test unheard");
    line.be("fine");
    const fresh = async () => notices.isCurrent(old());
    await expect.poll(fresh, { timeout: 12_000, interval: 20 }).toBe(true);
    expect(notices.isCurrent(mark)).toBe(false);
    expect(heard).not.toContain("unheard");
    await tell(`test ${mood}`);
    await expect.poll(() => heard.at(-1), { timeout: 1_000, interval: 5 }).toBe(mood);
  },
);
