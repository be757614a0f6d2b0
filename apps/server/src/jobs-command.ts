/**
 * `npm run jobs`: background jobs that failed at every try. Without more it says what lies in the
 * dead letters and why; `-- again <queue> <reason>` puts a queue's jobs back into it, once what
 * stood in their way is mended. Works beside a running server; it is in the audit log.
 */
import { type Machine, runCommand, say } from "./at-the-machine.ts";
import { inTransaction } from "./platform/database/transaction.ts";
import { createJobs, type Jobs } from "./platform/jobs/index.ts";

const USAGE = `npm run jobs                              what failed for good, by queue
npm run jobs -- again <queue> <reason>    puts a queue's jobs back into it`;

async function show(jobs: Jobs): Promise<void> {
  const dead = await jobs.deadLetters();
  if (dead.length === 0) say("No job has failed for good.");
  for (const { queue, count, latestAt, reason } of dead) {
    say(`${queue}  ${count}, the latest at ${latestAt.toISOString()}: ${reason}`);
  }
}

interface Again {
  readonly queue: string;
  readonly reason: string;
}

async function sendAgain(
  { db, audit, user }: Machine,
  jobs: Jobs,
  { queue, reason }: Again,
): Promise<void> {
  const dead = (await jobs.deadLetters()).find((one) => one.queue === queue);
  if (dead === undefined) throw new RangeError(`There are no dead letters of ${queue}.`);
  await inTransaction(db, (tx) =>
    audit.append(tx, {
      action: "jobs.again",
      subject: `queue:${queue}`,
      operator: null,
      ip: null,
      reason,
      details: { jobs: String(dead.count), machine: user },
    }),
  );
  say(`Sent again: ${await jobs.sendAgain(queue)}.`);
}

async function execute(machine: Machine, args: readonly string[]): Promise<boolean> {
  const [act, queue, ...words] = args;
  const reason = words.join(" ");
  if (act !== undefined && (act !== "again" || queue === undefined || reason === "")) return false;
  const jobs = createJobs({ url: machine.databaseUrl, logger: machine.logger });
  await jobs.start({ work: false });
  try {
    await (queue === undefined ? show(jobs) : sendAgain(machine, jobs, { queue, reason }));
  } finally {
    await jobs.stop();
  }
  return true;
}

runCommand(process.env, { usage: USAGE, refusals: {}, execute });
