/**
 * `npm run ready`: what has to be true before players are let in, each row met or not, with what to
 * do. Run it where a server runs, with its settings. Reads the whole journal, and changes nothing.
 * Exits with 1 when a row is not met.
 */
import { composeBeside, type Machine, runCommand, say } from "./at-the-machine.ts";
import { checkGoLive, type Row } from "./go-live/index.ts";
import { dailyChecks } from "./ledger/index.ts";

const EXIT_NOT_READY = 1;

function show({ subject, isMet, found, advice }: Row): void {
  say(`${isMet ? "met    " : "NOT MET"}  ${subject}: ${found}`);
  if (!isMet) say(`         ${advice}`);
}

async function execute(machine: Machine, args: readonly string[]): Promise<boolean> {
  if (args.length > 0) return false;
  const { rooms, journal, bookChecks } = composeBeside(machine);
  const rows = await checkGoLive({
    ...machine,
    ...rooms,
    journal,
    bookChecks: dailyChecks(bookChecks),
  });
  rows.forEach(show);
  const open = rows.filter(({ isMet }) => !isMet).length;
  say("");
  say(open === 0 ? "Ready for players." : `NOT ready: ${open} of ${rows.length} rows are not met.`);
  if (open > 0) process.exitCode = EXIT_NOT_READY;
  return true;
}

runCommand(process.env, { usage: "npm run ready", refusals: {}, execute });
