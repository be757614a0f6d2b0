/**
 * `npm run secrets`: replaces the keys of the house while its servers run. Works beside them, where
 * their DATA_DIR is; each act is in the audit log. What to do when, and for a folder that is copied
 * to several machines: docs/runbooks/secrets.md.
 */
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Machine, runCommand, say } from "./at-the-machine.ts";
import { sealOperatorFactors } from "./backoffice/index.ts";
import { sealSeeds as sealHouseSeeds } from "./house-games/index.ts";
import { sealPictures } from "./identity/index.ts";
import { sealFactors } from "./members/index.ts";
import { connect } from "./platform/database/connect.ts";
import { replaceFingerprint } from "./platform/database/fingerprints-repository.ts";
import { JOBS_ROLE, RUNTIME_ROLE, setPassword } from "./platform/database/logins.ts";
import { inTransaction } from "./platform/database/transaction.ts";
import type { Db } from "./platform/database/types.ts";
import { openKeyFile, type Rotation, rotations } from "./platform/secrets/rotation.ts";
import { seedBoxOf } from "./platform/secrets/seed-box.ts";
import { REREAD_MS } from "./platform/secrets/secrets.ts";
import { sealChains } from "./shared-rounds/index.ts";
import { sealSeeds as sealWheelSeeds } from "./wheels/index.ts";

const LOGINS = "database-logins";
const USAGE = `npm run secrets -- list
npm run secrets -- rotate <name>         a new key, used as soon as every server has read it
npm run secrets -- add <name>            only the first half: accepted, not used
npm run secrets -- use <name>            only the second half
npm run secrets -- retire <name> [now]   seals anew what is sealed and takes old keys out;
                                         now: it leaked, so that nobody may wait for it
npm run secrets -- rotate ${LOGINS}   to the first password that DATABASE_URL names`;

/** Longer than any server goes on with what it has read. */
const READ_BY_ALL_MS = 3 * REREAD_MS;

async function asOwner<Done>(
  { config, databaseUrl }: Machine,
  act: (owner: Db, pool: ReturnType<typeof connect>["pool"]) => Promise<Done>,
): Promise<Done> {
  const url = config.databaseOwnerUrl ?? databaseUrl;
  const connection = connect({ url, poolSize: 1, login: null });
  try {
    return await act(connection.db, connection.pool);
  } finally {
    await connection.close();
  }
}

function note({ db, audit, user }: Machine, name: string, act: string): Promise<void> {
  const details = { act, machine: user };
  const entry = { action: "secrets.change", subject: `secret:${name}`, details } as const;
  return inTransaction(db, (tx) => audit.append(tx, { ...entry, operator: null, ip: null }));
}

function rotationOf(name: string): Rotation {
  const found = rotations[name];
  if (found === undefined) throw new RangeError(`There is no such secret.\n${USAGE}`);
  return found;
}

const fileOf = ({ config }: Machine, name: string) =>
  openKeyFile(path.join(config.dataDir, "secrets"), name);

function list(machine: Machine): void {
  for (const [name, { protects }] of Object.entries(rotations)) {
    if (name === "seeds" && machine.config.seedKeys.length > 0) {
      say(`seeds  ${machine.config.seedKeys.length} in SEED_KEY  ${protects}`);
      continue;
    }
    const { count, changedAt } = fileOf(machine, name);
    say(`${name}  ${count} since ${changedAt.toISOString()}  ${protects}`);
  }
  say(`${LOGINS}  follow from the password in DATABASE_URL`);
}

async function add(machine: Machine, name: string): Promise<void> {
  if (name === "seeds" && machine.config.seedKeys.length > 0) {
    throw new RangeError("SEED_KEY is set: the new key is added there, see the runbook.");
  }
  const file = fileOf(machine, name);
  if (file.count > 1)
    throw new RangeError("It is being replaced already: use the new key, or retire the old one.");
  await note(machine, name, "add");
  file.add(machine.random);
}

async function use(machine: Machine, name: string): Promise<void> {
  const file = fileOf(machine, name);
  const fingerprint = file.fingerprintToCome;
  if (fingerprint === null) throw new RangeError("There is no new key: add it first.");
  await note(machine, name, "use");
  await asOwner(machine, (owner) => replaceFingerprint(owner, name, fingerprint));
  file.use();
}

async function rotate(machine: Machine, name: string): Promise<void> {
  await add(machine, name);
  await wait(READ_BY_ALL_MS);
  await use(machine, name);
  say("The new key is in use, the old one is still accepted.");
}

async function rotateLogins(machine: Machine): Promise<void> {
  await note(machine, LOGINS, "rotate");
  await asOwner(machine, async (_owner, pool) => {
    for (const login of [RUNTIME_ROLE, JOBS_ROLE] as const)
      await setPassword(pool, machine.databaseUrl, login);
  });
  say("The logins have the first password. Take the others out of DATABASE_URL.");
}

async function sealAll(machine: Machine, name: string): Promise<number> {
  if (name === "members-second-factor") return sealFactors(machine);
  if (name === "backoffice-second-factor") return sealOperatorFactors(machine);
  if (name === "identity-pictures")
    return asOwner(machine, (owner) => sealPictures({ ...machine, owner }));
  const seeds = { db: machine.db, seedBox: seedBoxOf(machine) };
  const house = await sealHouseSeeds(seeds);
  return house + (await sealWheelSeeds(seeds)) + (await sealChains(seeds));
}

async function retire(machine: Machine, name: string, isLeaked: boolean): Promise<void> {
  const { neededMs, isSealing } = rotationOf(name);
  const isNamed = name === "seeds" && machine.config.seedKeys.length > 0;
  const file = isNamed ? null : fileOf(machine, name);
  if (file?.count === 1) throw new RangeError("There is no old key.");
  if (file !== null && file.fingerprintToCome !== null)
    throw new RangeError("The new key is not in use yet.");
  const from = file === null ? null : new Date(file.changedAt.getTime() + neededMs);
  if (from !== null && !isLeaked && machine.clock.now() < from) {
    throw new RangeError(`The old key is needed until ${from.toISOString()}.`);
  }
  await note(machine, name, isLeaked ? "retire, leaked" : "retire");
  if (isSealing === true) say(`Sealed anew: ${await sealAll(machine, name)}.`);
  file?.retire();
  say(isNamed ? "Take the old key out of SEED_KEY." : "The old key is not accepted any more.");
}

async function execute(machine: Machine, args: readonly string[]): Promise<boolean> {
  const [act, name, word, ...rest] = args;
  if (rest.length > 0 || (word !== undefined && (act !== "retire" || word !== "now"))) return false;
  if (act === "list" && name === undefined) {
    list(machine);
    return true;
  }
  if (name === undefined) return false;
  if (act === "rotate" && name === LOGINS) {
    await rotateLogins(machine);
    return true;
  }
  rotationOf(name);
  if (act === "rotate") await rotate(machine, name);
  else if (act === "add") await add(machine, name);
  else if (act === "use") await use(machine, name);
  else if (act === "retire") await retire(machine, name, word === "now");
  else return false;
  return true;
}

runCommand(process.env, { usage: USAGE, refusals: {}, execute });
