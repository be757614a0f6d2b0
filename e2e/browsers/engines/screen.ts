/** A screen that nobody sees, for browsers that draw on one. */
import { type ChildProcess, spawn } from "node:child_process";

/** Large enough for the widest window that is looked at. */
const SCREEN = "1600x1200x24";

/** It answers the number that it has taken. */
export async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const args = ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"];
  const server = spawn("Xvfb", args, { stdio: ["ignore", "pipe", "ignore"] });
  const number = await new Promise<string>((resolve, reject) => {
    server.once("error", reject);
    server.once("close", () => reject(new Error("Xvfb ended.")));
    server.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { display: `:${number}`, process: server };
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.kill();
  await ended;
}
