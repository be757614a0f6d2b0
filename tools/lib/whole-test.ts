/** A test with processes of its own: whatever ends it, they end first, and it says how it went. */
import { secondsSince } from "./run.ts";

const LIMIT_MS = 600_000;
const EXIT_LEFT_OUT = 2;

interface WholeTest {
  readonly name: string;
  /** What went wrong, or in plain words why nothing could be tested. */
  readonly run: () => Promise<readonly string[] | string>;
  /** Ends all that was started. */
  readonly close: (hasFailed: boolean) => Promise<void>;
  /** For somebody who looks around in it. */
  readonly isUnlimited?: boolean;
}

export async function runWholeTest({
  name,
  run,
  close,
  isUnlimited = false,
}: WholeTest): Promise<never> {
  const startedMs = performance.now();
  const leave = async (exitCode: number): Promise<never> => {
    await close(exitCode !== 0).catch(() => undefined);
    process.exit(exitCode);
  };
  if (!isUnlimited) {
    setTimeout(() => {
      console.error(`\nNot done after ${LIMIT_MS / 1_000} s: that is too long.`);
      void leave(1);
    }, LIMIT_MS).unref();
  }
  process.once("SIGINT", () => void leave(130));
  process.once("SIGTERM", () => void leave(143));
  process.once("disconnect", () => void leave(143));
  process.channel?.unref();
  try {
    const complaints = await run();
    if (typeof complaints === "string") {
      console.log(`${complaints}\n\n${name}: LEFT OUT. Nothing was tested.`);
      return await leave(EXIT_LEFT_OUT);
    }
    for (const complaint of complaints) console.log(`FAIL  ${complaint}`);
    const word = complaints.length === 0 ? "passed" : "FAILED";
    console.log(`\n${name}: ${word} (${secondsSince(startedMs)})`);
    return await leave(complaints.length === 0 ? 0 : 1);
  } catch (error) {
    console.error(error);
    console.log(`\n${name}: FAILED`);
    return leave(1);
  }
}
