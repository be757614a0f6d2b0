/**
 * Loaded before a server starts, it makes the clock of that process jump: whatever the process asks
 * the time gets it shifted by the milliseconds that stand in the file CLOCK_OFFSET_FILE, reread
 * all the time. Timers go on as they do on a machine whose clock is set.
 */
import { readFileSync } from "node:fs";
import { env } from "node:process";

const READ_EVERY_MS = 20;
const file = env["CLOCK_OFFSET_FILE"] ?? "";
const RealDate = Date;

const readOffset = (): number => Number(readFileSync(file, "utf8"));

let offsetMs = readOffset();
setInterval(() => {
  offsetMs = readOffset();
}, READ_EVERY_MS).unref();

const now = (): number => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[]): Date =>
    args.length === 0 ? new target(now()) : (Reflect.construct(target, args) as Date),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
});
