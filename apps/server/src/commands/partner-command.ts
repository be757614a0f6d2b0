/**
 * `npm run sandbox-partner`: makes the sandbox aggregator a partner of the house that runs here, as
 * two people at the desk would: what is agreed, its key, and its games as it lists them, shown in
 * the lobby. For development: it is refused wherever the aggregator itself is.
 */
import * as z from "zod/mini";
import { composeBeside, type Machine, runCommand, say } from "../at-the-machine.ts";
import type { Rooms } from "../composition.ts";
import type { Tx } from "../platform/database/types.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { fetchText } from "../platform/http/outgoing.ts";
import { plainTerms } from "../rounds/index.ts";

const CODE = "sandbox";
const NAME = "Sandbox Studio";
const TIMEOUT_MS = 5_000;
const BYTES_MAX = 16_384;

const introduction = z.object({
  baseUrl: z.url(),
  operatorId: z.int(),
  publicKeyPem: z.string(),
});
type Introduction = z.infer<typeof introduction>;

/** As it says it itself, wherever its process runs. */
async function meet({ config }: Machine): Promise<Introduction> {
  const port = config.sandboxStudio?.port ?? 0;
  if (port === 0) throw new RangeError("Say where it is: SANDBOX_STUDIO_PORT, as for npm start.");
  const url = `http://127.0.0.1:${port}/introduction`;
  const call = { method: "GET", timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX } as const;
  const answer = await fetchText(url, call).catch(() => null);
  if (answer === null) throw new RangeError(`Nobody answers at ${url}: start the house with it.`);
  return introduction.parse(JSON.parse(answer.text));
}

interface Desk {
  readonly machine: Machine;
  readonly rooms: Rooms;
  readonly note: (
    tx: Tx,
    action: "studio.save" | "studio.key" | "partner.take",
    subject: string,
    details: Readonly<Record<string, string>>,
  ) => Promise<void>;
}

async function agree({ machine, rooms: { rounds }, note }: Desk, of: Introduction): Promise<void> {
  const { baseUrl, operatorId, publicKeyPem } = of;
  const terms = {
    ...plainTerms,
    name: NAME,
    baseUrl,
    operatorId,
    frameOrigins: [new URL(baseUrl).origin],
    frameWords: "hizi" as const,
  };
  await inTransaction(machine.db, async (tx) => {
    await rounds.saveStudio(tx, { code: CODE, terms });
    await note(tx, "studio.save", `studio:${CODE}`, { base_url: baseUrl });
  });
  try {
    await inTransaction(machine.db, async (tx) => {
      const wish = { studio: CODE, publicKeyPem, addedBy: machine.user };
      const { keyId, fingerprint } = await rounds.addStudioKey(tx, wish);
      await note(tx, "studio.key", `studio:${CODE}`, { key_id: keyId, fingerprint });
    });
  } catch (error) {
    const isKnown = error instanceof DomainError && error.code === "backoffice.studio_key_known";
    if (!isKnown) throw error;
  }
  rounds.invalidateStudios();
}

/** What it lists and the house does not show yet. */
async function showGames({ machine, rooms, note }: Desk): Promise<void> {
  const { aggregators, catalog } = rooms;
  const { problem } = await aggregators.pullGames({ partner: CODE, isGoneMeant: true });
  if (problem !== null) throw new RangeError(`Its games could not be asked for: ${problem}`);
  for (const { code, facts, isGone, ...listed } of await aggregators.listGames({ partner: CODE })) {
    if (isGone) continue;
    if (listed.takenVersion !== listed.version) {
      await aggregators.takeOver({
        partner: CODE,
        code,
        operator: machine.user,
        gameType: facts.category === "Crash Games" ? "crash" : "slots",
        volatility: "medium",
        rtpBasisPoints: facts.rtpBasisPoints ?? 0,
        minBetCentavos: 10,
        maxBetCentavos: 100_000,
        hasDemo: true,
        alongside: async (tx, _game, id) => {
          await catalog.setGameStatus(tx, id, "live");
          await note(tx, "partner.take", `game:${id}`, { code, name: facts.name });
        },
      });
    }
    say(`  ${facts.name}`);
  }
}

async function execute(machine: Machine, args: readonly string[]): Promise<boolean> {
  if (args.length > 0) return false;
  const desk: Desk = {
    machine,
    rooms: composeBeside(machine).rooms,
    note: (tx, action, subject, details) =>
      machine.audit.append(tx, {
        action,
        subject,
        operator: null,
        ip: null,
        details: { ...details, machine: machine.user },
      }),
  };
  await agree(desk, await meet(machine));
  say(`${NAME} is a partner, and these are its games in the lobby:`);
  await showGames(desk);
  return true;
}

runCommand(process.env, { usage: "npm run sandbox-partner", refusals: {}, execute });
