/**
 * `npm run rgs`: games that others publish as weighted books. `import` takes a publication in, with
 * every reason where it does not; `verify` holds what is stored against it again; `offer` makes a
 * version the one that is played, `withdraw` ends that. Works beside a running server.
 */
import { parseArgs } from "node:util";
import { type GameType, gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { composeBeside, type Machine, runCommand, say } from "../at-the-machine.ts";
import type { Tx } from "../platform/database/types.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import {
  importPublication,
  type ImportOrder,
  listPublications,
  offerPublication,
  type Publication,
  PublicationRefused,
  verifyHere,
  withdrawPublication,
} from "../rgs/index.ts";

const USAGE = `npm run rgs                                             what was imported
npm run rgs -- import <folder> --game <code>            takes a publication in
    [--front <folder of its front end>]
npm run rgs -- verify                                   is what is stored what was imported?
npm run rgs -- offer <code> <version> --reason <text>   new rounds are played by it
    [--name <name>] [--studio <name>] [--type <${gameTypes.join("|")}>]
npm run rgs -- withdraw <code> <version> --reason <text>`;

const options = {
  game: { type: "string" },
  front: { type: "string" },
  name: { type: "string" },
  studio: { type: "string", default: "Guest" },
  type: { type: "string", default: "slots" },
  reason: { type: "string" },
} as const;

const told = (altered: Publication["altered"]): string =>
  altered.map(({ part, mode }) => (mode === null ? part : `${part} of ${mode}`)).join(", ");

function show({ game, version, hash, status, report, altered }: Publication): void {
  say(`${game} version ${version}, ${status}, ${hash}`);
  for (const mode of report.modes) {
    const { name, bookCount, rtpPercent, hitPercent, maxPayout, maxOneIn, deviation } = mode;
    say(
      `    ${name}: ${bookCount} books, returns ${rtpPercent} %, wins in ${hitPercent} %, at most ` +
        `${formatBasisPoints(maxPayout)} times the bet (1 in ${maxOneIn}), deviation ${deviation}`,
    );
  }
  for (const warning of report.warnings) say(`    warning: ${warning}`);
  if (altered.length > 0) say(`    altered, so nobody plays it: ${told(altered)}`);
}

async function verifyAll(machine: Machine): Promise<void> {
  let bad = 0;
  for (const publication of await listPublications(machine.db)) {
    const { game, version } = publication;
    const altered = await verifyHere(machine, publication);
    say(`${game} version ${version}: ${altered.length === 0 ? "as imported" : told(altered)}`);
    if (altered.length > 0) bad += 1;
  }
  if (bad > 0) throw new RangeError(`${bad} are not what was imported: nobody plays them.`);
}

async function takeIn(machine: Machine, order: ImportOrder): Promise<void> {
  try {
    show(await importPublication(machine, order));
  } catch (error) {
    if (!(error instanceof PublicationRefused)) throw error;
    throw new RangeError(["Not taken:", ...error.reasons].join("\n    "));
  }
}

interface Act {
  readonly action: "rgs.offer" | "rgs.withdraw";
  readonly publication: Publication;
  readonly reason: string;
}

async function noted(machine: Machine, act: Act, work: (tx: Tx) => Promise<void>): Promise<void> {
  const { game, version, hash } = act.publication;
  await inTransaction(machine.db, async (tx) => {
    await work(tx);
    await machine.audit.append(tx, {
      action: act.action,
      subject: `rgs:${game}/${version}`,
      operator: null,
      ip: null,
      reason: act.reason,
      details: { hash, machine: machine.user },
    });
  });
}

const typeOf = (text: string): GameType => {
  const found = gameTypes.find((type) => type === text);
  if (found === undefined) throw new RangeError(`There is no type ${text} of games.`);
  return found;
};

async function execute(machine: Machine, args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [act, what, version] = positionals;
  if (act === undefined) {
    for (const publication of await listPublications(machine.db)) show(publication);
    return true;
  }
  if (act === "import" && what !== undefined && values.game !== undefined) {
    const { game, front } = values;
    await takeIn(machine, { folder: what, game, ...(front === undefined ? {} : { front }) });
    return true;
  }
  if (act === "verify" && what === undefined) {
    await verifyAll(machine);
    return true;
  }
  const { reason } = values;
  if ((act !== "offer" && act !== "withdraw") || reason === undefined) return false;
  const publication = (await listPublications(machine.db)).find(
    (one) => one.game === what && String(one.version) === version,
  );
  if (publication === undefined) throw new RangeError("There is no such version.");
  const { catalog } = composeBeside(machine).rooms;
  if (act === "withdraw") {
    await noted(machine, { action: "rgs.withdraw", publication, reason }, (tx) =>
      withdrawPublication(tx, catalog, publication),
    );
    return true;
  }
  const offer = {
    name: values.name ?? publication.game,
    brand: values.studio,
    gameType: typeOf(values.type),
    at: machine.clock.now(),
  };
  await noted(machine, { action: "rgs.offer", publication, reason }, (tx) =>
    offerPublication(tx, catalog, { publication, offer }),
  );
  return true;
}

runCommand(process.env, { usage: USAGE, refusals: {}, execute });
