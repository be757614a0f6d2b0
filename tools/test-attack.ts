/**
 * `npm run test:attack`: starts a house as it is shipped and attacks it from outside, over HTTP,
 * WebSocket, bare TCP and with a browser. One line for each attack; exits with 1 where anything
 * did not hold. docs/attacks.md says what is tried.
 *
 *   npm run test:attack                      everything, some ten minutes
 *   npm run test:attack -- --only webhook    those whose name or family holds one of these words
 *   npm run test:attack -- --list            what there is
 */
import { leaveHouse, readOptions, runAttacks } from "./attack/means/run.ts";

let isLeaving = false;
const leave = (exitCode: number) => (): void => {
  if (isLeaving) return;
  isLeaving = true;
  void leaveHouse().finally(() => process.exit(exitCode));
};
process.once("SIGINT", leave(130));
process.once("SIGTERM", leave(143));
process.once("disconnect", leave(143));
process.channel?.unref();

const exitCode = await runAttacks(readOptions(process.argv.slice(2)));
// What an attack left half open does not keep the suite alive.
process.exit(exitCode);
