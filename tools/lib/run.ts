/** Runs programs: their output goes to the terminal, is kept, or both. */
import { spawn } from "node:child_process";
import { root } from "./root.ts";

export interface RunOptions {
  /** "show" streams to the terminal; "keep" returns the output and shows nothing. */
  readonly output?: "show" | "keep";
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export interface RunResult {
  readonly exitCode: number;
  readonly output: string;
}

const running = new Set<ReturnType<typeof spawn>>();

export async function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const isShown = options.output !== "keep";
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: isShown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  try {
    return await new Promise<RunResult>((resolve) => {
      child.on("error", (error) => resolve({ exitCode: 127, output: error.message }));
      child.on("close", (code) => resolve({ exitCode: code ?? 1, output }));
    });
  } finally {
    running.delete(child);
  }
}

/** A program of node_modules, run by this very Node. */
export function runBin(
  script: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  return run(process.execPath, [script, ...args], options);
}

/**
 * Ends this process, and what it started, when asked to or when the parent has gone. For tools that
 * only run other programs; the server has its own, gentler way.
 */
export function endChildrenWithThisProcess(): void {
  const end = (exitCode: number) => {
    for (const child of running) child.kill("SIGINT");
    process.exit(exitCode);
  };
  process.once("SIGINT", () => end(130));
  process.once("SIGTERM", () => end(143));
  process.once("disconnect", () => end(143));
  process.channel?.unref();
}

export function secondsSince(startedMs: number): string {
  return `${((performance.now() - startedMs) / 1000).toFixed(1)} s`;
}
